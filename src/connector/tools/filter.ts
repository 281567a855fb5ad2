import { z } from 'zod'
import type { Equipment } from '@/catalog/equipment'
import { filterList, noFilter } from '@/catalog/equipment-list'
import { readLeadTime, readWarranty } from '@/catalog/lead-time'
import { type Reading, readMoney } from '@/catalog/numbers'
import { fieldOf, optionsIn, type SpecificationField } from '@/catalog/specifications/fields'
import { specificationsOf } from '@/catalog/specifications/values'
import { currencies, origins } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import { normalizeName } from '@/lib/text'
import { fieldNamed, readSpecification, refuseField, type Typed } from './values-in'

const endInput = z.union([z.string().max(2000), z.number(), z.boolean()]).optional()

const condition = z.strictObject({
  field: z
    .string()
    .max(100)
    .describe('A field of list_fields, such as cost, lead_time_days, power_kw, rated_v or room_max_m3'),
  min: endInput.describe('At least this'),
  max: endInput.describe('At most this'),
  is: endInput.describe('Exactly this; of several voltages or options, among them'),
})

type Condition = z.infer<typeof condition>

/** The arguments that choose items. */
export const filterFields = {
  words: z
    .string()
    .max(500)
    .optional()
    .describe('Words that must all occur in name, brand, model, supplier, requirements or specifications'),
  category: z.string().max(200).optional().describe('A category of list_fields'),
  created_via: z.enum(origins).optional().describe('How the items came into the catalog'),
  where: z
    .array(condition)
    .max(10)
    .optional()
    .describe(
      'Conditions that must all hold. A text states its unit, a price its currency: {"field":"cost","max":"$6,000"}, {"field":"width_mm","max":"36 in"}, {"field":"rated_v","is":"208 V"}. A number is in the unit of list_fields. Prices are never converted.',
    ),
}

export const filterInput = z.strictObject(filterFields)

export type FilterInput = z.infer<typeof filterInput>

/** Says whether an item meets a condition; null if it has no value, or a price in another currency. */
type Test = (item: Equipment) => boolean | null

/** The items that match, in the order of the screen, and how many more might if their values were known. */
export function filterItems(
  all: readonly Equipment[],
  { words = '', category, created_via, where = [] }: FilterInput,
) {
  const tests = where.map(toTest)
  const found = filterList(all, {
    ...noFilter,
    search: words,
    category: category ?? null,
    via: created_via ?? null,
  })
  const judged = found.map((item) => ({ item, results: tests.map((test) => test(item)) }))
  return {
    items: judged.filter(({ results }) => results.every((result) => result === true)).map(({ item }) => item),
    unknown: judged.filter(({ results }) => results.includes(null) && !results.includes(false)).length,
  }
}

function toTest(asked: Condition): Test {
  const { min, max, is } = asked
  if (min === undefined && max === undefined && is === undefined)
    refuseField(asked.field, 'Give min, max or is')
  const name = fieldNamed(asked.field)
  const field = fieldOf(name)
  if (field)
    return field.type === 'number' || field.type === 'integer' ? inRange(name, asked) : choice(field, asked)
  if (name === 'cost') return price(asked)
  if (name === 'lead_time_days' || name === 'warranty_months') return wholeNumber(name, asked)
  return text(name as keyof Equipment, asked)
}

const isWithin = (value: number, { min, max, is }: { min?: number; max?: number; is?: number }) =>
  (min === undefined || value >= min) &&
  (max === undefined || value <= max) &&
  (is === undefined || value === is)

/** Reads the given ends of a condition. */
function readEnds<Value>(asked: Condition, read: (typed: Typed) => Value) {
  const { min, max, is } = asked
  return {
    ...(min !== undefined && { min: read(min) }),
    ...(max !== undefined && { max: read(max) }),
    ...(is !== undefined && { is: read(is) }),
  }
}

