import { type Currency, currencies } from '@/content/equipment'

// Parsers of typed numbers, shared by the form and the CSV import. They refuse a text that is not a number or is ambiguous
// ('1.234') instead of guessing or rounding silently.

/** A parsed value, or the reason why the text was refused. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; reason: string }

/** An amount (null for an empty text) and the currencies its sign or code allows; without one, all of them. */
export type Price = { amount: number | null; currencies: readonly Currency[] }

/** The largest values the columns hold: numeric(12,2) and integer. */
const maxCost = 9_999_999_999.99
const maxInteger = 2_147_483_647

/** The longest text read as a price, in characters. The largest price with signs and separators is shorter. */
const maxPriceLength = 50

const tooLarge = 'This number is too large'
/** The reason for refusing a text that is not a price, or may be read as two. */
export const priceHint = 'Write a price like 4200 or 4200.50'
/** The reason for refusing a text that is not a whole number. */
export const wholeHint = 'Write a whole number like 30'

const read = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
const refuse = (reason: string): Reading<never> => ({ ok: false, reason })

/** Currencies by sign; a plain $ may mean Canadian dollars too. The first currency of each list is the default. */
const currenciesBySign: Readonly<Record<string, readonly Currency[]>> = {
  $: ['USD', 'CAD'],
  US$: ['USD'],
  USD$: ['USD'],
  CA$: ['CAD'],
  CAD$: ['CAD'],
  CAN$: ['CAD'],
  CDN$: ['CAD'],
  C$: ['CAD'],
  '€': ['EUR'],
  '£': ['GBP'],
}

/** Groups of three digits with one separator, then at most two decimals after another one. */
const groupedNumber = /^([1-9]\d{0,2})(?:([.,'’\s])(\d{3}(?:\2\d{3})*))(?:([.,])(\d{1,2}))?$/u
const plainNumber = /^(\d+)(?:[.,](\d{1,2}))?$/
/** No cents: 980.- and 980,-- */
const noCents = /(?<=\d)[.,]\s?[-–—]{1,2}(?=\D*$)/u
/** 'US $', with a space between the letters and the sign. */
const splitSign = /^(\p{L}{1,3})\s(?=\p{Sc})/u

/**
 * Reads a price: 4200, 4,200.50, 4.200,50, 4 200,50 or 4200.-, with the sign or code of a currency before or after it. The last dot
 * or comma starts the decimals if one or two digits follow. A single dot before three digits ('1.234') is refused.
 */
export function readMoney(text: string): Reading<Price> {
  const typed = text.trim()
  if (typed === '') return read({ amount: null, currencies })
  // The pattern takes quadratic time, and a hostile file may have cells of a megabyte.
  if (typed.length > maxPriceLength) return refuse(priceHint)
  const plain = typed.replace(noCents, '').replace(splitSign, '$1')
  const [, before = '', number = '', behind = ''] = /^([^\d\s]*)\s*(.*?)\s*([^\d\s]*)$/u.exec(plain) ?? []
  const amount = readAmount(number)
  if (amount === null) return refuse(priceHint)
  const signs = [before, behind].filter(Boolean)
  if (signs.some((sign) => !/^(?:\p{L}{0,3}\p{Sc}|\p{L}{3})$/u.test(sign))) return refuse(priceHint)
  const allowed = signs.map(currenciesOf)
  if (allowed.some((some) => some.length === 0)) return refuse(`Use one of ${currencies.join(', ')}`)
  const common = currencies.filter((currency) => allowed.every((some) => some.includes(currency)))
  if (common.length === 0) return refuse('Names two currencies')
  return amount > maxCost ? refuse(tooLarge) : read({ amount, currencies: common })
}

/** The currencies a sign or code stands for; [] for an unknown one. */
export function currenciesOf(sign: string): readonly Currency[] {
  const upper = sign.toUpperCase()
  return currenciesBySign[upper] ?? currencies.filter((currency) => currency === upper)
}

/** Reads a number without sign or unit: 4200, 4,200.50 or 4 200,5. Null if it is malformed or ambiguous ('1.234'). */
export function readAmount(number: string): number | null {
  const plain = plainNumber.exec(number)
  if (plain) return Number(`${plain[1]}.${plain[2] ?? '0'}`)
  const [, first, separator, rest = '', point, decimals] = groupedNumber.exec(number) ?? []
  if (!first || point === separator) return null
  if (separator === '.' && !point && rest.length === 3) return null
  return Number(`${first}${rest.replace(/\D/g, '')}.${decimals ?? '0'}`)
}

/** Reads a whole number, also as spreadsheets write it: 1,200 or 30.0. An empty text is null. */
export function readWhole(text: string): Reading<number | null> {
  if (text.trim() === '') return read(null)
  const value = readAmount(text.trim())
  if (value === null || !Number.isInteger(value)) return refuse(wholeHint)
  return value > maxInteger ? refuse(tooLarge) : read(value)
}
