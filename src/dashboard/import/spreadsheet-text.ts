import type { Equipment } from '@/catalog/equipment'
import { cellTextOf } from '@/dashboard/shared/csv-format'
import { datesIn, type WrittenDate } from './dates'

// What Excel, Numbers and LibreOffice make of a text that they take for a number, a date, a time or a yes.

/**
 * Whether a cell holds the stored value, or what a spreadsheet makes of it.
 * @param text as `readCellText` returns it
 * @param isDayFirst the order of dates in the file
 */
export function isAsStored(text: string, value: Equipment[keyof Equipment], isDayFirst: boolean): boolean {
  const stored = cellTextOf(value)
  if (text === stored) return true
  if (typeof value === 'number') return isShortened(value, text)
  return typeof value === 'string' && isWhatASpreadsheetMakesOf(stored, text, isDayFirst)
}

/** Longest text that a spreadsheet takes for a number, in characters. */
const longest = 40

/**
 * Whether a cell is what a spreadsheet makes of a stored text: 417 of 00417, Jun-08 of 06-8108, 4-Mar of 3-4, 1.20E+06 of 12E5,
 * 12.50% of 12.5%. Such a cell was not edited. The cost: a file can change 417 to 00417, but not back; the form can.
 * @param isDayFirst the order of dates such as 3/1/2027 in the file
 */
export function isWhatASpreadsheetMakesOf(stored: string, cell: string, isDayFirst: boolean): boolean {
  if (stored.length > longest || cell.length > longest) return false
  return (
    isSameNumber(stored, cell) ||
    isSamePercentage(stored, cell) ||
    isSamePrice(stored, cell) ||
    isSameFraction(stored, cell) ||
    isSameTime(stored, cell) ||
    isSameYes(stored, cell) ||
    isSameDate(stored, cell, isDayFirst)
  )
}

/** Whether a cell shows this number as a spreadsheet shortens it: 4.42071E+11, or decimals rounded to nine digits or more. */
export function isShortened(value: number, cell: string): boolean {
  if (!Number.isFinite(value)) return false
  const [shown, decimals = ''] = scientific.exec(cell) ?? []
  if (shown) return Number(shown.replace(',', '.')) === Number(value.toExponential(decimals.length))
  if (!plainNumber.test(cell) || !/[.,]/.test(cell)) return false
  const digits = cell.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
  const number = Number(cell.replace(',', '.'))
  return digits >= 9 && digits <= 15 && number === Number(value.toPrecision(digits))
}

