import { z } from 'zod'
import { clipPair, valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { type MergedField, mergedKey, mergedLabel } from '@/catalog/merge'
import type { Conflict } from '@/catalog/queries/save-equipment'
import { type EquipmentFormValues, type FieldName, toForm } from '@/catalog/schema'
import { describeSpecifications } from '@/catalog/specifications/specifications'
import type { UnitSystem } from '@/catalog/specifications/units'
import { isOutcomeUnknown } from '@/lib/errors'
import { Refusal } from './tool'

/** One difference, as texts. */
export const changeShape = z.object({
  field: z.string(),
  label: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

type Difference = { key: string; label: string; from: string | null; to: string | null }

/** Differences with long texts cut down to what differs. */
export const toChanges = (all: readonly Difference[]): z.infer<typeof changeShape>[] =>
  all.map(({ key, label, from, to }) => {
    const [was, is] = from !== null && to !== null ? clipPair(from, to) : [from, to]
    return { field: key.replace(/^specifications\./, ''), label, from: was, to: is }
  })

/** What a write has changed. */
export const changesBetween = (from: Equipment | null, to: Equipment, units: UnitSystem) =>
  toChanges(valueChanges(from ?? {}, to, units))

/**
 * Runs a write that does no harm when it is repeated, and repeats it once if its answer was lost.
 * @param repeat the arguments with which the client may repeat it again
 */
export async function repeatedIfLost<Result>(write: () => Promise<Result>, repeat: object): Promise<Result> {
  try {
    return await write().catch((error) => {
      if (isOutcomeUnknown(error)) return write()
      throw error
    })
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const advice =
      'No answer came, so this may or may not be saved. Repeat the call with these arguments: it is done once.'
    throw new Refusal('offline', advice, { repeat_with: repeat })
  }
}

/** Refuses a save because somebody else changed the same fields. The refusal lists the stored values and the author. */
export function refuseConflict(
  { theirs, fields, merged, change }: Conflict,
  read: EquipmentFormValues,
  units: UnitSystem,
): never {
  const stored = toForm(theirs)
  throw new Refusal(
    'conflict',
    'Changed meanwhile in the same fields. Nothing was saved. Ask which value is right.',
    {
      fields: fields.map((field) => ({
        field: mergedKey(field) ?? field,
        label: mergedLabel(field),
        read: textIn(read, field, units),
        stored: textIn(stored, field, units),
        yours: textIn(merged, field, units),
      })),
      changed_by: change?.by ?? null,
      changed_via_assistant: change?.isByAssistant ?? null,
      changed_at: change?.at ?? theirs.updated_at,
      updated_at: theirs.updated_at,
    },
  )
}

function textIn(form: EquipmentFormValues, field: MergedField, units: UnitSystem): string | null {
  const key = mergedKey(field)
  if (key === null) return String(form[field as FieldName]) || null
  const value = form.specifications[key]
  if (value === undefined) return null
  return describeSpecifications({ [key]: value }, units, 'exact')[0]?.value ?? null
}
