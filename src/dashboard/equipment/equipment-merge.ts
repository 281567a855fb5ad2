import * as v from 'valibot'
import { type EquipmentForm, type FieldName, fieldSchemas, fieldsByTab } from './equipment-schema'

/** What is merged as one: each field alone, but an amount with its currency, without which it is no price. */
const units: readonly (readonly FieldName[])[] = Object.values(fieldsByTab)
  .flat()
  .filter((field) => field !== 'currency')
  .map((field) => (field === 'cost' ? ['cost', 'currency'] : [field]))

/** What a field saves, as far as it can be read: 1,250.00 is 1250. */
function savedValue(form: EquipmentForm, field: FieldName): unknown {
  if (field === 'cost') {
    const price = v.safeParse(fieldSchemas.cost, form.cost)
    return price.success ? price.output.amount : form.cost
  }
  const value = v.safeParse(fieldSchemas[field] as v.GenericSchema, form[field])
  return value.success ? value.output : form[field]
}

const isSame = (a: EquipmentForm, b: EquipmentForm) => (field: FieldName) =>
  JSON.stringify(savedValue(a, field)) === JSON.stringify(savedValue(b, field))

/** Gives up mine in these fields. */
export const takeTheirs = (
  mine: EquipmentForm,
  theirs: EquipmentForm,
  fields: readonly FieldName[],
): EquipmentForm => ({ ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) })

/**
 * Merges two changes of one item, three ways. A field only one side changed takes that side's value; a field both
 * sides changed, differently, is a conflict.
 * @param base the form as it was read before either change
 * @param theirs what is stored now
 * @param mine what the form holds
 * @returns the merged form, which keeps mine where there is a conflict
 */
export function mergeForms(base: EquipmentForm, theirs: EquipmentForm, mine: EquipmentForm) {
  const theirChanges = units.filter((unit) => !unit.every(isSame(base, theirs)))
  const iChanged = (unit: readonly FieldName[]) => !unit.every(isSame(base, mine))
  const onlyTheirs = theirChanges.filter((unit) => !iChanged(unit)).flat()
  const both = theirChanges.filter(iChanged).flat()
  return {
    merged: takeTheirs(mine, theirs, onlyTheirs),
    conflicts: both.filter((field) => !isSame(theirs, mine)(field)),
  }
}
