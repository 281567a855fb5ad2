import { type Equipment, splitCategories } from './equipment'
import { searchedKeys } from './equipment-columns'

const searchTexts = new WeakMap<Equipment, string>()

/** The searched columns in lower case. Kept for each item: every key searches all of them. */
function searchTextOf(item: Equipment): string {
  const known = searchTexts.get(item)
  if (known !== undefined) return known
  // Joined by a line break, which no search contains: a match never spans two columns.
  const text = searchedKeys
    .map((key) => item[key])
    .join('\n')
    .toLowerCase()
  searchTexts.set(item, text)
  return text
}

export type Filter = {
  search: string
  category: string | null
  /** How an item came into the catalog; see `created_via`. */
  via: string | null
}

export const noFilter: Filter = { search: '', category: null, via: null }

export const isFiltered = ({ search, category, via }: Filter) =>
  search.trim() !== '' || category !== null || via !== null

/** The items whose searched columns contain the search, filed under the category and created that way. */
export function filterList(items: readonly Equipment[], filter: Filter): readonly Equipment[] {
  if (!isFiltered(filter)) return items
  const { category, via } = filter
  const text = filter.search.trim().toLowerCase()
  return items.filter(
    (item) =>
      (!text || searchTextOf(item).includes(text)) &&
      (!category || splitCategories(item.category).includes(category)) &&
      (!via || item.created_via.toLowerCase() === via),
  )
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
    for (const name of splitCategories(item.category)) categories.add(name)
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
