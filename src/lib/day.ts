/** Milliseconds of a day in UTC, where every day has 24 hours. */
export const dayMs = 86_400_000

/** A day such as `2027-05-01` as milliseconds in UTC; null for what is no day. */
export function readDay(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return new Date(day).toJSON()?.startsWith(text) ? day : null
}

/** Whether a text is a day such as `2027-05-01`. */
export const isDay = (text: string): boolean => readDay(text) !== null
