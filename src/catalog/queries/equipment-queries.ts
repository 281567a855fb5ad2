import {
  mutationOptions,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
} from '@tanstack/react-query'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { AppError } from '@/lib/errors'
import { checkStaff, queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Rows a page of the list has: the most the API answers at once. */
export const pageSize = 1000

/** How long the list counts as fresh (ms): focusing the window or opening the palette does not read it again. */
const listStaleTime = 30_000

/** How long a fetched item counts as fresh (ms): from pointer down on its button to its dialog. */
const itemStaleTime = 2000

/** Where the cache keeps what. */
export const keys = {
  all: ['equipment'] as const,
  list: () => [...keys.all, 'list'] as const,
  /** How many items there are. Below the list: whatever makes that stale makes this stale. */
  count: () => [...keys.list(), 'count'] as const,
  /** The latest changes, for the same reason. */
  activity: () => [...keys.list(), 'activity'] as const,
  items: () => [...keys.all, 'item'] as const,
  item: (id: string) => [...keys.items(), id] as const,
  deletions: () => [...keys.all, 'deletions'] as const,
  histories: () => [...keys.all, 'history'] as const,
  history: (id: string) => [...keys.histories(), id] as const,
}

/** The catalog as far as it has been read, newest first. */
type EquipmentList = {
  items: readonly Equipment[]
  /** False until the last page of the first read has arrived: nothing may be counted or compared before. */
  isComplete: boolean
}

/** All equipment. The first read shows each page as it arrives; later ones replace the list once, at their end. */
export const equipmentListQuery = queryOptions<EquipmentList>({
  queryKey: keys.list(),
  queryFn: streamedQuery({
    streamFn: ({ signal }) => readPages(signal),
    refetchMode: 'replace',
    initialValue: { items: [], isComplete: false },
    reducer: (list: EquipmentList, page: EquipmentList): EquipmentList => ({
      items: [...list.items, ...page.items],
      isComplete: page.isComplete,
    }),
  }),
  // A first read that was left before its last page is begun again.
  staleTime: ({ state }) => (state.data?.isComplete ? listStaleTime : 0),
})

/** Fetches the list, if it is stale, for whoever has a session; without one, nothing is asked for. */
export async function prefetchList(): Promise<void> {
  const { data } = await supabase.auth.getSession()
  if (data.session) await queryClient.prefetchQuery(equipmentListQuery)
}

/** Reads the whole catalog as it is stored now. */
export async function fetchEquipment(): Promise<readonly Equipment[]> {
  const { items, isComplete } = await queryClient.fetchQuery({ ...equipmentListQuery, staleTime: 0 })
  // A change saved meanwhile ends the read before its last page.
  return isComplete ? items : fetchEquipment()
}

/** One item. Fails with kind `not-found` when it does not exist. */
export const equipmentItemQuery = (id: string) =>
  queryOptions({
    queryKey: keys.item(id),
    queryFn: () => unwrap(supabase.from('equipment_catalog').select('*').eq('id', id).single()),
    staleTime: itemStaleTime,
    // A closed dialog leaves nothing behind: opened again it reads what is stored by then.
    gcTime: itemStaleTime,
  })

/** Fetches an item before its dialog opens. */
export const prefetchItem = (id: string) => void queryClient.prefetchQuery(equipmentItemQuery(id))

/** An item as the list has it, to be shown while it is fetched. */
export function listedItem(id: string): Equipment | undefined {
  return queryClient.getQueryData(equipmentListQuery.queryKey)?.items.find((item) => item.id === id)
}

/** An item as it is in memory, without asking for it. */
export const knownItem = (id: string): Equipment | undefined =>
  queryClient.getQueryData(equipmentItemQuery(id).queryKey) ?? listedItem(id)

/** Reads page by page. Each begins after the last row of the one before, so that a deletion in between skips none. */
async function* readPages(signal: AbortSignal): AsyncGenerator<EquipmentList> {
  let last: Equipment | undefined
  for (;;) {
    const items = await unwrap(pageAfter(last, signal))
    if (!last && items.length === 0) checkStaff()
    const isComplete = items.length < pageSize
    yield { items, isComplete }
    if (isComplete) return
    last = items.at(-1)
  }
}

function pageAfter(last: Equipment | undefined, signal: AbortSignal) {
  const page = supabase
    .from('equipment_catalog')
    .select('*')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(pageSize)
    .abortSignal(signal)
  if (!last) return page
  const { created_at, id } = last
  return page.or(`created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id})`)
}

/** The same order, of rows that are here already. */
export function newestFirst(a: Equipment, b: Equipment): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Shows a confirmed change at once and reads the whole list again behind it. */
export async function patchList(change: (items: readonly Equipment[]) => readonly Equipment[]) {
  // A read that began before the change would bring back the rows as they were.
  await queryClient.cancelQueries({ queryKey: keys.list() })
  queryClient.setQueryData(
    equipmentListQuery.queryKey,
    (list) => list && { ...list, items: change(list.items) },
  )
  void reloadEquipment()
}

type NewEquipment = { id: string; input: EquipmentInput; userId: string }

/**
 * Adds an item in the name of the signed-in user. The id comes from the form: a browser repeats a request by itself when
 * its connection dies, and a lost answer makes a person press again. Neither may add the item twice. Null when the id is
 * in the catalog already, and nothing was saved.
 */
export const addEquipment = mutationOptions({
  mutationFn: async ({ id, input, userId }: NewEquipment) => {
    const row = { ...input, id, created_by: userId, created_via: 'web' }
    try {
      return await unwrap(supabase.from('equipment_catalog').insert(row).select().single())
    } catch (error) {
      if (error instanceof AppError && error.kind === 'conflict') return null
      throw error
    }
  },
  onSuccess: (added) =>
    added && showSaved(added, (items) => [added, ...items.filter(({ id }) => id !== added.id)]),
})

type Change = { id: string; input: EquipmentInput; updatedAt: string }

/** Saves an item as it was read at `updatedAt`. Null when it has been saved or deleted since, and nothing was saved. */
export const updateEquipment = mutationOptions({
  mutationFn: async ({ id, input, updatedAt }: Change) => {
    const rows = await unwrap(
      supabase.from('equipment_catalog').update(input).eq('id', id).eq('updated_at', updatedAt).select(),
    )
    return rows[0] ?? null
  },
  onSuccess: (saved) =>
    saved && showSaved(saved, (items) => items.map((item) => (item.id === saved.id ? saved : item))),
})

/** Puts a saved item into the cache and the list. */
async function showSaved(saved: Equipment, change: Parameters<typeof patchList>[0]) {
  await patchItem(saved)
  await patchList(change)
}

/** Shows an item as a write has answered it. */
export async function patchItem(item: Equipment) {
  const { queryKey } = equipmentItemQuery(item.id)
  // A read that began before the write would bring back the item as it was.
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, item)
}

/** Reads the list again, after a sign that what is shown is out of date. */
export function reloadEquipment() {
  return queryClient.invalidateQueries({ queryKey: keys.list() })
}
