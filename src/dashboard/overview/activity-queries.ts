import { queryOptions } from '@tanstack/react-query'
import { actionOf, changesOf, toState } from '@/catalog/diff'
import { keys } from '@/catalog/queries/equipment-queries'
import { type Activity, type Author, authorOf, type HistoryEntry } from '@/catalog/queries/history-queries'
import { checkStaff } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { unwrap, unwrapCount } from '@/lib/supabase/unwrap'

/** Most changes the overview lists. */
export const maxActivity = 20

/** The number of items, without reading them. */
export const equipmentCountQuery = queryOptions({
  queryKey: keys.count(),
  queryFn: async () => {
    const count = await unwrapCount(
      supabase.from('equipment_catalog').select('*', { count: 'exact', head: true }),
    )
    if (count === 0) checkStaff()
    return count
  },
})

/** A change in words. Of a change of several items one is named. */
export type ActivityLine = Author & {
  id: number
  /** The id of the change. */
  change: string
  at: string
  /** The account that made it. */
  byId: string | null
  /** 'Changed', 'Undid: changed' or 'Undid the undo: changed'. */
  action: string
  /** The action alone, without 'Undid': 'changed'. */
  deed: string
  /** It took another change back. */
  isUndo: boolean
  name: string
  equipmentId: string
  isInCatalog: boolean
  /** How many items more the same request changed. */
  others: number
  /** To how many of them it did the same. */
  othersAlike: number
  /** Labels of what differs. */
  fields: string[]
  /** No item of it has been changed since. */
  canBeUndone: boolean
}

/** The latest changes of the catalog, one line each, newest first. */
export const activityQuery = queryOptions({
  queryKey: keys.activity(),
  queryFn: () =>
    unwrap(
      supabase
        .from('equipment_activity')
        .select('*')
        .eq('is_first_of_change', true)
        .order('id', { ascending: false })
        .limit(maxActivity),
    ),
  select: (entries) => entries.map((entry) => toLine(entry, entries)),
})

/** The name of the undone action, by the action that undid it: an undo that deletes took back an addition. */
const undoneDeeds: Readonly<Record<string, string>> = {
  insert: 'deleted',
  delete: 'added',
  update: 'changed',
}

function describeAction(entry: Activity, all: readonly Activity[]) {
  const own = actionOf(entry)
  if (!entry.undoes) return { action: own, deed: own.toLowerCase(), isUndo: false }
  // An undo that was undone has done again what it had taken back.
  if (all.some(({ change_id, undoes }) => undoes && change_id === entry.undoes)) {
    const deed = entry.action === 'insert' ? 'added' : own.toLowerCase()
    return { action: `Undid the undo: ${deed}`, deed, isUndo: false }
  }
  const deed = undoneDeeds[entry.action] ?? 'changed'
  return { action: `Undid: ${deed}`, deed, isUndo: true }
}

function toLine(entry: Activity, all: readonly Activity[]): ActivityLine {
  const [before, after] = [toState(entry.before), toState(entry.after)]
  return {
    ...describeAction(entry, all),
    id: entry.id,
    change: entry.change_id,
    at: entry.changed_at,
    ...authorOf(entry),
    byId: entry.changed_by,
    name: after.name ?? before.name ?? '',
    equipmentId: entry.equipment_id,
    isInCatalog: entry.is_in_catalog ?? false,
    others: entry.others ?? 0,
    othersAlike: entry.others_alike ?? 0,
    fields: changesOf(entry, 'si').map(({ label }) => label),
    canBeUndone: entry.can_be_undone ?? false,
  }
}

/** Most items of one change that the overview lists. */
export const maxItemsOfChange = 100

/** An item of a change, with what was done to it. */
export type ChangedItem = { id: string; action: string; name: string; isDeleted: boolean; fields: string[] }

/** The first items of a change, in the order it reached them. */
export const changedItemsQuery = (change: string) =>
  queryOptions({
    queryKey: [...keys.activity(), 'items', change],
    queryFn: () =>
      unwrap(
        supabase
          .from('equipment_history')
          .select('*')
          .eq('change_id', change)
          .order('id')
          .limit(maxItemsOfChange),
      ),
    select: (entries) => entries.map(toItem),
  })

function toItem(entry: HistoryEntry): ChangedItem {
  // Only an undo brings several items back.
  const deed = { ...entry, restores: entry.undoes !== null, as_deleted: null }
  return {
    id: entry.equipment_id,
    action: actionOf(deed),
    name: toState(entry.after).name ?? toState(entry.before).name ?? '',
    isDeleted: entry.action === 'delete',
    fields: changesOf(deed, 'si').map(({ label }) => label),
  }
}

/** Whether an AI client has ever changed the catalog: then one is connected. */
export const assistantSeenQuery = queryOptions({
  queryKey: [...keys.activity(), 'assistant'],
  queryFn: async () => {
    const request = supabase.from('equipment_history').select('id').eq('changed_via', 'assistant').limit(1)
    return (await unwrap(request)).length > 0
  },
})
