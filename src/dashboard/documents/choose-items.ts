import type { Equipment } from '@/catalog/equipment'
import { filterList } from '@/catalog/equipment-list'
import { sortList } from '@/catalog/sort'
import { readListState } from '@/dashboard/shared/list-state'

type Address = { search: string; hash: string }

/** Returns the items of `#ids=…` in that order; without it, those the catalog shows for the same filters and sorting. */
export function chooseItems(items: readonly Equipment[], address: Address): readonly Equipment[] {
  const ids = readIds(address)
  if (ids) {
    const byId = new Map(items.map((item) => [item.id, item]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  const listState = readListState(new URLSearchParams(address.search))
  return filterList(sortList(items, listState.sort), listState)
}

/** Reads `#ids=…`, or `?ids=…` of an older link; null without either. */
export function readIds({ search, hash }: Address): string[] | null {
  const ids = new URLSearchParams(hash.slice(1)).get('ids') ?? new URLSearchParams(search).get('ids')
  return ids === null ? null : [...new Set(ids.toLowerCase().split(',').filter(Boolean))]
}
