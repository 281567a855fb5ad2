import { queryOptions } from '@tanstack/react-query'
import { actionOf, changesOf, toState } from '@/catalog/diff'
import { keys } from '@/catalog/queries/equipment-queries'
import type { Activity } from '@/catalog/queries/history-queries'
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
export type ActivityLine = {
  id: number
  /** The id of the change. */
  change: string
  at: string
  who: string | null
  /** The account of who made it. */
  whoId: string | null
  isByAssistant: boolean
  /** 'Changed' */
  action: string
  name: string
  /** Null where the item is not in the catalog any more. */
  itemId: string | null
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
  select: (entries) => entries.map(toLine),
})

function toLine(entry: Activity): ActivityLine {
  const [before, after] = [toState(entry.before), toState(entry.after)]
  return {
    id: entry.id,
    change: entry.change_id,
    at: entry.changed_at,
    who: entry.changed_by_email,
    whoId: entry.changed_by,
    isByAssistant: entry.changed_via === 'assistant',
    action: actionOf(entry),
    name: after.name ?? before.name ?? '',
    itemId: entry.is_in_catalog ? entry.equipment_id : null,
    others: entry.others ?? 0,
    othersAlike: entry.others_alike ?? 0,
    fields: changesOf(entry, 'si').map(({ label }) => label),
    canBeUndone: entry.can_be_undone ?? false,
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