function inRange(key: string, asked: Condition): Test {
  const field = fieldOf(key)
  const ends = readEnds(asked, (typed) => Number(field && readSpecification(field, typed)))
  return (item) => {
    const value = specificationsOf(item.specifications)[key]
    return typeof value === 'number' ? isWithin(value, ends) : null
  }
}

/** A choice, yes or no, a list, a text or a day. Options that are numbers may have ends too: 200 V and more. */
function choice(field: SpecificationField, asked: Condition): Test {
  const ends = readEnds(asked, (typed) => readSpecification(field, typed))
  const isOrdered = field.type === 'date' || field.options?.every((option) => typeof option === 'number')
  if (!isOrdered && (asked.min !== undefined || asked.max !== undefined))
    refuseField(field.key, 'This field has no order: use is')
  const numbers = readEnds(asked, (typed) => Number(readSpecification(field, typed)))
  return ({ specifications }) => {
    const value = specificationsOf(specifications)[field.key] ?? null
    if (value === null) return null
    if (field.type === 'date') return isBetween(String(value), ends)
    if (ends.is !== undefined && !includes(field, value, ends.is)) return false
    if (asked.min === undefined && asked.max === undefined) return true
    const { min, max } = numbers
    return optionsIn(field, value).some((option) =>
      isWithin(Number(option), { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    )
  }
}

const isBetween = (day: string, { min, max, is }: { min?: unknown; max?: unknown; is?: unknown }) =>
  (min === undefined || day >= String(min)) &&
  (max === undefined || day <= String(max)) &&
  (is === undefined || day === is)

/** Whether a stored value is the asked one: all its options are among the stored ones, or the texts compare equal. */
function includes(field: SpecificationField, stored: Json, asked: Json): boolean {
  if (Array.isArray(stored) && Array.isArray(asked)) return asked.every((one) => stored.includes(one))
  if (field.type === 'enum') {
    const options = optionsIn(field, stored)
    return optionsIn(field, asked).every((option) => options.includes(option))
  }
  return typeof stored === 'string'
    ? normalizeName(stored) === normalizeName(String(asked))
    : stored === asked
}

/** Prices in the currency that the condition names; they are never converted. */
function price(asked: Condition): Test {
  const readings = readEnds(asked, (typed) => readOrRefuse('cost', readMoney(String(typed))))
  const all = Object.values(readings)
  const stated = all
    .filter((one) => one.currencies.length < currencies.length)
    .map((one) => one.currencies[0])
  const [currency] = stated
  if (stated.length < all.length || new Set(stated).size > 1)
    refuseField('cost', 'State one currency, such as $6,000, €6,000 or 6000 CAD; prices are never converted')
  const ends = readEnds(asked, (typed) => readOrRefuse('cost', readMoney(String(typed))).amount ?? 0)
  return (item) => (item.cost === null || item.currency !== currency ? null : isWithin(item.cost, ends))
}

function wholeNumber(column: 'lead_time_days' | 'warranty_months', asked: Condition): Test {
  const ends = readEnds(asked, (typed) => {
    const value =
      column === 'lead_time_days'
        ? readOrRefuse(column, readLeadTime(String(typed))).days
        : readOrRefuse(column, readWarranty(String(typed)))
    return value ?? refuseField(column, 'Give a value')
  })
  return (item) => {
    const value = item[column]
    return value === null ? null : isWithin(value, ends)
  }
}

/** The text of a column, compared as the search compares texts. */
function text(column: keyof Equipment, { min, max, is }: Condition): Test {
  if (min !== undefined || max !== undefined || is === undefined)
    return refuseField(column, 'A text has no order: use is, or words')
  const wanted = normalizeName(String(is))
  return (item) => {
    const value = item[column]
    return value === null || value === '' ? null : normalizeName(String(value)) === wanted
  }
}

function readOrRefuse<Value>(name: string, reading: Reading<Value>): Value {
  return reading.ok ? reading.value : refuseField(name, reading.reason)
}
