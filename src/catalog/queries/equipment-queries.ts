import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { hasKind } from '@/lib/errors'
import { checkStaff, queryClient, readAgain, showWritten } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Rows in a page of the list: the most one API response holds. */
export const pageSize = 1000

/** How long the list is fresh (ms): focusing the window or opening the palette does not read it again. */
const listStaleTime = 30_000

/** How long an item is fresh (ms): from pointer down on its row until its dialog is open. */
const itemStaleTime = 2000

/** Query keys. */
export const keys = {
  all: ['equipment'] as const,
  list: () => [...keys.all, 'list'] as const,
  /** The number of items. Below `list`: invalidating the list invalidates it too. */
  count: () => [...keys.list(), 'count'] as const,
  /** The latest changes. Below `list` for the same reason. */
  activity: () => [...keys.list(), 'activity'] as const,
  items: () => [...keys.all, 'item'] as const,
  item: (id: string) => [...keys.items(), id] as const,
  deletions: () => [...keys.all, 'deletions'] as const,
  histories: () => [...keys.all, 'history'] as const,
  history: (id: string) => [...keys.histories(), id] as const,
  /** Projects are below `all`, because a change of an item reaches the lines that have it. */
  projects: () => [...keys.all, 'projects'] as const,
  projectList: () => [...keys.projects(), 'list'] as const,
  project: (id: string) => [...keys.projects(), id] as const,
  revisions: (projectId: string) => [...keys.projects(), 'revisions', projectId] as const,
}

/** The catalog as far as it has been read, newest first. */
type EquipmentList = {
  items: readonly Equipment[]
  /** False until the first read has reached the last page: until then nothing may be counted or compared. */
  isComplete: boolean
}

/** All equipment. The first read shows its first page at once; everything else is shown when all pages are there. */
export const equipmentListQuery = queryOptions({
  queryKey: keys.list(),
  queryFn: async ({ client, signal }): Promise<EquipmentList> => {
    let items: readonly Equipment[] = []
    for (;;) {
      const page = await unwrap(pageAfter(items.at(-1), signal))
      // A cancelled read must not overwrite the change it was cancelled for.
      signal.throwIfAborted()
      items = [...items, ...page]
      if (items.length === 0) checkStaff()
      if (page.length < pageSize) return { items, isComplete: true }
      client.setQueryData<EquipmentList>(keys.list(), (list) => list ?? { items, isComplete: false })
    }
  },
  // An incomplete list is always stale: its read was cancelled before the last page.
  staleTime: ({ state }) => (state.data?.isComplete ? listStaleTime : 0),
})

/** Starts to read the list if it is stale and a session exists. */
export async function prefetchList(): Promise<void> {
  const { data } = await supabase.auth.getSession()
  // The page shows the error of a failed read.
  if (data.session) await queryClient.query(equipmentListQuery).catch(() => undefined)
}

/** Reads the whole catalog as it is stored now. */
export async function fetchEquipment(): Promise<readonly Equipment[]> {
  const { items, isComplete } = await queryClient.query({ ...equipmentListQuery, staleTime: 0 })
  // Incomplete: a change saved in between has cancelled the read.
  return isComplete ? items : fetchEquipment()
}

/** One item. Fails with kind `not-found` if it does not exist. */
export const equipmentItemQuery = (id: string) =>
  queryOptions({
    queryKey: keys.item(id),
    queryFn: () => unwrap(supabase.from('equipment_catalog').select('*').eq('id', id).single()),
    staleTime: itemStaleTime,
    // A closed dialog leaves nothing in the cache: opened again, it reads what is stored by then.
    gcTime: itemStaleTime,
  })

/** Starts to read an item before its dialog opens. */
export const prefetchItem = (id: string) =>
  void queryClient.query(equipmentItemQuery(id)).catch(() => undefined)

/** An item's row of the list; undefined if the list does not have it. A dialog shows it until the item has been read. */
export const itemFromList = (id: string): Equipment | undefined =>
  queryClient.getQueryData(equipmentListQuery.queryKey)?.items.find((item) => item.id === id)

/** An item from the cache, without a request. */
export const cachedItem = (id: string): Equipment | undefined =>
  queryClient.getQueryData(equipmentItemQuery(id).queryKey) ?? itemFromList(id)

/** One page. It begins after the last row of the page before, so that a deletion in between skips no row. */
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

/** Compares rows in the order of the list. */
export function newestFirst(a: Equipment, b: Equipment): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Shows a confirmed change at once and reads the whole list again in the background. */
export async function patchList(change: (items: readonly Equipment[]) => readonly Equipment[]) {
  await showWritten(equipmentListQuery, (list) => list && { ...list, items: change(list.items) })
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
      if (hasKind(error, 'conflict')) return null
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
export const patchItem = (item: Equipment) => showWritten(equipmentItemQuery(item.id), () => item)

/** Reads the list again, after a sign that what is shown is out of date. */
export const reloadEquipment = () => readAgain(keys.list())

/** Reads everything again that a change of items may have reached: list, items, histories, deletions, activity. */
export const invalidateEquipment = () => readAgain(keys.all)
