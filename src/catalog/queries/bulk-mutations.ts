import { mutationOptions } from '@tanstack/react-query'
import type { Equipment } from '@/catalog/equipment'
import { checkStaff, queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import type { Json } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { keys, newestFirst, pageSize, patchList } from './equipment-queries'
import type { HistoryEntry } from './history-queries'

/** What one request sets on many items; null empties a field. Of `specifications` null removes a key. */
export type ValuesToSet = {
  add_category?: string
  remove_category?: string
  supplier?: string | null
  supplier_contact?: string | null
  currency?: string
  lead_time_days?: number | null
  warranty_months?: number | null
  specifications?: { [key: string]: Json }
}

/** An entry of the history as the functions below ask for it: what became of an item, and by which change. */
type Entry = Pick<HistoryEntry, 'change_id' | 'equipment_id' | 'action' | 'after'>

const entryColumns = 'change_id, equipment_id, action, after'

/** Items as they were shown to whoever changes them. */
type Seen = readonly Pick<Equipment, 'id' | 'updated_at'>[]

/**
 * Sets values on many items, or on none; refused when one has been saved since it was shown. Resolves to the id of the
 * change, null where every item held them already, and how many it changed, null where the answer does not say.
 */
export const changeEquipment = mutationOptions({
  mutationFn: async ({ items, values }: { items: Seen; values: ValuesToSet }) => {
    const request = supabase.rpc('change_equipment', {
      ids: items.map(({ id }) => id),
      change: values,
      updated_at: items.map(({ updated_at }) => updated_at),
    })
    const entries = await unwrap(request.select(entryColumns))
    // A full answer does not say how many entries there are.
    const count = entries.length < pageSize ? entries.length : null
    return { change: await showEntries(entries), count }
  },
})

/**
 * Deletes items, all or none. Resolves to the id of the change and how many were still there; the id is null where all
 * of them were gone already.
 */
export const deleteEquipment = mutationOptions({
  mutationFn: async (ids: string[]) => {
    const entries = await unwrap(supabase.rpc('delete_equipment', { ids }).select(entryColumns))
    if (entries.length === 0) checkStaff()
    // A full answer does not say how many entries there are.
    const count = entries.length < pageSize ? entries.length : ids.length
    return { change: await showEntries(entries, ids), count }
  },
})

/** Takes back everything one change did, or nothing of it. Resolves to the id of the undo, which is a change too. */
export const undoChange = mutationOptions({
  mutationFn: async (change: string) =>
    showEntries(await unwrap(supabase.rpc('undo_change', { change_id: change }).select(entryColumns))),
})

/**
 * Shows what a change did at once. The API answers with 1,000 entries at most; the list, read again behind it, has the
 * rest.
 * @param gone ids of items that are not in the catalog any more, whoever deleted them
 */
async function showEntries(entries: readonly Entry[], gone: readonly string[] = []): Promise<string | null> {
  const rows = new Map<string, Equipment | null>(gone.map((id) => [id, null]))
  // Of an item that one change reached twice the last entry says what became of it. `after` is the whole row.
  for (const { equipment_id, after } of entries) rows.set(equipment_id, after as Equipment | null)
  await patchList((items) => {
    const listed = new Set(items.map(({ id }) => id))
    const kept = items.flatMap((item) => (rows.has(item.id) ? (rows.get(item.id) ?? []) : item))
    const back = [...rows.values()].filter((row) => row !== null).filter(({ id }) => !listed.has(id))
    return back.length > 0 ? [...kept, ...back].sort(newestFirst) : kept
  })
  for (const key of [keys.items(), keys.histories(), keys.deletions()])
    void queryClient.invalidateQueries({ queryKey: key })
  return entries[0]?.change_id ?? null
}
