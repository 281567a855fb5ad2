import * as v from 'valibot'
import { toState } from '@/catalog/diff'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import type { HistoryEntry } from '@/catalog/queries/history-queries'
import {
  columnOf,
  type EquipmentFormValues,
  emptyForm,
  type FieldName,
  fieldLabel,
  fieldSchemas,
  fieldsByTab,
} from '@/catalog/schema'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { isSameValue, specificationsOf, withValue } from '@/catalog/specifications/values'
import type { Json } from '@/lib/supabase/database.types'

/** What is merged: a field, or one key of the specifications. */
export type MergedField = FieldName | `specifications.${string}`

const prefix = 'specifications.'

/** The key of a specification; null for a field. */
export const specificationKey = (field: MergedField): string | null =>
  field.startsWith(prefix) ? field.slice(prefix.length) : null

/** What a person calls it. */
export function mergedLabel(field: MergedField): string {
  const key = specificationKey(field)
  return key === null ? fieldLabel(field as FieldName) : labelOfKey(key)
}

/** What is merged as one: each field and key alone, but an amount with its currency, without which it is no price. */
function mergedTogether(forms: readonly EquipmentFormValues[]): readonly (readonly MergedField[])[] {
  const fields = Object.values(fieldsByTab).flat()
  const keys = new Set(forms.flatMap(({ specifications }) => Object.keys(specifications)))
  return [
    ...fields
      .filter((field) => field !== 'currency')
      .map((field): MergedField[] => (field === 'cost' ? ['cost', 'currency'] : [field])),
    ...[...keys].map((key): MergedField[] => [`${prefix}${key}` as const]),
  ]
}

/** What a field saves, as far as it can be read: 1,250.00 is 1250. */
function savedValue(form: EquipmentFormValues, field: FieldName): unknown {
  if (field === 'cost') {
    const price = v.safeParse(fieldSchemas.cost, form.cost)
    return price.success ? price.output.amount : form.cost
  }
  const value = v.safeParse(fieldSchemas[field] as v.GenericSchema, form[field])
  return value.success ? value.output : form[field]
}

const isSame = (a: EquipmentFormValues, b: EquipmentFormValues) => (field: MergedField) => {
  const key = specificationKey(field)
  if (key !== null) return isSameValue(a.specifications[key], b.specifications[key])
  const name = field as FieldName
  return JSON.stringify(savedValue(a, name)) === JSON.stringify(savedValue(b, name))
}

/** Whether the item holds exactly what was sent. */
export const isHeldBy = (item: Equipment, sent: EquipmentInput) =>
  Object.entries(sent).every(([column, value]) => isSameValue(item[column as keyof EquipmentInput], value))

/** Gives up mine in these fields. */
export function takeTheirs(
  mine: EquipmentFormValues,
  theirs: EquipmentFormValues,
  fields: readonly MergedField[],
): EquipmentFormValues {
  const merged = { ...mine }
  for (const field of fields) {
    const key = specificationKey(field)
    if (key === null) Object.assign(merged, { [field]: theirs[field as FieldName] })
    else merged.specifications = withValue(merged.specifications, key, theirs.specifications[key])
  }
  return merged
}

/**
 * Merges two changes of one item, three ways. A field only one side changed takes that side's value; a field both
 * sides changed, differently, is a conflict.
 * @param base the form as it was read before either change
 * @param theirs what is stored now
 * @param mine what the form holds
 * @returns the merged form, which keeps mine where there is a conflict
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

/** The fields in which saving `mine` replaces or empties a value of `theirs`. */
export function replacedFields(theirs: EquipmentFormValues, mine: EquipmentFormValues): MergedField[] {
  const filled = mergedTogether([theirs]).filter((unit) => !unit.every(isSame(emptyForm, theirs)))
  return filled.flat().filter((field) => !isSame(theirs, mine)(field))
}

/** The value of a field, or of a key of the specifications, in one side of an entry of the history. */
function storedValue(side: Json, field: MergedField) {
  const state = toState(side)
  const key = specificationKey(field)
  return (
    (key === null ? state[columnOf(field as FieldName)] : specificationsOf(state.specifications)[key]) ?? null
  )
}

/**
 * The entry to name in a question about `fields`: of those that gave one of them its value, the newest by somebody else,
 * or the newest.
 * @param entries newest first
 */
export function entryToName<Entry extends Pick<HistoryEntry, 'before' | 'after' | 'changed_by'>>(
  entries: readonly Entry[],
  fields: readonly MergedField[],
  userId: string | undefined,
): Entry | undefined {
  const lastOf = (field: MergedField) =>
    entries.find(({ before, after }) => !isSameValue(storedValue(before, field), storedValue(after, field)))
  const last = new Set(fields.map(lastOf))
  const named = entries.filter((entry) => last.has(entry))
  return named.find(({ changed_by }) => changed_by !== userId) ?? named[0]
}
