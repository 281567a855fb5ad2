/** Parses a URL; null if the text is none. Safari before 17 lacks URL.parse and URL.canParse. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Adds https:// to an address without a scheme, www.maker.com/a or maker.com/a; any other text stays as it is. */
export function withHttps(text: string): string {
  const isAddress = /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?\/)\S+$/i.test(text)
  return isAddress ? `https://${text}` : text
}

/** Milliseconds of a day in UTC, where every day has 24 hours. */
export const dayMs = 86_400_000

/** Parses a day such as `2027-05-01` to milliseconds in UTC; null if the text is none. */
export function readDay(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return new Date(day).toJSON()?.startsWith(text) ? day : null
}

/** Whether a text is a day such as `2027-05-01`. */
export const isDay = (text: string): boolean => readDay(text) !== null

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/**
 * Reads a day as people type it, month first: `5/1/2027`, `May 1, 2027`, `1 May 2027` and `2027-5-1` are `2027-05-01`. Null
 * if the text is none.
 */
export function readTypedDay(text: string): string | null {
  const [one = '', two = '', three = '', ...more] = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean)
  if (more.length > 0) return null
  const isYearFirst = /^\d{4}$/.test(one)
  const isDayFirst = !isYearFirst && /^[a-z]/.test(two)
  const [year, month, day] = isYearFirst
    ? [one, two, three]
    : isDayFirst
      ? [three, two, one]
      : [three, one, two]
  const place = /^[a-z]{3,}$/.test(month)
    ? months.findIndex((name) => name.startsWith(month)) + 1
    : Number(month)
  const read = `${year}-${String(place).padStart(2, '0')}-${day.replace(/(?<=\d)(?:st|nd|rd|th)$/, '').padStart(2, '0')}`
  return isDay(read) ? read : null
}
