import type { Filter } from '@/catalog/equipment-list'
import { formatSort, parseSort, type Sort } from '@/catalog/sort'

/** Which items the list shows, and in which order. */
export type ListState = Filter & { sort: Sort | null }

/** Reads the state of the list from the parameters of an address. */
export function readListState(params: URLSearchParams): ListState {
  return {
    search: params.get('q') ?? '',
    category: params.get('category') || null,
    lead: readDays(params.get('lead')),
    via: params.get('via')?.toLowerCase() || null,
    change: params.get('change') || null,
    sort: parseSort(params.get('sort')),
  }
}

/** A number of days; null if it is none. */
const readDays = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** Identifies a state: two states with the same key show the same items in the same order. */
export const listStateKey = (listState: ListState) =>
  withListState(new URLSearchParams(), listState).toString()

/** Writes the state of the list into the parameters of an address. */
export const withListState = (params: URLSearchParams, state: ListState) => {
  const { search, category, lead, via, change, sort } = state
  return withParams(params, {
    q: search.trim() || null,
    category,
    lead: lead === null ? null : String(lead),
    via,
    change,
    sort: formatSort(sort),
  })
}

/** Sets parameters of an address; null removes one. */
export function withParams(params: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    // Delete first: the parameters always stand in the same order, so that one state has one address.
    next.delete(name)
    if (value !== null) next.append(name, value)
  }
  return next
}

/** The address is written this long (ms) after the last change. Safari allows 100 changes in 30 s. */
export const addressDelay = 300

/** The history state of a dialog opened from another screen state: closing it goes back there. */
export const openedFromHere = { opened: true }
