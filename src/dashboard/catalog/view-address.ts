import type { Filter } from './equipment-list'
import { formatSort, parseSort, type Sort } from './equipment-sort'

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
export function withView(now: URLSearchParams, { search, category, via, sort }: View): URLSearchParams {
  const next = new URLSearchParams(now)
  const values = { q: search.trim(), category, via, sort: formatSort(sort) }
  for (const [name, value] of Object.entries(values)) {
    // Deleted first, so that the parameters stand in one order and one view has one address.
    next.delete(name)
    if (value) next.append(name, value)
  }
  return next
}