/** Numbers as a spreadsheet reads them: also +44, .5, 5., 12E5, (5), and 12,34 with commas that it drops. */
const numberLike = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i
const inBrackets = /^\((\d+(?:[.,]\d+)?)\)$/
const scientific = /^-?\d(?:[.,](\d{1,15}))?e[+-]\d+$/i
/** A number as spreadsheets write it: no zeros before it, and none behind the decimals. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:[.,]\d*[1-9])?$/

/** 26.066 in German, 26 066 in French and 26'066 in Swiss spreadsheets. */
const groupedAbroad = /^[1-9]\d{0,2}(?:[.’'\s]\d{3})+$/

const withPoint = (text: string) => text.replace(',', '.')

function isSameNumber(stored: string, cell: string): boolean {
  const values = [
    ...(numberLike.test(stored) ? [Number(withPoint(stored))] : []),
    ...(inBrackets.test(stored) ? [-Number(withPoint(stored.slice(1, -1)))] : []),
    ...(/^\d+(?:,\d+)+$/.test(stored) ? [Number(stored.replaceAll(',', ''))] : []),
    ...(groupedAbroad.test(stored) ? [Number(stored.replace(/\D/g, ''))] : []),
  ]
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(cell) && stored.includes(',')
  const shown = isGrouped ? cell.replaceAll(',', '') : withPoint(cell)
  const isPlain = plainNumber.test(cell) || isGrouped
  return values.some((value) => (isPlain && isKeptAs(value, shown)) || isShortened(value, cell))
}

/** Whether a spreadsheet keeps a number as this one. It keeps 15 digits: LibreOffice rounds the others, Excel drops them. */
function isKeptAs(value: number, shown: string): boolean {
  if (!Number.isInteger(value) || Math.abs(value) < 1e15) return Number(shown) === value
  const digits = BigInt(value).toString()
  const dropped = digits.replace(/^(-?\d{15})(\d*)$/, (_, kept, others) => kept + '0'.repeat(others.length))
  return [Number(value.toPrecision(15)), Number(dropped)].includes(Number(shown))
}

const percentage = /^([+-]?\d+(?:[.,]\d+)?)\s?%$/

function isSamePercentage(stored: string, cell: string): boolean {
  const [, number] = percentage.exec(stored) ?? []
  const [, shown] = percentage.exec(cell) ?? []
  if (number === undefined) return false
  if (shown !== undefined) return Number(withPoint(number)) === Number(withPoint(shown))
  return plainNumber.test(cell) && Number(withPoint(cell)) === Number(withPoint(number)) / 100
}

const price = /^(-?[$€£])\s?(\d[\d,]*(?:\.\d+)?)$/

function isSamePrice(stored: string, cell: string): boolean {
  const [, sign, number = ''] = price.exec(stored) ?? []
  const [, shownSign, shown = ''] = price.exec(cell) ?? []
  return (
    sign !== undefined &&
    sign === shownSign &&
    Number(number.replaceAll(',', '')) === Number(shown.replaceAll(',', ''))
  )
}

const mixedNumber = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/

/** Half for '0 1/2'. Without a whole number a spreadsheet takes it for a date: `whole` is then undefined. */
function fractionOf(text: string) {
  const [matched, whole, over, under] = mixedNumber.exec(text) ?? []
  const value = matched ? Number(whole ?? 0) + Number(over) / Number(under) : null
  return { whole, value }
}

function isSameFraction(stored: string, cell: string): boolean {
  const { whole, value } = fractionOf(stored)
  if (whole === undefined || value === null) return false
  return fractionOf(cell).value === value || (plainNumber.test(cell) && Number(withPoint(cell)) === value)
}

const time = /^(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?(?:\s?([AP])M?)?$/i

/** Seconds since midnight. */
function secondsOf(text: string): number | null {
  const [matched, hour, minute, second = 0, half] = time.exec(text) ?? []
  if (!matched) return null
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  return hours * 3600 + Number(minute) * 60 + Number(second)
}

const shownTime = /^\d{1,3}:\d{2}(?::\d{2})?(?:\s[AP]M)?$/

function isSameTime(stored: string, cell: string): boolean {
  const seconds = secondsOf(stored)
  return seconds !== null && shownTime.test(cell) && secondsOf(cell) === seconds
}

const yesWords = /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERO|FALSO|VERDADERO)$/

const isSameYes = (stored: string, cell: string) => yesWords.test(cell) && stored.toUpperCase() === cell

/** Jun-08, Jun 2008, 4-Mar, 03. Apr, 1-Mar-27; not in capitals, which no spreadsheet writes. */
const namedDate =
  /^(?:\p{L}\p{Ll}{2,}\.?[-\s](?:\d{2}|\d{4})|\d{1,2}\.?[-\s]\p{L}\p{Ll}{2,}\.?(?:[-\s](?:\d{2}|\d{4}))?)$/u
const numericDate = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4}))$/

function isSameDate(stored: string, cell: string, isDayFirst: boolean): boolean {
  const isNamed = namedDate.test(cell)
  if (!isNamed && !numericDate.test(cell)) return false
  const order = isDayFirst ? 'day' : 'month'
  const shown = datesIn(cell)
  return datesIn(stored).some((date) =>
    shown.some((other) => {
      // The spreadsheet that read 3-4 also wrote 4/3/2026: both in one order.
      const isOrdered = other.first === null || other.first === (date.first ?? order)
      return isOrdered && isSameDay(date, other)
    }),
  )
}

function isSameDay(stored: WrittenDate, shown: WrittenDate): boolean {
  if (stored.month !== shown.month || (stored.day ?? 1) !== (shown.day ?? 1)) return false
  // 3-4 becomes a day of the year in which the file was opened.
  if (stored.year === null) return shown.day !== null
  if (shown.year === null) return false
  const isShort = stored.year < 100 || shown.year < 100
  return isShort ? stored.year % 100 === shown.year % 100 : stored.year === shown.year
}

const wholeDate = /^(?:\d{1,2}([/.])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2})$/

/** Says that a text looks like a spreadsheet's reading of another one, which nobody can tell any more; null if it does not. */
export function spreadsheetRemark(text: string): string | null {
  if (text.length > longest) return null
  const isDate = (namedDate.test(text) || wholeDate.test(text)) && datesIn(text).length > 0
  if (isDate) return 'looks like a date a spreadsheet made of a number'
  return /^-?\d(?:[.,]\d+)?E[+-]\d{2,}$/.test(text) ? 'looks like a number a spreadsheet shortened' : null
}
