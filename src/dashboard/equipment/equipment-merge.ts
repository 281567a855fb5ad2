import { type EquipmentForm, type FieldName, fieldsByTab } from './equipment-schema'

const fields: readonly FieldName[] = Object.values(fieldsByTab).flat()

const isSame = (a: EquipmentForm[FieldName], b: EquipmentForm[FieldName]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two forms differ. */
export const differingFields = (a: EquipmentForm, b: EquipmentForm): FieldName[] =>
  fields.filter((field) => !isSame(a[field], b[field]))

const take = (field: FieldName, from: EquipmentForm, into: EquipmentForm): EquipmentForm => ({
  ...into,
  [field]: from[field],
})

/**
 * Merges two changes of one item, three ways. A field only one side changed takes that side's value; a field both
 * sides changed, differently, is a conflict.
 * @param base the form as it was read before either change
 * @param theirs what is stored now
 * @param mine what the form holds
 * @returns the merged form, which keeps mine where there is a conflict
 */
export function mergeForms(base: EquipmentForm, theirs: EquipmentForm, mine: EquipmentForm) {
  const theirChanges = differingFields(base, theirs)
  const myChanges = new Set(differingFields(base, mine))
  const conflicts = theirChanges.filter(
    (field) => myChanges.has(field) && !isSame(theirs[field], mine[field]),
  )
  const merged = theirChanges
    .filter((field) => !myChanges.has(field))
    .reduce((form, field) => take(field, theirs, form), mine)
  return { merged, conflicts }
}

/** Gives up mine in these fields. */
export const takeTheirs = (mine: EquipmentForm, theirs: EquipmentForm, conflicts: readonly FieldName[]) =>
  conflicts.reduce((form, field) => take(field, theirs, form), mine)
