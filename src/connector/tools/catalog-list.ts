import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery, fetchEquipment, keys, newestFirst } from '@/catalog/queries/equipment-queries'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Where the cache keeps the newest entries of the history that the list is known to contain. */
const seenKey = [...keys.all, 'entries in the list']

type Entry = { id: number; equipment_id: string }

/** How many entries are compared. An entry may become visible after a later one, so one alone proves nothing. */
const mostEntries = 100

const readNewestEntries = (): Promise<readonly Entry[]> =>
  unwrap(
    supabase
      .from('equipment_history')
      .select('id, equipment_id')
      .order('id', { ascending: false })
      .limit(mostEntries),
  )

/**
 * All equipment as it is stored now, newest first. The list is read once; after that one small request tells what has
 * changed since, and only those items are read again.
 */
export async function readCatalog(): Promise<readonly Equipment[]> {
  const list = queryClient.getQueryData(equipmentListQuery.queryKey)
  const seen = queryClient.getQueryData<readonly Entry[]>(seenKey)
  // Read the version before the items: the next call then finds what was saved in between.
  const newest = await readNewestEntries()
  const items = list?.isComplete && seen ? await catchUp(list.items, seen, newest) : await fetchEquipment()
  queryClient.setQueryData(seenKey, newest)
  // The list as the cache has it: what the search works out for a list is kept until another one takes its place.
  return queryClient.getQueryData(equipmentListQuery.queryKey)?.items ?? items
}

async function catchUp(items: readonly Equipment[], seen: readonly Entry[], newest: readonly Entry[]) {
  const known = new Set(seen.map(({ id }) => id))
  const added = newest.filter(({ id }) => !known.has(id))
  if (added.length === 0 && newest.length === seen.length) return items
  // Entries between the two may be missing, or the history was pruned.
  if (added.length === newest.length || newest.length < seen.length) return fetchEquipment()
  const ids = [...new Set(added.map(({ equipment_id }) => equipment_id))]
  const stored = await unwrap(supabase.from('equipment_catalog').select('*').in('id', ids))
  const changed = new Set(ids)
  const next = [...items.filter(({ id }) => !changed.has(id)), ...stored].sort(newestFirst)
  queryClient.setQueryData(equipmentListQuery.queryKey, { items: next, isComplete: true })
  return next
}
