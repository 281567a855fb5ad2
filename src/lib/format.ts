const locale = 'en-US'

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** An amount in its own currency without decimals; a missing or unknown currency counts as USD. */
export function formatMoney(amount: number, currency: string | null): string {
  const code = currency ?? 'USD'
  let format = moneyFormats.get(code)
  if (!format) {
    format = moneyFormat(code)
    moneyFormats.set(code, format)
  }
  return format.format(amount)
}

function moneyFormat(currency: string): Intl.NumberFormat {
  const options = { style: 'currency', maximumFractionDigits: 0 } as const
  try {
    return new Intl.NumberFormat(locale, { ...options, currency })
  } catch {
    return new Intl.NumberFormat(locale, { ...options, currency: 'USD' })
  }
}

const numberFormat = new Intl.NumberFormat(locale)

/** A whole number with thousands separators. */
export function formatNumber(value: number): string {
  return numberFormat.format(value)
}

/** A timestamp as the reader's local date and time. */
export function formatDateTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Upper-cases the first letter: "web" becomes "Web". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
