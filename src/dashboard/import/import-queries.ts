import { mutationOptions } from '@tanstack/react-query'
import type { Equipment } from '@/catalog/equipment'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Payload } from './preview'

/** Saves all rows of an import or none. Resolves to the id of the change. */
export const importEquipment = mutationOptions({
  mutationFn: (payload: Payload) => unwrap(supabase.rpc('import_equipment', payload)),
  // Also after a failure: only the answer may have been lost, or someone else changed the catalog.
  onSettled: () => void reloadEquipment(),
})

/**
 * Looks for an import whose answer was lost by its new rows. Resolves to the id of the change that added them; null where
 * it was not saved, or added nothing.
 */
export async function findImport({ added }: Payload, items: readonly Equipment[]): Promise<string | null> {
  const ids = new Set(added.map(({ id }) => id))
  const item = items.find(({ id }) => ids.has(id))
  if (!item) return null
  const entries = supabase.from('equipment_history').select('change_id').eq('equipment_id', item.id)
  // The first: an item that was deleted and restored since is inserted twice.
  return (await unwrap(entries.eq('action', 'insert').order('id').limit(1).single())).change_id
}
