// Dates and times as people and spreadsheets write them.

/** A date as far as a text says it. A year below 100 has only its last two digits. */
export type WrittenDate = {
  year: number | null
  month: number
  /** Null for a month of a year: 'Jun-08'. */
  day: number | null
  /** Which of two numbers was taken for the day; null if the text leaves no choice. */
  first: 'day' | 'month' | null
}

/** The languages of price lists. Their month names are read in any spelling of `Intl`, whole or as three or four letters. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'pt']

/** Short names that only spreadsheets use. */
const otherMonths = [
  ['mrz', 3],
  ['sept', 9],
] as const

let monthNames: ReadonlyMap<string, number> | null = null

function monthOf(name: string): number | undefined {
  monthNames ??= readMonthNames()
  return monthNames.get(name.toLowerCase())
}

function readMonthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>(otherMonths)
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month++) {
        const word = format
          .format(Date.UTC(2026, month - 1))
          .toLowerCase()
          .replace('.', '')
        for (const spelling of [word, word.slice(0, 4), word.slice(0, 3)])
          if (!names.has(spelling)) names.set(spelling, month)
      }
    }
  }
  return names
}

/** Longest text that is read as a date, in characters: September is the longest month. */
const longest = 24

const monthThenNumber = /^(\p{L}{3,10})\.?[-\s/]?(\d{1,2}|\d{4})$/u
const dayThenMonth = /^(\d{1,2})(?:\.|st|nd|rd|th)?[-\s/]*(\p{L}{3,10})\.?(?:[-\s/,]+(\d{2}|\d{4}))?$/u
const monthDayYear = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u
const twoNumbers = /^(\d{1,4})([-/.])(\d{1,4})\.?$/
const threeNumbers = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/

/** Every date that a text may be. [] for other texts. */
export function datesIn(text: string): WrittenDate[] {
  if (text.length > longest || !/\d/.test(text)) return []
  return [...namedDates(text), ...numericDates(text)].filter(isPossible)
}

function namedDates(text: string): WrittenDate[] {
  const [, month = '', number = ''] = monthThenNumber.exec(text) ?? []
  const named = monthOf(month)
  if (named) {
    const ofMonth = { year: Number(number), month: named, day: null, first: null }
    const ofDay = { year: null, month: named, day: Number(number), first: null }
    return number.length === 4 ? [ofMonth] : [ofDay, ofMonth]
  }
  const [, day, word = '', year] = dayThenMonth.exec(text) ?? []
  const second = monthOf(word)
  if (second) return [{ year: year ? Number(year) : null, month: second, day: Number(day), first: null }]
  const [, first = '', date, inYear] = monthDayYear.exec(text) ?? []
  const third = monthOf(first)
  return third ? [{ year: Number(inYear), month: third, day: Number(date), first: null }] : []
}

function numericDates(text: string): WrittenDate[] {
  const [, a = '', separator, b = '', c = ''] = threeNumbers.exec(text) ?? []
  if (a) {
    const [one, two, three] = [Number(a), Number(b), Number(c)]
    const fromYear = { year: one, month: two, day: three, first: null }
    if (a.length > 2) return a.length === 4 && c.length < 3 ? [fromYear] : []
    if (c.length === 3) return []
    const dayFirst = { year: three, month: two, day: one, first: 'day' } as const
    const monthFirst = { year: three, month: one, day: two, first: 'month' } as const
    return [...ordersOf(dayFirst, monthFirst, separator === '.'), ...(one > 31 ? [fromYear] : [])]
  }
  const [, left = '', mark, right = ''] = twoNumbers.exec(text) ?? []
  if (!left) return []
  const [one, two] = [Number(left), Number(right)]
  const months: WrittenDate[] = [
    ...(right.length === 2 || right.length === 4 ? [{ year: two, month: one, day: null, first: null }] : []),
    ...(left.length === 4 ? [{ year: one, month: two, day: null, first: null }] : []),
  ]
  const dayFirst = { year: null, month: two, day: one, first: 'day' } as const
  const monthFirst = { year: null, month: one, day: two, first: 'month' } as const
  return [...ordersOf(dayFirst, monthFirst, mark === '.'), ...months]
}

/** Both orders of two numbers, or the only one that the calendar allows. Points stand behind the day first. */
function ordersOf(dayFirst: WrittenDate, monthFirst: WrittenDate, isDayFirst: boolean): WrittenDate[] {
  const possible = [dayFirst, ...(isDayFirst ? [] : [monthFirst])].filter(isPossible)
  const [only, other] = possible
  return only && !other ? [{ ...only, first: null }] : possible
}

function isPossible({ year, month, day }: WrittenDate): boolean {
  if (month < 1 || month > 12) return false
  if (day === null) return year !== null
  // Without a year, February may have 29 days.
  return day >= 1 && day <= new Date(Date.UTC(year === null ? 2000 : fullYear(year), month, 0)).getUTCDate()
}

/** A year that has only two digits, as spreadsheets complete it. */
const fullYear = (year: number) => (year >= 100 ? year : year < 30 ? 2000 + year : 1900 + year)

/** The one day that a text names, as 2027-03-01, or null. */
export function isoDayOf(text: string, isDayFirst: boolean): string | null {
  const order = isDayFirst ? 'day' : 'month'
  const [only, ...others] = datesIn(text).filter(
    ({ year, day, first }) => year !== null && day !== null && (first === null || first === order),
  )
  if (!only || others.length > 0 || only.year === null || only.day === null) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(fullYear(only.year)).padStart(4, '0')}-${two(only.month)}-${two(only.day)}`
}

/** The order that the numbers of a date or time leave open: ['day'], ['month'], both, or [] for other texts. */
export function firstsOf(text: string): ('day' | 'month')[] {
  const [day = ''] = text.slice(0, longestMoment).split(/[,\s]/)
  const [, a = '', separator, b = ''] = threeNumbers.exec(day) ?? []
  const [one, two] = [Number(a), Number(b)]
  if (a === '' || a.length > 2 || separator === '.') return []
  if (one > 12) return ['day']
  if (two > 12) return ['month']
  return one > 0 && two > 0 ? ['day', 'month'] : []
}

/** The moments that a text may mean, in milliseconds: from `start` up to, but without, `end`. */
export type Moment = { start: number; end: number; hasZone: boolean }

const timeOfDay =
  /(?:,?\s+|T)(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?(?:\s?([AP])M)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** Longest text that is read as a date and a time, in characters. */
const longestMoment = 48

/** Reads a date with or without a time. Without an offset the time is taken for UTC, as an export writes it. */
export function readMoment(text: string, isDayFirst: boolean): Moment | null {
  if (text.length > longestMoment) return null
  const [matched = '', hour, minute, second, fraction, half, zone] = timeOfDay.exec(text) ?? []
  const day = isoDayOf(text.slice(0, text.length - matched.length), isDayFirst)
  if (!day) return null
  const midnight = Date.parse(`${day}T00:00Z`)
  if (hour === undefined) return { start: midnight, end: midnight + 86_400_000, hasZone: false }
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  const seconds = hours * 3600 + Number(minute) * 60 + Number(second ?? 0) + Number(fraction ?? 0)
  const [, sign, zoneHours = 0, zoneMinutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000
  const start = midnight + Math.floor(Math.round(seconds * 1e6) / 1000) - offset
  const length = second === undefined ? 60_000 : fraction ? 1 : 1000
  return { start, end: start + length, hasZone: zone !== undefined }
}
