import { lazy } from './lazy'

const locale = 'en-US'

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** An amount in its own currency without decimals; a missing or unknown currency counts as USD. */
export function formatMoney(amount: number, currency: string | null): string {
  return moneyFormat(currency ?? 'USD', 0).format(amount)
}

/** An amount with cents unless it is whole, so that different amounts look different. */
export function formatExactMoney(amount: number, currency: string | null): string {
  return moneyFormat(currency ?? 'USD', Number.isInteger(amount) ? 0 : 2).format(amount)
}

function moneyFormat(currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${currency} ${decimals}`
  const format = moneyFormats.get(key) ?? createMoneyFormat(currency, decimals)
  moneyFormats.set(key, format)
  return format
}

function createMoneyFormat(currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const options = { style: 'currency', ...digits } as const
  try {
    return new Intl.NumberFormat(locale, { ...options, currency })
  } catch {
    return new Intl.NumberFormat(locale, { ...options, currency: 'USD' })
  }
}

const numberFormat = lazy(() => new Intl.NumberFormat(locale))

/** A whole number with thousands separators. */
export function formatNumber(value: number): string {
  return numberFormat().format(value)
}

/** A count of things with a regular plural: '1 day', '1,200 days'. */
export const formatCount = (count: number, thing: string): string =>
  `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`

/** One of these words: 'voltage or phases', 'power, voltage, or phases'. */
export function formatEither(words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words)
}

/** All of these words: 'voltage and phases', 'power, voltage, and phases'. */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}

/** A timestamp as the reader's local date and time. */
export function formatDateTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** A timestamp as people say it on the same day: 'just now', '8 min ago', 'today, 5:21 AM'. Before that, date and time. */
export function formatRecent(timestamp: string): string {
  const [at, now] = [new Date(timestamp), new Date()]
  // Truncated: the database's clock may be some seconds ahead.
  const minutes = Math.trunc((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 0 || localDay(at) !== localDay(now)) return formatDateTime(timestamp)
  if (minutes === 0) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  return `today, ${at.toLocaleTimeString(locale, { timeStyle: 'short' })}`
}

/** A timestamp as the reader's local date, written out. */
export function formatDate(timestamp: string | Date): string {
  return new Date(timestamp).toLocaleDateString(locale, { dateStyle: 'long' })
}

/** A day, `2027-05-01`, written out. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00`)

/** A day such as `2026-11-03` in few characters: 'Nov 3, 2026'. */
export const formatShortDay = (day: string): string =>
  new Date(`${day}T00:00`).toLocaleDateString(locale, { dateStyle: 'medium' })

/** A timestamp's day for the reader, as `2026-11-20`. */
export function localDay(timestamp: Date): string {
  const parts = [timestamp.getFullYear(), timestamp.getMonth() + 1, timestamp.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Upper-cases the first letter: "web" becomes "Web". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
