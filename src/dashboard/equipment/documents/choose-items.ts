import type { Equipment } from '@/dashboard/equipment/equipment'
import { filterList } from '@/dashboard/equipment/equipment-list'
import { sortList } from '@/dashboard/equipment/equipment-sort'
import { describeSpecifications } from '@/dashboard/equipment/specifications/specifications'
import { readView } from '@/dashboard/equipment/use-equipment-url'

/** Returns the items of `?ids=…` in that order; without it, those the catalog shows for the same filters and sorting. */
export function chooseItems(items: readonly Equipment[], params: URLSearchParams): readonly Equipment[] {
  const ids = readIds(params)
  if (ids) {
    const byId = new Map(items.map((item) => [item.id, item]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  const view = readView(params)
  return filterList(sortList(items, view.sort), view, describeSpecifications)
}

/** Reads `?ids=…`; null without it. */
export function readIds(params: URLSearchParams): string[] | null {
  const ids = params.get('ids')
  return ids === null ? null : [...new Set(ids.toLowerCase().split(',').filter(Boolean))]
}
