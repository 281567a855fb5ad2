import * as v from 'valibot'
import { z } from 'zod'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { splitCategories } from '@/catalog/equipment'
import { withCostTyped } from '@/catalog/price-date'
import { type EquipmentFormValues, type FieldName, fieldsByTab, schemaFor } from '@/catalog/schema'
import { checkSpecification } from '@/catalog/specifications/check-specification'
import { fieldOf, fieldsByKey, type SpecificationField } from '@/catalog/specifications/fields'
import { toKey } from '@/catalog/specifications/specifications'
import { readTyped } from '@/catalog/specifications/typed-values'
import { type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { isSameValue, withValue } from '@/catalog/specifications/values'
import { categories, knownCategory } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import { Refusal } from './tool'

/** A value as a client sends it. */
export const typedInput = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(200), z.number()])).max(50),
])

export type Typed = z.infer<typeof typedInput>

/** Values by field. */
export const fieldsInput = z
  .record(z.string().max(100), typedInput.nullable())
  .describe(
    'Values by field of list_fields. A text is read as typed in the form and states its unit: "36 in", "5/8 in", "900 mm", "3 hp", "208 V", "$4,200", "8-10 weeks". A number is in the unit of list_fields. null empties a field.',
  )

/** Values of keys that the catalog does not know. */
export const ownFieldsInput = z
  .record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean()]).nullable())
  .optional()
  .describe('Specifications without a field in list_fields: a key like glass_color, its unit at its end')

/** Refuses an argument, with its name before the reason. */
export const refuseField = (field: string, reason: string): never => {
  throw new Refusal('invalid', `${field}: ${reason}`, { fields: [{ field, reason }] })
}

/** Reads a measure, and refuses one without a unit if US and SI units would give different values. */
export function readWithUnit<Value extends Json | undefined>(
  name: string,
  field: Pick<SpecificationField, 'unit'>,
  read: (system: UnitSystem) => Value,
): Value {
  const [us, si] = [read('us'), read('si')]
  if (!isSameValue(us, si))
    refuseField(name, `State the unit, ${unitSuffix(field, 'us')} or ${unitSuffix(field, 'si')}`)
  return si
}

/** Reads a value of a known specification; undefined for an empty one. */
export function readSpecification(field: SpecificationField, typed: Typed | null): Json | undefined {
  const value = readKnown(field, typed)
  const problem = checkSpecification(field, value, 'si')
  return problem ? refuseField(field.key, problem) : value
}

function readKnown(field: SpecificationField, typed: Typed | null): Json | undefined {
  if (typed === null) return undefined
  const isMeasure = field.type === 'number' || field.type === 'integer'
  if (typeof typed === 'boolean' || (typeof typed === 'number' && isMeasure)) return typed
  const text = Array.isArray(typed) ? typed.join(field.type === 'list' ? ', ' : '/') : String(typed)
  return readWithUnit(field.key, field, (system) => readTyped(field, text, system))
}

const formFields: readonly string[] = Object.values(fieldsByTab).flat()

/** The field of the form or the key of a specification that an argument names; `category` is stored as `categories`. */
export function fieldNamed(name: string): string {
  const field = name === 'category' ? 'categories' : name
  if (formFields.includes(field) || fieldsByKey.has(field)) return field
  return refuseField(name, 'No such field. list_fields names them; own_fields takes any other key')
}

/** The form with these values, read as if they had been typed. Refuses what cannot be read. */
export function typeInto(
  start: EquipmentFormValues,
  fields: Readonly<Record<string, Typed | null>>,
  ownFields: Readonly<Record<string, string | number | boolean | null>> = {},
): EquipmentFormValues {
  const form = { ...start }
  const typed = Object.entries(fields).map(([name, value]) => [fieldNamed(name), value] as const)
  const isOfForm = ([name]: readonly [string, unknown]) => formFields.includes(name)
  for (const [name, value] of typed.filter(isOfForm)) {
    if (name === 'categories') form.categories = readCategories(value, start.categories)
    else Object.assign(form, { [name]: textOf(name, value) })
    if (name === 'cost')
      form.specifications = withCostTyped(form.specifications, start, start.cost, form.cost)
  }
  for (const [key, value] of typed.filter((one) => !isOfForm(one))) {
    const field = fieldOf(key)
    if (field) form.specifications = withValue(form.specifications, key, readSpecification(field, value))
  }
  for (const [name, value] of Object.entries(ownFields)) {
    const key = toKey(name)
    if (key === '' || fieldOf(key) || formFields.includes(key))
      refuseField(name, 'own_fields takes keys that list_fields does not name; this one belongs in fields')
    const read = typeof value === 'string' ? readTyped(undefined, value, 'si') : (value ?? undefined)
    form.specifications = withValue(form.specifications, key, read)
  }
  return form
}

function textOf(name: string, value: Typed | null): string {
  if (value === null) return ''
  if (typeof value === 'boolean' || Array.isArray(value)) return refuseField(name, 'Write one text or number')
  return String(value)
}

/** The categories of the list by their names. Others may stay where they are stored. */
function readCategories(value: Typed | null, stored: readonly string[]): string[] {
  const names = Array.isArray(value)
    ? value.map(String)
    : splitCategories(value === null ? '' : String(value))
  return names.map((name) => {
    const known = knownCategory(name) ?? stored.find((one) => one === name)
    return known ?? refuseField('categories', `Use one or more of: ${categories.join(', ')}`)
  })
}

/**
 * The columns that a form saves.
 * @param item the stored item, null for a new one
 */
export function toInput(form: EquipmentFormValues, item: Equipment | null): EquipmentInput {
  const { success, output, issues } = v.safeParse(schemaFor(item), form)
  if (success) return output
  const fields = issues.map(({ path, message }) => ({
    field: String(path?.[0]?.key ?? 'fields') as FieldName,
    reason: message,
  }))
  const words = fields.map(({ field, reason }) => `${field}: ${reason}`)
  throw new Refusal('invalid', words.join('; '), { fields })
}
