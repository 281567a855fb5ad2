/** A name as written inside a sentence: 'The founder' becomes 'the founder', a person's name keeps its capitals. */
export const insideSentence = (name: string) => name.replace(/^The /, 'the ')
