import * as v from 'valibot'
import { joinCategories, splitCategories } from '@/catalog/equipment'
import { type Reading, readMoney } from '@/catalog/numbers'
import { fieldSchemas, limits } from '@/catalog/schema'
import { type Currency, currencies, knownCategory } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import type { WritableKey } from './column-mapping'

type Value = Json | null

/** Postgres stores neither NUL nor lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u
const unstorableReason = 'Holds a character that cannot be stored'

/** What a spreadsheet writes for a formula that it cannot compute. */
export const spreadsheetError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/

const read = (value: Value): Reading<Value> => ({ ok: true, value })
const refuse = (reason: string): Reading<never> => ({ ok: false, reason })

/** Longest JSON the database takes, in characters. */
const maxSpecifications = 65_536

/**
 * Parses a cell by the rules of the form and the limits of the database.
 * @param rename returns what replaces a category outside the list
 */
export function readValue(key: WritableKey, text: string, rename: Rename): Reading<Value> {
  if (unstorable.test(text)) return refuse(unstorableReason)
  if (spreadsheetError.test(text)) return refuse(`${text} is an error of the spreadsheet`)
  switch (key) {
    case 'category':
      return readCategories(text, rename)
    case 'cost':
      return readCost(text)
    case 'currency':
      return readCurrency(text)
    case 'specifications':
      return readSpecifications(text)
    default:
      return obey(fieldSchemas[key], text)
  }
}

function obey(schema: v.GenericSchema<string, Value>, text: string): Reading<Value> {
  const { success, output, issues } = v.safeParse(schema, text)
  return success ? read(output) : refuse(issues[0].message)
}

function readCost(text: string): Reading<Value> {
  const price = readMoney(text)
  return price.ok ? read(price.value.amount) : price
}

/**
 * Compares the currency a price names with the one that is stated.
 * @param cost the price as typed
 * @param stated the text of the Currency column; empty or undefined where there is none
 * @param assumed the currency where the price names none
 * @returns the currency to write, null where nothing but `stated` decides it, or why the two contradict
 */
export function readPriceCurrency(
  cost: string,
  stated: string | undefined,
  assumed: string,
): Reading<Currency | null> {
  const price = readMoney(cost)
  const named = price.ok ? price.value.currencies : currencies
  const [first] = named
  const given = stated?.toUpperCase() || assumed
  if (!first || named.some((currency) => currency === given)) return { ok: true, value: null }
  if (!stated) return { ok: true, value: first }
  if (!currencies.some((currency) => currency === given)) return { ok: true, value: null }
  return refuse(`This price is in ${first}, but the Currency column says ${given}`)
}

function readCurrency(text: string): Reading<Value> {
  const code = text.toUpperCase() || currencies[0]
  const known = currencies.find((currency) => currency === code)
  return known ? read(known) : refuse(`Use one of ${currencies.join(', ')}`)
}

/** Returns what replaces a category outside the list: one category or several, separated by commas. */
type Rename = (name: string) => string

/** Known categories get the spelling of the list, others are renamed, and an empty text becomes 'Other'. */
function readCategories(text: string, rename: Rename): Reading<Value> {
  const joined = canonicalCategories(text, rename)
  if (joined.length > limits.text) return refuse(`Please keep this under ${limits.text + 1} characters`)
  return read(joined)
}

export function canonicalCategories(text: string, rename: Rename = (name) => name): string {
  const names = splitCategories(text).flatMap((name) => knownCategory(name) ?? splitCategories(rename(name)))
  return joinCategories([...new Set(names)])
}

function readSpecifications(text: string): Reading<Value> {
  const hint = 'Write JSON like {"output_kw": 18}, or nothing'
  if (text === '') return read({})
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(hint)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(hint)
  const problem = specificationsProblem(value as Json)
  return problem ? refuse(problem) : read(value as Json)
}

/** Says why the database would not store an object, whatever its keys are; null where it would. */
export function specificationsProblem(value: Json): string | null {
  // The database counts a space after every colon and comma; this indentation writes one character for each of them.
  if (JSON.stringify(value, null, 1).length > maxSpecifications) {
    return `Please keep this under ${maxSpecifications + 1} characters`
  }
  return isStorable(value) ? null : unstorableReason
}

function isStorable(value: Json | undefined): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => !unstorable.test(key) && isStorable(part))
}
