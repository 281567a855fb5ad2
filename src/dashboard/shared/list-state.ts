import type { Filter } from '@/catalog/equipment-list'
import { formatSort, parseSort, type Sort } from '@/catalog/sort'

/** Which items are shown, and in which order. */
export type View = Filter & { sort: Sort | null }

/** The view an address describes. */
export function readView(params: URLSearchParams): View {
  return {
    search: params.get('q') ?? '',
    category: params.get('category') || null,
    via: params.get('via')?.toLowerCase() || null,
    sort: parseSort(params.get('sort')),
  }
}

/** Two views with the same key show the same items in the same order. */
export const viewKey = (view: View) => withView(new URLSearchParams(), view).toString()

/** An address with this view. */
export const withView = (now: URLSearchParams, { search, category, via, sort }: View) =>
  withParams(now, { q: search.trim() || null, category, via, sort: formatSort(sort) })

/** An address with these parameters; null leaves one out. */
export function withParams(now: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(values)) {
    // Deleted first, so that the parameters stand in one order and one view has one address.
    next.delete(name)
    if (value !== null) next.append(name, value)
  }
  return next
}

/** The address follows what is typed or selected this long (ms) after the last change: Safari takes 100 in 30 s. */
export const addressDelay = 300

/** History state of an item opened from another page: closing it leads back there. */
export const openedFromHere = { opened: true }
