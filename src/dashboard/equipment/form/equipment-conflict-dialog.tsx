import { clipPair } from '@/catalog/diff'
import { type MergedField, mergedKey, mergedLabel } from '@/catalog/merge'
import type { Conflict } from '@/catalog/queries/save-equipment'
import { type EquipmentFormValues, type FieldName, toForm } from '@/catalog/schema'
import { describeSpecifications } from '@/catalog/specifications/specifications'
import type { UnitSystem } from '@/catalog/specifications/units'
import { useAuthorNames } from '@/dashboard/shared/use-staff-names'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatDateTime } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'

type Props = {
  conflict: Conflict
  onKeepMine: () => void
  onKeepTheirs: () => void
  onCancel: () => void
}

const others = {
  title: 'Someone else changed this item',
  sides: ['Theirs', 'Mine'],
  keep: ['Keep theirs', 'Keep mine'],
  rest: 'Everything else that either of you changed is kept.',
} as const

/** Words for two changes by the same person, which 'theirs' and 'mine' would not tell apart. */
const own = {
  title: 'You saved this item meanwhile',
  sides: ['Stored', 'Typed'],
  keep: ['Keep stored', 'Keep typed'],
  rest: 'Everything else, stored or typed, is kept.',
} as const

/** Asks about fields that were changed on both sides, and shows both values. */
export function EquipmentConflictDialog({ conflict, onKeepMine, onKeepTheirs, onCancel }: Props) {
  const { fields, merged, theirs, change } = conflict
  const their = toForm(theirs)
  const units = useUnits()
  const { title, sides, keep, rest } = change?.isOwn ? own : others
  const nameOf = useAuthorNames()
  const who = (change && nameOf(change)) || 'Somebody'
  const at = formatDateTime(change?.at ?? theirs.updated_at)
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onKeepMine}
      alternative={{ label: keep[0], onChoose: onKeepTheirs }}
      title={title}
      description={
        <>
          <p>
            {change?.isOwn
              ? `It was saved on ${at}, from another tab or device, or by a try whose answer was lost. These differ:`
              : `${who} saved it on ${at}, while you were editing. You both changed:`}
          </p>
          <dl className="mt-4 grid gap-4 text-ink">
            {fields.map((field) => {
              const [theirText, mineText] = textsOf([their, merged], field, units)
              return (
                <div key={field}>
                  <dt className="font-medium">{mergedLabel(field)}</dt>
                  <Side label={sides[0]} text={theirText} />
                  <Side label={sides[1]} text={mineText} />
                </div>
              )
            })}
          </dl>
          <p className="mt-4">{rest}</p>
        </>
      }
      cancel="Go back"
      confirm={keep[1]}
    />
  )
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <dd className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
      <span className="text-clay">{label}</span>
      <span className="whitespace-pre-wrap break-words">
        {text || <span className="text-clay">empty</span>}
      </span>
    </dd>
  )
}

/** Both values in full, without equal text around the difference. If the chosen units round them to the same text, SI units are used. */
function textsOf(sides: [EquipmentFormValues, EquipmentFormValues], field: MergedField, units: UnitSystem) {
  const [theirs, mine] = sides.map((form) => textOf(form, field, units))
  if (theirs === mine && units !== 'si') return textsOf(sides, field, 'si')
  return clipPair(theirs ?? '', mine ?? '', Number.POSITIVE_INFINITY)
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
