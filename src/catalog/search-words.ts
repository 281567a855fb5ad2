/** A word of a search in its spellings, any of which finds it: `900mm` and `900 mm`. */
export type Word = readonly string[]

/**
 * As it is typed: lower case without accents, which sorting ignores too, and without what only typesetting has. `Kärcher`
 * as `karcher`, `m²` as `m2`, `2–36` as `2-36`, `1½″` as `1 1/2"`.
 */
export function plainText(text: string): string {
  // Most texts. What follows would take 20 ms more of the first key in a list of 10,000.
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase()
  return (
    text
      .replace(/[‘’′´]/g, "'")
      .replace(/[“”″]/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      // Keyboards with an ordinal sign give it for the degree. NFKD would write `o`, as in `nº`.
      .replace(/(?<!\p{L})º/gu, '°')
      // NFKD writes `½` as `1⁄2` and `²` as `2`, which must not join the number before it.
      .replace(/(\d)(\p{No})/gu, '$1 $2')
      .normalize('NFKD')
      .replace(/⁄/g, '/')
      .replace(/[\u0300-\u036f]/g, '')
      // Last: NFKD writes `℃` as `°C`.
      .toLowerCase()
  )
}

const separator = /(?<=\d),(?=\d{3})/g

/** A number from the start of a word, before the letter, degree or percent sign of its unit. */
const numberBeforeUnit = /^[\d.,/-]*\d(?=[\p{L}°%])/u

/**
 * What is searched of a text: `plainText`, and below it the lines whose numbers have separators, without them. `1,250` stays
 * for those who have typed only `1,2` of it.
 */
export function fold(text: string): string {
  const folded = plainText(text)
  if (!folded.includes(',')) return folded
  const joined = folded.split('\n').flatMap((line) => {
    const without = line.replace(separator, '')
    return without === line ? [] : without
  })
  return [folded, ...joined].join('\n')
}

/** A space between a number and its unit, which are one word: `18 kw`. */
const spaceBeforeUnit =
  /(?<=(?:^|\s)\d[\d.,/-]*)\s+(?=(?:k?w|k?va|v|a|hp|hz|mm|cm|m[23]?|in|ft[23]?|lbs?|kg|gal|gpm|cfm|psi|kpa|btu|tons?|days?|months?)(?:\s|$))/g

const commaBehindWord = /,(?=\s|$)/g

/** The words of a search; a number with its unit is one. */
export const wordsOf = (search: string): Word[] =>
  plainText(search)
    .replace(commaBehindWord, '')
    .replace(spaceBeforeUnit, '')
    .split(/\s+/)
    .filter(Boolean)
    .map(spellingsOf)

function spellingsOf(word: string): Word {
  const joined = word.replace(separator, '')
  return [...new Set([word, joined, joined.replace(numberBeforeUnit, '$& ')])]
}

/** Whether a folded text contains a word. */
export const contains = (folded: string, word: Word) => word.some((spelling) => folded.includes(spelling))

/** The same of values: a number is found from its first digit on, 208 in 208 V but not in 1,208 or 3.208. */
export const containsValue = (folded: string, word: Word) =>
  word.some((spelling) => (/^\d/.test(spelling) ? hasNumber(folded, spelling) : folded.includes(spelling)))

function hasNumber(folded: string, number: string): boolean {
  let at = folded.indexOf(number)
  while (at > 0 && /\d[.,]?$/.test(folded.slice(Math.max(0, at - 2), at))) at = folded.indexOf(number, at + 1)
  return at >= 0
}
