import { knownCategory } from '@/content/equipment'
import { categoriesOf, type Equipment } from './equipment'
import { type DescribeSpecifications, searchIn } from './search'
import { wordsOf } from './search-words'
import type { Sort } from './sort'

export type Filter = {
  search: string
  category: string | null
  /** How an item came into the catalog; see `created_via`. */
  via: string | null
}

export const noFilter: Filter = { search: '', category: null, via: null }

export const isFiltered = ({ search, category, via }: Filter) =>
  search.trim() !== '' || category !== null || via !== null

/**
 * The items that contain the words of the search, filed under the category and created that way. Without an order of
 * their own, those whose name, brand and model match stand first.
 */
export function filterList(
  items: readonly Equipment[],
  filter: Filter & { sort?: Sort | null },
  describe: DescribeSpecifications,
): readonly Equipment[] {
  if (!isFiltered(filter)) return items
  const { via, sort } = filter
  const category = filter.category && (knownCategory(filter.category) ?? filter.category).toLowerCase()
  const placeOf = searchIn(items, wordsOf(filter.search), describe)
  const found: Equipment[] = []
  const below: Equipment[] = []
  items.forEach((item, index) => {
    if (category && !categoriesOf(item).some((name) => name.toLowerCase() === category)) return
    if (via && item.created_via.toLowerCase() !== via) return
    const place = placeOf(item, index)
    if (place) (place === 'first' || sort ? found : below).push(item)
  })
  return [...found, ...below]
}

export type Summary = {
  items: number
  categories: number
  brands: number
  /** The sum of all costs as plain numbers, whatever their currency. */
  value: number
  /** The part of `value` that is not in USD, by currency, largest first. */
  foreign: { currency: string; value: number }[]
}

/** The figures of the four tiles, over all items. */
export function summarize(items: readonly Equipment[]): Summary {
  const categories = new Set<string>()
  const brands = new Set<string>()
  const foreign = new Map<string, number>()
  let value = 0
  for (const item of items) {
    for (const name of categoriesOf(item)) categories.add(name.toLowerCase())
    const brand = item.brand?.trim().toLowerCase()
    if (brand) brands.add(brand)
    if (item.cost === null) continue
    value += item.cost
    if (item.currency !== 'USD') foreign.set(item.currency, (foreign.get(item.currency) ?? 0) + item.cost)
  }
  return {
    items: items.length,
    categories: categories.size,
    brands: brands.size,
    value,
    foreign: [...foreign]
      .map(([currency, sum]) => ({ currency, value: sum }))
      .sort((a, b) => b.value - a.value),
  }
}
