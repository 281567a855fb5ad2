import { mutationOptions } from '@tanstack/react-query'
import type { Equipment } from '@/catalog/equipment'
import { isOutcomeUnknown } from '@/lib/errors'
import { checkStaff } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import type { Json } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { invalidateEquipment, patchList } from './equipment-queries'

/** The values that one request sets on many items. Null empties a field; within `specifications` it removes a key. */
export type ValuesToSet = {
  add_category?: string
  remove_category?: string
  brand?: string | null
  model?: string | null
  supplier?: string | null
  supplier_contact?: string | null
  currency?: string
  lead_time_days?: number | null
  warranty_months?: number | null
  specifications?: { [key: string]: Json }
}

/**
 * A write under an id that the client makes (a UUID). A repeated call with the same id answers with what the first one
 * did and changes nothing, so a call whose answer was lost is sent again: once by itself, and then by the person.
 */
type Change<Variables> = Variables & { changeId: string }

/** Options of every mutation that carries a change id: repeats a call once if its answer was lost. */
export const repeatIfLost = {
  retry: (failures: number, error: Error) => failures < 1 && isOutcomeUnknown(error),
  retryDelay: 1000,
}

/** Items as the person saw them. */
type Seen = readonly Pick<Equipment, 'id' | 'updated_at'>[]

/**
 * Sets values on many items, all or none; refused if one was saved since the person saw it. Resolves to the number of
 * changed items: 0 if all had these values already.
 */
export const changeEquipment = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, items, values }: Change<{ items: Seen; values: ValuesToSet }>) =>
    unwrap(
      supabase.rpc('change_equipment', {
        change_id: changeId,
        ids: items.map(({ id }) => id),
        updated_at: items.map(({ updated_at }) => updated_at),
        change: values,
      }),
    ),
  onSuccess: () => void invalidateEquipment(),
})

/** Deletes items, all or none. Resolves to the number of deleted items: 0 if all were gone already. */
export const deleteEquipment = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, ids }: Change<{ ids: string[] }>) =>
    unwrap(supabase.rpc('delete_equipment', { change_id: changeId, ids })),
  onSuccess: async (count, { ids }) => {
    if (count === 0) checkStaff()
    const gone = new Set(ids)
    await patchList((items) => items.filter(({ id }) => !gone.has(id)))
    void invalidateEquipment()
  },
})

/** Takes back everything one change did, or nothing. `changeId` is the id of the undo, which is a change too. */
export const undoChange = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, undoneChangeId }: Change<{ undoneChangeId: string }>) =>
    unwrap(supabase.rpc('undo_change', { change_id: changeId, undone_change_id: undoneChangeId })),
  onSuccess: () => void invalidateEquipment(),
})
