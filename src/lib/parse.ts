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
