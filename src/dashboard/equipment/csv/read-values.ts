import * as v from 'valibot'
import { categories, currencies, fallbackCategory } from '@/content/equipment'
import { joinCategories, splitCategories } from '@/dashboard/equipment/equipment'
import { fieldSchemas, limits } from '@/dashboard/equipment/equipment-schema'
import type { Json } from '@/lib/supabase/database.types'
import type { WritableKey } from './columns'

type Value = Json | null
export type Reading = { ok: true; value: Value } | { ok: false; reason: string }

/** Postgres stores neither a NUL nor half a character. */
const unstorable = /[\0\p{Surrogate}]/u
const unstorableReason = 'Holds a character that cannot be stored'

const read = (value: Value): Reading => ({ ok: true, value })
const refuse = (reason: string): Reading => ({ ok: false, reason })

/** Longest JSON the database takes, in characters. */
const maxSpecifications = 65_536

/**
 * The value of a cell, by the form's rules and the database's limits. One thing is stricter than the form, which
 * empties a number it cannot read: here that would lose it silently, a thousand rows at a time.
 */
export function readValue(key: WritableKey, text: string): Reading {
  if (unstorable.test(text)) return refuse(unstorableReason)
  switch (key) {
    case 'category':
      return readCategories(text)
    case 'cost':
      return readNumber(text, readMoney(text), fieldSchemas.cost, 'Write a price like 4200 or 4200.50')
    case 'warranty_months':
    case 'lead_time_days':
      return readNumber(text, readWhole(text), fieldSchemas[key], 'Write a whole number like 30')
    case 'currency':
      return readCurrency(text)
    case 'specifications':
      return readSpecifications(text)
    default:
      return obey(fieldSchemas[key], text)
  }
}

function obey(schema: v.GenericSchema<string, Value>, text: string): Reading {
  const { success, output, issues } = v.safeParse(schema, text)
  return success ? read(output) : refuse(issues[0].message)
}

function readNumber(
  text: string,
  plain: string | null,
  schema: v.GenericSchema<string, Value>,
  hint: string,
): Reading {
  if (text === '') return read(null)
  return plain === null ? refuse(hint) : obey(schema, plain)
}

/**
 * A price as a plain number: 4200, 4200.5, $4,200.00, 4.200,00 or 4200,50. Null where two readings are possible
 * (1.234) or none.
 */
export function readMoney(text: string): string | null {
  const amount = text.replace(/^[$€£]\s*|\s*[$€£]$/g, '')
  if (/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(amount)) return amount.replaceAll(',', '')
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(amount))
    return amount.replaceAll('.', '').replace(',', '.')
  return null
}

/** A whole number, also as spreadsheets write it: 1,200 or 30.0. */
function readWhole(text: string): string | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.exec(text)
  return match?.[1]?.replaceAll(',', '') ?? null
}

function readCurrency(text: string): Reading {
  const code = text.toUpperCase() || currencies[0]
  const known = currencies.find((currency) => currency === code)
  return known ? read(known) : refuse(`Use one of ${currencies.join(', ')}`)
}

/** Known categories in their own spelling, unknown ones as they are, none at all as 'Other'. */
function readCategories(text: string): Reading {
  const joined = canonicalCategories(text)
  if (joined.length > limits.text) return refuse(`Please keep this under ${limits.text + 1} characters`)
  return read(joined || fallbackCategory)
}

export function canonicalCategories(text: string): string {
  const spelling = (name: string) =>
    categories.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
  return joinCategories([...new Set(splitCategories(text).map(spelling))])
}

function readSpecifications(text: string): Reading {
  const hint = 'Write JSON like {"output_kw": 18}, or nothing'
  if (text === '') return read({})
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(hint)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(hint)
  // As the database counts: with a blank after every colon and comma, of which each stands in a line here.
  if (JSON.stringify(value, null, 1).length > maxSpecifications) {
    return refuse(`Please keep this under ${maxSpecifications + 1} characters`)
  }
  if (!isStorable(value as Json)) return refuse(unstorableReason)
  return read(value as Json)
}

function isStorable(value: Json | undefined): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => !unstorable.test(key) && isStorable(part))
}
