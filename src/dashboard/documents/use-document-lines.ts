import type { Equipment } from '@/catalog/equipment'
import { filterList } from '@/catalog/equipment-list'
import { sortList } from '@/catalog/sort'
import { readListState } from '@/dashboard/shared/list-state'

type Address = { search: string; hash: string }

/** Returns the items of `#ids=…` in that order. Without it, returns what the catalog shows for the same address. */
export function chooseItems(items: readonly Equipment[], address: Address): readonly Equipment[] {
  const ids = readIds(address.hash)
  if (ids) {
    const byId = new Map(items.map((item) => [item.id, item]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  const listState = readListState(new URLSearchParams(address.search))
  return filterList(sortList(items, listState.sort), listState)
}

/** Reads `#ids=…`; null without it. */
export function readIds(hash: string): string[] | null {
  const ids = new URLSearchParams(hash.slice(1)).get('ids')
  return ids === null ? null : [...new Set(ids.toLowerCase().split(',').filter(Boolean))]
}
