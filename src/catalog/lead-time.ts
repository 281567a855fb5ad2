import { canonicalText } from '@/lib/canonical-text'
import { normalizeText } from '@/lib/text'
import { type Reading, readAmount, readWhole } from './numbers'

// Lead times and warranties as people and price lists write them, for the form and the import.

/** Days of the longest month. */
const longestMonth = 31

const wordsWith = (factor: number, words: string) => words.split(' ').map((word) => [word, factor] as const)

const months =
  'mo mos mth mths month months monat monate monaten mois mese mesi mes meses månad månader manad manader'

/** Words for days in the languages of price lists, and the number of days each is, or may be: a month has at most 31. */
export const dayUnits: ReadonlyMap<string, number> = new Map([
  ...wordsWith(1, 'd day days tag tage tagen jour jours giorno giorni día días dia dias dag dagar'),
  ...wordsWith(
    7,
    'wk wks week weeks wo woche wochen semaine semaines settimana settimane semana semanas vecka veckor',
  ),
  ...wordsWith(longestMonth, months),
])

/** Words for months in the languages of price lists, and the number of months each is. */
export const monthUnits: ReadonlyMap<string, number> = new Map([
  ...wordsWith(1, months),
  ...wordsWith(
    12,
    'y yr yrs year years jahr jahre jahren an ans annee annees année années anno anni ano anos año años år ar',
  ),
])

/** Words for working days; a week has five. */
const workingDays = /^(?:business|working|work|bus\.?|bank)[- ]?days?$|^(?:werk|arbeits)tagen?$|^bd$/

/** A lead time in days (null for an empty text), and its words if they say more than the number. */
export type LeadTime = { days: number | null; words: string | null }

/** The reason for refusing a text that is no lead time. */
export const leadTimeHint = 'Write days like 30, or 6-8 weeks'
/** The reason for refusing a text that is no warranty. */
export const warrantyHint = 'Write months like 24, or 2 years'

/** The longest text read as a time, in characters. */
const maxLength = 100

const before =
  /^(?:(?:lead ?time|delivery(?: time)?|lieferzeit|availability|ships?|usually|typically)[\s:]+)+/
const after =
  /[\s,(]+(?:a\.?r\.?o\.?|after (?:the )?(?:receipt(?: of (?:the )?order)?|order)|from (?:receipt of )?order|nach (?:auftrag|bestell)\p{L}*|lead ?time|delivery)\)?\.?$/u
const inStock =
  /^(?:(?:in|ex|from|ab|auf|en)[- ]?)?(?:stock|lager)(?: item)?$|^(?:stocked|lagernd|lagerware|sofort(?: lieferbar)?|immediate(?:ly)?(?: available)?|available(?: now| immediately)?|ready to ship)$/
const roughly =
  /^(?:(?:ca\.?|circa|approx\.?|approximately|about|around|roughly|est\.?|[~≈]|up to|bis zu|max\.?|within|in)\s*)+/
const time =
  /^([\d.,]+)\s*-?\s*(\p{L}[\p{L}. -]*?)?\.?(?:\s*(-|\/|to|bis|or|oder|a|till)\s*([\d.,]+)\s*-?\s*(\p{L}[\p{L}. -]*?)?\.?)?$/u

/** 2½ and 2 1/2 weeks. '1/2 weeks' may also be one or two. */
const mixedNumber = /(\d+) ?(?:([¼½¾])|([13]\/[24])(?=[ \p{L}]))|([¼½¾])/gu
const partsOfOne: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
}

const withDecimals = (text: string) =>
  text.replace(mixedNumber, (found, whole = '0', sign: string, fraction: string, alone: string) => {
    const part = partsOfOne[sign ?? fraction ?? alone]
    return part === undefined ? found : String(Number(whole) + part)
  })

/**
 * Reads a lead time: 30, 8 wks, 6-8 weeks (56 days), 10 business days (14), 2½ weeks (18), 3 months (93), in stock (0). Of two times
 * the longer counts, and so does the longest month. 'ARO' and its like are ignored.
 * @param unit the unit of numbers without one
 */
export function readLeadTime(text: string, unit = 'days'): Reading<LeadTime> {
  const written = canonicalText(text).trim()
  if (written === '') return { ok: true, value: { days: null, words: null } }
  const plain = plainOf(withDecimals(written)).replace(before, '').replace(after, '').trim()
  if (inStock.test(plain)) return { ok: true, value: { days: 0, words: null } }
  const exact = plain.replace(roughly, '').replace(/^(?:in |ex )?stock(?=\s*(?:-|to|\/|or)\s*\d)/, '0')
  const [, first = '', firstUnit, between, second, secondUnit] = time.exec(exact) ?? []
  const lastUnit = second === undefined ? firstUnit : secondUnit
  const days = [
    daysOf(first, firstUnit ?? lastUnit ?? plainOf(unit)),
    second === undefined ? 0 : daysOf(second, secondUnit ?? plainOf(unit)),
  ]
  // 11/26 may be a date.
  const isDate = between === '/' && lastUnit === undefined
  const longest = Math.max(...days.map(Number))
  const isWhole = Number.isInteger(longest)
  // 12.5 without a word for its unit may be another number.
  const isUnclear = isDate || (!isWhole && lastUnit === undefined)
  if (days.includes(null) || isUnclear) return { ok: false, reason: leadTimeHint }
  const whole = readWhole(String(Math.ceil(longest)))
  if (!whole.ok) return whole
  const isRough = workingDays.test(firstUnit ?? '') || dayUnits.get(firstUnit ?? '') === longestMonth
  const isExact = exact === plain && second === undefined && isWhole && !isRough
  return { ok: true, value: { days: whole.value, words: isExact ? null : written } }
}

/**
 * Reads a warranty in months: 24, 2 years, 18 mo, 2.5 years. A text with more in it is refused.
 * @param unit the unit of a number without one
 */
export function readWarranty(text: string, unit = 'months'): Reading<number | null> {
  const written = canonicalText(text).trim()
  if (written === '') return { ok: true, value: null }
  const plain = plainOf(written).replace(/\s(?:warranty|guarantee|garantie)$/, '')
  const [, number = '', named = plainOf(unit)] = /^([\d.,]+)\s*-?\s*(\p{L}+)?\.?$/u.exec(plain) ?? []
  const [amount, months] = [readAmount(number), monthUnits.get(named)]
  if (amount === null || months === undefined || !Number.isInteger(amount * months))
    return { ok: false, reason: warrantyHint }
  return readWhole(String(amount * months))
}

/** Lower case, without accents, with plain hyphens. Long texts are no times, and the patterns would take long to refuse them. */
const plainOf = (text: string) => (text.length > maxLength ? '' : normalizeText(text).replace(/\s+/g, ' '))

function daysOf(number: string, unit: string): number | null {
  const amount = readAmount(number)
  if (amount === null) return null
  if (workingDays.test(unit)) return Math.ceil((amount * 7) / 5)
  const days = dayUnits.get(unit)
  return days === undefined ? null : amount * days
}

/**
 * Adds a line such as 'Lead time: 6-8 weeks' to notes, in place of an earlier one of the same label. Notes that have it stay.
 * @param words null adds nothing
 */
export function noteWords(notes: string | null, label: string, words: string | null): string | null {
  const said = (notes ?? '').split('\n')
  if (words === null || said.includes(`${label}: ${words}`)) return notes
  const lines = said.filter((line) => !line.startsWith(`${label}: `))
  return [...lines, `${label}: ${words}`].join('\n').trim()
}
