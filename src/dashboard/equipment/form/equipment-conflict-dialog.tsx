import { clipPair } from '@/catalog/diff'
import { type MergedField, mergedKey, mergedLabel } from '@/catalog/merge'
import type { Conflict } from '@/catalog/queries/save-equipment'
import { type EquipmentFormValues, type FieldName, toForm } from '@/catalog/schema'
import { describeSpecifications } from '@/catalog/specifications/specifications'
import type { UnitSystem } from '@/catalog/specifications/units'
import { type ConflictAnswers, ConflictDialog } from '@/dashboard/shared/conflict-dialog'
import { useUnits } from '@/dashboard/shared/use-units'

/** Asks about fields of an item that were changed on both sides. */
export function EquipmentConflictDialog({ conflict, ...answers }: { conflict: Conflict } & ConflictAnswers) {
  const { fields, merged, theirs, change } = conflict
  const sides = [toForm(theirs), merged] as const
  const units = useUnits()
  const values = fields.map((field) => ({ label: mergedLabel(field), ...textsOf(sides, field, units) }))
  return <ConflictDialog what="this item" values={values} change={change} {...answers} />
}

/** Both values in full, without equal text around the difference. If the chosen units round them to the same text, SI units are used. */
function textsOf(
  [stored, typed]: readonly [EquipmentFormValues, EquipmentFormValues],
  field: MergedField,
  units: UnitSystem,
): { theirs: string; mine: string } {
  const [before, after] = [textOf(stored, field, units), textOf(typed, field, units)]
  if (before === after && units !== 'si') return textsOf([stored, typed], field, 'si')
  const [theirs, mine] = clipPair(before, after, Number.POSITIVE_INFINITY)
  return { theirs, mine }
}

function textOf(form: EquipmentFormValues, field: MergedField, units: UnitSystem): string {
  const key = mergedKey(field)
  if (key !== null) {
    return (
      describeSpecifications(form.specifications, units, 'exact').find((one) => one.key === key)?.value ?? ''
    )
  }
  const value = form[field as FieldName]
  return typeof value === 'string' ? value : value.join(', ')
}
