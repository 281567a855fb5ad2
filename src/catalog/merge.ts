import * as v from 'valibot'
import type { Equipment, EquipmentInput } from './equipment'
import { priceDateKey } from './price-date'
import { type EquipmentFormValues, type FieldName, fieldLabel, fieldSchemas, fieldsByTab } from './schema'
import { labelOfKey } from './specifications/specifications'
import { isSameValue, withValue } from './specifications/values'

/** A unit of merging: a field of the form, or one key of the specifications. */
export type MergedField = FieldName | `specifications.${string}`

const prefix = 'specifications.'

/** The key of a merged specification; null for a field of the form. */
export const mergedKey = (field: MergedField): string | null =>
  field.startsWith(prefix) ? field.slice(prefix.length) : null

/** The label of a merged field. */
export function mergedLabel(field: MergedField): string {
  const key = mergedKey(field)
  return key === null ? fieldLabel(field as FieldName) : labelOfKey(key)
}

/** A price: an amount with its currency and its date. */
const price: readonly MergedField[] = ['cost', 'currency', `${prefix}${priceDateKey}`]

/** Groups of fields that are merged together: a price; every other field and key alone. */
function mergedTogether(forms: readonly EquipmentFormValues[]): readonly (readonly MergedField[])[] {
  const fields = Object.values(fieldsByTab).flat()
  const keys = new Set(forms.flatMap(({ specifications }) => Object.keys(specifications)))
  return [
    ...fields.filter((field) => field !== 'currency').map((field) => (field === 'cost' ? price : [field])),
    ...[...keys].filter((key) => key !== priceDateKey).map((key) => [`${prefix}${key}` as const]),
  ]
}

/** The value a field saves, if it can be read: 1,250.00 saves 1250. */
function savedValue(form: EquipmentFormValues, field: FieldName): unknown {
  if (field === 'cost') {
    const price = v.safeParse(fieldSchemas.cost, form.cost)
    return price.success ? price.output.amount : form.cost
  }
  const value = v.safeParse(fieldSchemas[field] as v.GenericSchema, form[field])
  return value.success ? value.output : form[field]
}

const isSame = (a: EquipmentFormValues, b: EquipmentFormValues) => (field: MergedField) => {
  const key = mergedKey(field)
  if (key !== null) return isSameValue(a.specifications[key], b.specifications[key])
  const name = field as FieldName
  return JSON.stringify(savedValue(a, name)) === JSON.stringify(savedValue(b, name))
}

/** Whether an item holds exactly the values that were sent. */
export const isHeldBy = (item: Equipment, sent: EquipmentInput) =>
  Object.entries(sent).every(([column, value]) => isSameValue(item[column as keyof EquipmentInput], value))

/** Replaces mine with theirs in these fields. */
export function takeTheirs(
  mine: EquipmentFormValues,
  theirs: EquipmentFormValues,
  fields: readonly MergedField[],
): EquipmentFormValues {
  const merged = { ...mine }
  for (const field of fields) {
    const key = mergedKey(field)
    if (key === null) Object.assign(merged, { [field]: theirs[field as FieldName] })
    else merged.specifications = withValue(merged.specifications, key, theirs.specifications[key])
  }
  return merged
}

/**
 * Three-way merge of two changes of one item. A field that one side changed takes that side's value. A field that both
 * sides changed differently is a conflict.
 * @param base the form as it was read before either change
 * @param theirs the form of what is stored now
 * @param mine the form as it is typed
 * @returns the merged form, with mine in the conflicting fields, and those fields
 */
export function mergeForms(
  base: EquipmentFormValues,
  theirs: EquipmentFormValues,
  mine: EquipmentFormValues,
) {
  const theirChanges = mergedTogether([base, theirs]).filter((unit) => !unit.every(isSame(base, theirs)))
  const iChanged = (unit: readonly MergedField[]) => !unit.every(isSame(base, mine))
  const onlyTheirs = theirChanges.filter((unit) => !iChanged(unit)).flat()
  const both = theirChanges.filter(iChanged).flat()
  return {
    merged: takeTheirs(mine, theirs, onlyTheirs),
    conflicts: both.filter((field) => !isSame(theirs, mine)(field)),
  }
}
