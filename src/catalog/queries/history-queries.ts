import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Equipment } from '@/catalog/equipment'
import { dayMs } from '@/lib/parse'
import { supabase } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { repeatIfLost } from './bulk-mutations'
import { invalidateEquipment, keys } from './equipment-queries'

/** One change of one item, as the database recorded it. */
export type HistoryEntry = Tables<'equipment_history'>

/** An entry with the number of other items its change reached, and whether the change can be undone. */
export type Activity = Tables<'equipment_activity'>

/** Who made a change. SQL has neither an account nor a client. */
export type Author = {
  /** The address of the account, as it was then. */
  by: string | null
  isByAssistant: boolean
  /** The name of the AI client that made it for that account. */
  client: string | null
}

/** Who made the change of an entry. Entries of projects name no client, because AI clients cannot change projects. */
export const authorOf = (
  entry: Pick<HistoryEntry, 'changed_by_email' | 'changed_via'> & { changed_client?: string | null },
): Author => ({
  by: entry.changed_by_email,
  isByAssistant: entry.changed_via === 'assistant',
  client: entry.changed_client ?? null,
})

/** A change as the question about a conflict names it. `isOwn`: this person made it, from another tab for example. */
export type LatestChange = Author & { isOwn: boolean; at: string }

/** A change of an entry as this user sees it. What an AI client does for a person is not the person's own change. */
export const toLatestChange = (
  entry: Parameters<typeof authorOf>[0] & Pick<HistoryEntry, 'changed_by' | 'changed_at'>,
  userId: string | undefined,
): LatestChange => ({
  ...authorOf(entry),
  isOwn: entry.changed_by !== null && entry.changed_by === userId && entry.changed_via === 'web',
  at: entry.changed_at,
})

/** How many entries are asked for at once. */
const pageSize = 20

/** Every change of an item, newest first. */
export const equipmentHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.history(id),
    queryFn: ({ pageParam }) =>
      unwrap(
        supabase
          .from('equipment_activity')
          .select('*')
          .eq('equipment_id', id)
          .lt('id', pageParam)
          .order('id', { ascending: false })
          .limit(pageSize),
      ),
    initialPageParam: Number.MAX_SAFE_INTEGER,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  })

/** The newest changes of an item after its state of `updatedAt`, or of all time if that is null. */
export const changesSinceQuery = (id: string, updatedAt: string | null) =>
  queryOptions({
    queryKey: [...keys.history(id), 'since', updatedAt],
    queryFn: () => {
      const entries = supabase
        .from('equipment_history')
        .select('changed_by, changed_by_email, changed_via, changed_client, changed_at')
        .eq('equipment_id', id)
        .order('id', { ascending: false })
        .limit(pageSize)
      // The entry of that state itself was written a moment after its `updated_at`.
      return unwrap(
        updatedAt ? entries.gt('changed_at', updatedAt).neq('after->>updated_at', updatedAt) : entries,
      )
    },
    gcTime: 0,
  })

/** The names of the staff by their addresses. */
export const staffNamesQuery = queryOptions({
  queryKey: ['staff-names'],
  queryFn: () => unwrap(supabase.rpc('staff_names', undefined, { get: true })),
  select: (staff) => new Map(staff.map(({ email, full_name }) => [email, full_name])),
  // A person is renamed by hand in the database, and that is rare.
  staleTime: Number.POSITIVE_INFINITY,
})

/** An item as it was saved. */
export type SavedItem = Pick<Equipment, 'id' | 'updated_at'>

/** The id of the change by which the signed-in person saved an item; null if saving it changed nothing. */
export async function fetchChangeId({ id, updated_at }: SavedItem): Promise<string | null> {
  const { data } = await supabase.auth.getSession()
  const entries = await unwrap(
    supabase
      .from('equipment_history')
      .select('change_id')
      .eq('equipment_id', id)
      .eq('after->>updated_at', updated_at)
      // A save without a difference keeps the `updated_at` of the change before, which may be somebody else's.
      .eq('changed_by', data.session?.user.id ?? '')
      .order('id', { ascending: false })
      .limit(1),
  )
  return entries[0]?.change_id ?? null
}

/** Most entries in one API response. */
const mostEntries = 1000

/** Reads the item ids of entries, newest first, page by page. `read` answers with a page of entries below an entry's id. */
async function readItemIds(
  read: (before: number) => Promise<readonly Pick<HistoryEntry, 'id' | 'equipment_id'>[]>,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const entries = await read(before)
    for (const { equipment_id } of entries) ids.add(equipment_id)
    before = entries.at(-1)?.id ?? 0
    if (entries.length < mostEntries) return ids
  }
}

/** The ids of the items that others, or the person's own AI client, have added or changed in the last days. */
export async function fetchSavedByOthers(days: number): Promise<ReadonlySet<string>> {
  const { data } = await supabase.auth.getSession()
  const since = new Date(Date.now() - days * dayMs).toISOString()
  const me = data.session?.user.id
  return readItemIds((before) => {
    const page = supabase
      .from('equipment_history')
      .select('id, equipment_id')
      .gt('changed_at', since)
      .lt('id', before)
      .order('id', { ascending: false })
      .limit(mostEntries)
    return unwrap(me ? page.or(`changed_via.eq.assistant,changed_by.neq.${me}`) : page)
  })
}

/** The ids of the items that changes reached. `changes`: their ids, joined by commas. */
export const itemsOfChangeQuery = (changes: string) =>
  queryOptions({
    queryKey: [...keys.histories(), 'items of', changes],
    queryFn: ({ signal }) =>
      readItemIds((before) =>
        unwrap(
          supabase
            .from('equipment_history')
            .select('id, equipment_id')
            .in('change_id', changes.split(','))
            .lt('id', before)
            .order('id', { ascending: false })
            .limit(mostEntries)
            .abortSignal(signal),
        ),
      ),
    // A change reaches no more items later.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The latest deletion of every item that is not in the catalog, newest first. */
export const deletedEquipmentQuery = infiniteQueryOptions({
  queryKey: keys.deletions(),
  queryFn: ({ pageParam }) =>
    unwrap(
      supabase
        .from('deleted_equipment')
        .select('*')
        .lt('id', pageParam)
        .order('id', { ascending: false })
        .limit(pageSize),
    ),
  initialPageParam: Number.MAX_SAFE_INTEGER,
  getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
})

export type Restoration = {
  /** The id of the change that the restoration makes. */
  changeId: string
  entry: HistoryEntry
  /** The `updated_at` of the item as the person saw it; a deleted item has none. */
  updatedAt?: string
}

/** Puts an item back as it was before an entry of its history. Refused if it was saved since the person saw it. */
export const restoreEquipment = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, entry, updatedAt }: Restoration) =>
    unwrap(
      supabase.rpc('restore_equipment', {
        change_id: changeId,
        entry_id: entry.id,
        ...(updatedAt && { updated_at: updatedAt }),
      }),
    ),
  onSuccess: () => void invalidateEquipment(),
})
