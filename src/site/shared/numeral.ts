const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** The Roman numeral of the first, second, third ... thing of a short list. */
export const numeral = (index: number) => numerals[index]
