import { normalizeText } from '@/lib/text'

/** The spellings of one search word; any of them matches: `900mm` and `900 mm`. */
export type Word = readonly string[]

const separator = /(?<=\d),(?=\d{3})/g

/** A number at the start of a word, directly before its unit: a letter, a degree or percent sign. */
const numberBeforeUnit = /^[\d.,/-]*\d(?=[\p{L}°%])/u

/**
 * A text as the search compares it: normalized, and once more without thousands separators, so that `1250` finds `1,250`.
 * The separated form stays, so that `1,2` finds it too.
 */
export function searchableText(text: string): string {
  const normalized = normalizeText(text)
  if (!normalized.includes(',')) return normalized
  const joined = normalized.split('\n').flatMap((line) => {
    const without = line.replace(separator, '')
    return without === line ? [] : without
  })
  return [normalized, ...joined].join('\n')
}

const bareNumber = /^\d[\d.,/-]*$/
const unitAlone =
  /^(?:k?w|k?va|v|a|hp|hz|mm|cm|m[23]?|in|ft[23]?|lbs?|kg|gal|gpm|cfm|psi|kpa|btu|tons?|days?|months?)$/

/** Splits a search into distinct words; a number with its unit is one word: `18 kw`. */
export function wordsOf(search: string): Word[] {
  const parts = normalizeText(search).split(/\s+/)
  const words: string[] = []
  let isAfterNumber = false
  for (const part of parts.map((typed) => typed.replace(/,$/, ''))) {
    if (isAfterNumber && unitAlone.test(part)) words.push(`${words.pop()}${part}`)
    else if (part) words.push(part)
    isAfterNumber = bareNumber.test(part)
  }
  return [...new Set(words)].map(spellingsOf)
}

function spellingsOf(word: string): Word {
  const joined = word.replace(separator, '')
  return [...new Set([word, joined, joined.replace(numberBeforeUnit, '$& ')])]
}

/** Whether a searchable text contains a word. */
export const contains = (searchable: string, word: Word) =>
  word.some((spelling) => searchable.includes(spelling))

/**
 * Splits a text into parts that do not match the words and parts that do, in turns, beginning with one that does not. A match
 * that spans removed characters stays in the former, such as `1250` in `1,250`.
 */
export function matchedParts(text: string, words: readonly Word[]): string[] {
  const letters = [...text]
  const folds = letters.map(normalizeText)
  /** The letter that each character of the folded text comes from. */
  const origins = folds.flatMap((fold, index) => Array.from({ length: fold.length }, () => index))
  const folded = folds.join('')
  const isMatched = letters.map(() => false)
  for (const spelling of words.flat())
    for (let at = folded.indexOf(spelling); at >= 0; at = folded.indexOf(spelling, at + 1))
      isMatched.fill(true, origins[at], (origins[at + spelling.length - 1] ?? 0) + 1)
  const parts = ['']
  for (const [index, letter] of letters.entries()) {
    if (isMatched[index] !== (parts.length % 2 === 0)) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}

/** Like `contains`, but a number must match from its first digit: 208 matches 208 V, not 1,208 or 3.208. */
export const containsValue = (searchable: string, word: Word) =>
  word.some((spelling) =>
    /^\d/.test(spelling) ? hasNumber(searchable, spelling) : searchable.includes(spelling),
  )

function hasNumber(searchable: string, number: string): boolean {
  let at = searchable.indexOf(number)
  while (at > 0 && /\d[.,]?$/.test(searchable.slice(Math.max(0, at - 2), at)))
    at = searchable.indexOf(number, at + 1)
  return at >= 0
}
