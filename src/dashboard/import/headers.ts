import { columns } from '@/catalog/columns'
import { readAmount, readMoney } from '@/catalog/numbers'
import { currencies } from '@/content/equipment'
import type { ImportKey } from './column-mapping'

/** Converts a cell of a column whose head names a unit to the text the catalog would hold. */
export type Converter = (text: string) => string

const bareNumber = /^\d[\d.,'’\s]*$/u
/** Also '914 x 610', '208/240' and '9-12'. */
const bareNumbers = /^\d[\d.,'’\s/x×*–-]*$/iu

/** What one unit of a head is in the unit of the column. */
const factors: Partial<Record<ImportKey, Readonly<Record<string, number>>>> = {
  lead_time_days: {
    ...named(1, 'd day days tag tage tagen jour jours giorno giorni día días dia dias'),
    ...named(7, 'wk wks week weeks woche wochen semaine semaines settimana settimane semana semanas'),
  },
  warranty_months: {
    ...named(1, 'mo month months monat monate monaten mois mese mesi mes meses'),
    ...named(12, 'y yr yrs year years jahr jahre jahren ans année années anno anni año años'),
  },
}

/** The words for one unit, in the languages of makers' lists. */
function named(factor: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, factor]))
}

/** Whether a column is counted in days or months. */
export const isTime = (key: ImportKey): key is 'lead_time_days' | 'warranty_months' =>
  factors[key] !== undefined

/** 'kW', 'l/min', 'in', '°C', 'm²' and the like. */
const unitLike = /^[\p{L}°%"'²³/.·\d ]{1,12}$/u

/** Also 'Noise (dB(A))'. */
const inBrackets = /^(.*\S)\s*[([]\s*((?:[^()[\]]|\([^()[\]]*\))+?)\s*[)\]]$/u
const currencyBehind = new RegExp(`^(.*?\\S)\\s+(?:in\\s+)?(${currencies.join('|')}|[€£$])$`, 'iu')

/** Longest head with a unit, in characters. The patterns take quadratic time, and a hostile file has long heads. */
const maxHead = 100

/** Normalizes a head to lower-case letters and digits: 'Lead Time (days)' equals 'lead_time_days'. */
export const plainHead = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A head without the unit behind it, and the unit: 'Power [kW]', 'Delivery time (weeks)', 'List price EUR'. */
export function splitHead(header: string): { words: string; unit: string | null } {
  const head = header.trim()
  const [, words, unit] =
    (head.length <= maxHead && (inBrackets.exec(head) ?? currencyBehind.exec(head))) || []
  return words && unit ? { words, unit } : { words: header, unit: null }
}

/**
 * How cells of a column are read whose head has this unit, or none; null where they are taken as they are, or the unit says
 * nothing to the column.
 */
export function converterOf(key: ImportKey, unit: string | null): Converter | null {
  const known = factors[key]
  if (known) {
    const factor = unit === null ? 1 : known[unit.toLowerCase()]
    return factor ? (text) => convert(text, factor, known) : null
  }
  if (unit === null) return null
  if (key === 'cost') return readMoney(`0 ${unit}`).ok ? pricedIn(unit) : null
  const isTechnical = columns.some((column) => column.key === key && column.isTechnical)
  return isTechnical && unitLike.test(unit) ? behindNumbers(unit, bareNumbers) : null
}

/** Words for time in a unit, whether or not the column can be counted in it. */
const timeWords: ReadonlySet<string> = new Set([
  ...Object.values(factors).flatMap((units = {}) => Object.keys(units)),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'quarter', 'quarters'],
])

/** Business days are fewer than the days they take. */
const otherDays = /business|working/iu

/**
 * How the cells of a column are read that a person chose for this head. In 'Lead Time (months)' a 3 stays 3 months, which
 * is refused: months have no fixed number of days, and 3 would be read as days. 'Lead Time (day(s), ARO)' counts in days.
 */
export function readerOf(key: ImportKey, header: string): Converter | null {
  const { unit } = splitHead(header)
  const converter = converterOf(key, unit)
  if (unit !== null && converter) return converter
  if (key === 'cost') return readerOfCurrency(header)
  const known = factors[key]
  return (known && readerOfTimes(known, unit, header)) ?? converter
}

/** A head with words for time that are no unit: 'Lead time in weeks', 'Lead Time (days or weeks)'. Null without such words. */
function readerOfTimes(
  known: Readonly<Record<string, number>>,
  unit: string | null,
  header: string,
): Converter | null {
  const words = unit ?? header
  const times = [...new Set(timesIn(words))]
  const isOther = otherDays.test(words)
  if (times.length === 0 && !isOther) return null
  const factor = times.length === 1 && known[times[0] ?? '']
  // In brackets further words may qualify it.
  if (unit === null && factor && !isOther) return (text) => convert(text, factor, known)
  const isOwn = !isOther && times.every((word) => known[word] === 1)
  const withUnit = isOwn ? (text: string) => text : behindNumbers(words)
  return (text) => convert(withUnit(text), 1, known)
}

/** Prices in thousands: 'Cost (k€)', 'Price (USD, thousands)', "Price '000 EUR". */
const thousands = new RegExp(
  `(?<!\\p{L})(?:[kt]\\s?(?:${currencies.join('|')}|[€£$])|k|tsd|thousands?|mio|millions?)(?!\\p{L})|000`,
  'iu',
)

/** A head that names one currency among other words: 'List price (EUR, net)'. Prices in thousands are refused. */
function readerOfCurrency(header: string): Converter | null {
  if (thousands.test(header)) return behindNumbers(splitHead(header).unit ?? header)
  const words = header.toUpperCase().match(/\p{L}+|[€£$]/gu) ?? []
  const named = [...new Set(words)].filter(
    (word) => /[€£$]/.test(word) || currencies.some((code) => code === word),
  )
  const [currency] = named
  return currency && named.length === 1 ? pricedIn(currency) : null
}

const timesIn = (unit: string) =>
  unit
    // 'LeadTimeWeeks'
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => timeWords.has(word))

export const behindNumbers =
  (unit: string, numbers = bareNumber): Converter =>
  (text) =>
    numbers.test(text) ? `${text} ${unit}` : text

/** Prices with the sign or code of a head behind them, unless a cell has one of its own: a plain $ may be Canadian. */
function pricedIn(currency: string): Converter {
  return (text) => {
    const priced = `${text} ${currency}`
    if (bareNumber.test(text)) return priced
    const price = readMoney(text)
    const isOpen = price.ok && price.value.amount !== null && price.value.currencies.length > 1
    return isOpen && readMoney(priced).ok ? priced : text
  }
}

/** A unit behind the number goes before that of the head. What makes no whole number is left, and refused like any cell. */
function convert(text: string, factor: number, known: Readonly<Record<string, number>>): string {
  const [, number = text, unit = ''] = /^([\d.,]+)\s?(\p{L}+)$/u.exec(text) ?? []
  const own = unit ? known[unit.toLowerCase()] : factor
  const amount = readAmount(number.trim())
  if (own === undefined || amount === null) return text
  const product = amount * own
  return Number.isSafeInteger(product) ? String(product) : text
}
