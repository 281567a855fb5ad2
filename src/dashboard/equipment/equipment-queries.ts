import { mutationOptions, QueryObserver, queryOptions, skipToken } from '@tanstack/react-query'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import type { Tables, TablesInsert } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { prepareList } from './equipment-list'

export type Equipment = Tables<'equipment_catalog'>

/** What the form sends: every column but those the database keeps (id, created_*, updated_at). */
export type EquipmentInput = Omit<
  TablesInsert<'equipment_catalog'>,
  'id' | 'created_at' | 'updated_at' | 'created_by' | 'created_via'
>

/** The API answers with at most this many rows at once. */
export const pageSize = 1000

/** Where the cache keeps what. */
export const keys = {
  all: ['equipment'] as const,
  list: () => [...keys.all, 'list'] as const,
  beginning: () => [...keys.all, 'beginning'] as const,
  item: (id: string) => [...keys.all, 'item', id] as const,
  deletions: () => [...keys.all, 'deletions'] as const,
  history: (id: string) => [...keys.all, 'history', id] as const,
}

/** All equipment, newest first. */
export const equipmentListQuery = queryOptions({ queryKey: keys.list(), queryFn: fetchAll })

/** The newest items, to be looked at while the first fetch of all is still under way, which writes them here. */
export const equipmentBeginningQuery = queryOptions<Equipment[]>({
  queryKey: keys.beginning(),
  queryFn: skipToken,
})

/** One item. Fails with kind `not-found` when it does not exist. */
export const equipmentItemQuery = (id: string) =>
  queryOptions({
    queryKey: keys.item(id),
    queryFn: () => unwrap(supabase.from('equipment_catalog').select('*').eq('id', id).retry(false).single()),
    // Asked anew each time it is opened, so that nobody edits what an earlier look left behind.
    gcTime: 0,
    // What is there already was asked for this opening; see `askForItem`.
    refetchOnMount: false,
  })

/** An item as the table has it, to begin with while it is being loaded. */
export function listedItem(id: string): Equipment | undefined {
  const items =
    queryClient.getQueryData(equipmentListQuery.queryKey) ??
    queryClient.getQueryData(equipmentBeginningQuery.queryKey)
  return items?.find((item) => item.id === id)
}

/** How long a dialog waits for its item (ms): drawn once with it, it is there sooner than drawn twice. */
const dialogWaits = 100
/** How long an item waits for its dialog (ms). */
const itemWaits = 1000

/** Asks for an item ahead of its dialog. Resolves once there is an answer, or the dialog should say it is loading. */
export function askForItem(id: string): Promise<void> {
  // What was asked for a moment ago may have been changed since.
  queryClient.removeQueries({ queryKey: keys.item(id) })
  return new Promise((resolve) => {
    const stop = new QueryObserver(queryClient, equipmentItemQuery(id)).subscribe(({ isPending }) => {
      if (!isPending) resolve()
    })
    setTimeout(resolve, dialogWaits)
    setTimeout(stop, itemWaits)
  })
}

/** When the rest is there as soon as this (ms), the rows are drawn once. */
const beginningWaits = 50

async function fetchAll(): Promise<Equipment[]> {
  let showBeginning: ReturnType<typeof setTimeout> | undefined
  // By id, because a row added between two pages pushes the last one of a page onto the next.
  const items = new Map<string, Equipment>()
  for (let from = 0; ; from += pageSize) {
    const page = await unwrap(
      supabase
        .from('equipment_catalog')
        .select('*')
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, from + pageSize - 1)
        .retry(false),
    )
    for (const item of page) items.set(item.id, item)
    if (page.length < pageSize) {
      clearTimeout(showBeginning)
      return [...items.values()]
    }
    if (from === 0) {
      showBeginning = setTimeout(() => queryClient.setQueryData(keys.beginning(), page), beginningWaits)
    }
    // Now, while the next page is on its way, instead of all at once at the end.
    prepareList(page)
  }
}

/** Shows a confirmed change at once and asks for the whole list again behind it. */
export function patchList(change: (items: Equipment[]) => Equipment[]) {
  queryClient.setQueryData(equipmentListQuery.queryKey, (items) => items && change(items))
  void reloadEquipment()
}

/** Adds an item in the name of the signed-in user. */
export const addEquipment = mutationOptions({
  mutationFn: ({ input, userId }: { input: EquipmentInput; userId: string }) =>
    unwrap(
      supabase
        .from('equipment_catalog')
        .insert({ ...input, created_by: userId, created_via: 'web' })
        .select()
        .single(),
    ),
  onSuccess: (added) => patchList((items) => [added, ...items]),
})

/** Saves an item. Fails with kind `not-found` when it has been deleted meanwhile. */
export const updateEquipment = mutationOptions({
  mutationFn: ({ id, input }: { id: string; input: EquipmentInput }) =>
    unwrap(supabase.from('equipment_catalog').update(input).eq('id', id).select().single()),
  onSuccess: (saved) => patchList((items) => items.map((item) => (item.id === saved.id ? saved : item))),
})

export const deleteEquipment = mutationOptions({
  mutationFn: (id: string) => unwrap(supabase.from('equipment_catalog').delete().eq('id', id)),
  onSuccess: (_, id) => patchList((items) => items.filter((item) => item.id !== id)),
})

/** Asks for everything again, after a sign that what is shown is out of date. */
export function reloadEquipment() {
  return queryClient.invalidateQueries({ queryKey: keys.list() })
}
