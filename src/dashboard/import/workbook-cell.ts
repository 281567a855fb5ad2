// The cells of a workbook as texts. A cell holds a bare number; its format says what it is: €980, 4.5 kW, a date.

/** What a number's format adds to it. */
type NumberFormat = {
  before: string
  behind: string
  isPercent: boolean
  /** Decimals that are kept; null for all. */
  decimals: number | null
  /** Digits shown at least before the decimals. */
  digits: number
}

/** Cents are kept also where the format shows whole amounts. */
const fewestDecimals = 2

const general: NumberFormat = { before: '', behind: '', isPercent: false, decimals: null, digits: 1 }

/** Quoted and escaped texts, blanks as wide as a character, currencies, conditions and colors, digits, all other characters. */
const formatParts = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)(?:-([^\]]*))?\]|\[[^\]]*\]|([0#?][0#?.,]*)|(.)/gsu

/** Splits a format at the semicolons between positive, negative, zero and text, and takes the first. */
const firstSection = (format: string) => /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])*/su.exec(format)?.[0] ?? ''

/** 'CHF', '€', 'kW', '°C': a text that says what the number is, not a dash or a bracket. */
const meaning = /[\p{L}\p{Sc}°"'²³]/u
const currency = /\p{L}{0,3}\p{Sc}|\b\p{Lu}{3}\b/u

/** Dollars by the end of the locale in a format, as Excel and others write it: [$$-1009] and [$$-en-CA] are Canadian. */
const dollars: readonly (readonly [sign: string, locales: RegExp])[] = [
  ['CA$', /^(?:1009|C0C|\w+-CA)$/i],
  ['A$', /^(?:C09|\w+-AU)$/i],
  ['NZ$', /^(?:1409|\w+-NZ)$/i],
  ['HK$', /^(?:C04|3C09|\w+-HK)$/i],
  ['S$', /^(?:1004|4809|\w+-SG)$/i],
  ['NT$', /^(?:404|\w+-TW)$/i],
  ['MX$', /^(?:80A|\w+-MX)$/i],
]

/** The sign of the dollar of a locale; a plain one if the locale says nothing else. */
const dollarOf = (locale = '') => dollars.find(([, locales]) => locales.test(locale))?.[0] ?? '$'

function parseNumberFormat(format: string): NumberFormat {
  let [before, pattern, behind] = ['', '', '']
  for (const [, quoted, escaped, sign, locale, digits, other] of firstSection(format).matchAll(formatParts)) {
    const symbol = sign === '$' ? dollarOf(locale) : sign
    if (digits !== undefined) {
      // Fractions, and numbers in groups such as 000-0000.
      if (pattern) return general
      pattern = digits
    } else if (pattern) behind += quoted ?? escaped ?? symbol ?? other ?? ''
    else before += quoted ?? escaped ?? symbol ?? other ?? ''
  }
  if (!pattern) return general
  const [whole = '', decimals = ''] = pattern.split('.')
  // A comma at the end shows thousands. Its text would be wrong beside the number itself: 12500 for '12.5k'.
  const isScaled = pattern.endsWith(',')
  const isPercent = /%/.test(before + behind)
  const textOf = (text: string) => {
    const words = text
      .replaceAll('%', '')
      .trim()
      .replace(/^[()-]+|[()]+$/g, '')
      .trim()
    if (isScaled) return currency.exec(words)?.[0] ?? ''
    return meaning.test(words) ? words : ''
  }
  return {
    before: textOf(before),
    behind: textOf(behind),
    isPercent,
    decimals: Math.max(fewestDecimals, decimals.replace(/[^0#?]/g, '').length) + (isPercent ? 2 : 0),
    digits: /^0+$/.test(whole) ? whole.length : 1,
  }
}

/** Formats by their text: a sheet has few of them and a million cells. */
const parsed = new Map<string, NumberFormat>()

function numberFormatOf(format: string | undefined): NumberFormat {
  if (!format || /^general$/i.test(format)) return general
  const known = parsed.get(format) ?? parseNumberFormat(format)
  parsed.set(format, known)
  return known
}

/**
 * A number with what its format adds: 'CHF 980', '4.5 kW', '12.5%', '00417'. It keeps the 15 digits that spreadsheets keep. A
 * format with decimals rounds it, but not to fewer than two: what the cell shows is what the file says.
 */
export function numberText(value: number, format?: string): string {
  const { before, behind, isPercent, decimals, digits } = numberFormatOf(format)
  const exact = Number(value.toPrecision(15))
  const rounded = decimals === null ? exact : Number(exact.toFixed(Math.min(100, decimals)))
  const shown = isPercent ? Number((rounded * 100).toPrecision(15)) : rounded
  const number =
    digits > 1 && Number.isInteger(shown) && shown >= 0 ? String(shown).padStart(digits, '0') : String(shown)
  const first = before && (/\p{L}$/u.test(before) ? `${before} ` : before)
  return `${first}${number}${isPercent ? '%' : ''}${behind && ` ${behind}`}`
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A date as 2026-03-04, with its time if the format shows one. A format without a year or a day is one that spreadsheets give
 * to texts such as 3-4: the date is written as they show it, 4-Mar or Jun-08.
 * @param date with the parts of the cell in UTC
 */
export function dateText(date: Date, format = ''): string {
  if (Number.isNaN(date.getTime())) return ''
  const letters = firstSection(format)
    .replace(/"[^"]*"|\\.|\[\$[^\]]*\]|am\/pm/gi, '')
    .toLowerCase()
  const [day = '', time = ''] = date.toISOString().split('T')
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8)
  const [hasYear, hasDay, hasTime] = ['y', 'd', 'h'].map((letter) => letters.includes(letter))
  const month = monthNames[date.getUTCMonth()] ?? ''
  if (hasTime && !hasYear && !hasDay) return clock
  if (hasTime && clock !== '00:00') return `${day} ${clock}`
  if (letters.includes('m') && hasDay && !hasYear) return `${date.getUTCDate()}-${month}`
  if (letters.includes('m') && hasYear && !hasDay) return `${month}-${day.slice(2, 4)}`
  return day
}
