import { fallbackCategory } from '@/content/equipment'
import type { Equipment } from './equipment-queries'

/** An item with what searching and filtering need, prepared once per load instead of once per key. */
export type ListedEquipment = {
  item: Equipment
  categories: readonly string[]
  /** Name, brand and model in lower case. */
  searchText: string
}

/** The category names in a stored, comma-separated category. */
export function splitCategories(category: string | null): string[] {
  const names = (category ?? '').split(',').map((name) => name.trim())
  const known = [...new Set(names.filter(Boolean))]
  return known.length > 0 ? known : [fallbackCategory]
}

/** The stored form of a selection; an empty one is filed under 'Other'. */
export function joinCategories(categories: readonly string[]): string {
  return categories.length > 0 ? categories.join(', ') : fallbackCategory
}

/** Brand and model as one text; empty when there is neither. */
export function brandAndModel({ brand, model }: Pick<Equipment, 'brand' | 'model'>): string {
  return [brand?.trim(), model?.trim()].filter(Boolean).join(' ')
}

const prepared = new WeakMap<Equipment, ListedEquipment>()

/** The same item gives the same entry, so that a row is drawn again only when its item has changed. */
export function prepareList(items: readonly Equipment[]): ListedEquipment[] {
  return items.map((item) => {
    const known = prepared.get(item)
    if (known) return known
    const entry = prepare(item)
    prepared.set(item, entry)
    return entry
  })
}

function prepare(item: Equipment): ListedEquipment {
  return {
    item,
    categories: splitCategories(item.category),
    // A line break keeps a search from matching across two fields.
    searchText: [item.name, item.brand, item.model].join('\n').toLowerCase(),
  }
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

/** The items whose name, brand or model contains the search, filed under the category and created that way. */
export function filterList(list: readonly ListedEquipment[], filter: Filter): readonly ListedEquipment[] {
  const { category, via } = filter
  const wanted = wantedText(filter)
  const found = wanted ? list.filter(({ searchText }) => searchText.includes(wanted)) : list
  if (!category && !via) return found
  return found.filter(
    ({ item, categories }) =>
      (!category || categories.includes(category)) && (!via || item.created_via.toLowerCase() === via),
  )
}

const wantedText = ({ search }: Filter) => search.trim().toLowerCase()

/** `filterList` while somebody types: what a longer search finds is among what the shorter one has found. */
export function createFilter(): typeof filterList {
  let list: readonly ListedEquipment[] = []
  let filter = noFilter
  let found = list
  return (nextList, next) => {
    const isNarrower =
      nextList === list &&
      next.category === filter.category &&
      next.via === filter.via &&
      wantedText(next).includes(wantedText(filter))
    found = filterList(isNarrower ? found : nextList, next)
    list = nextList
    filter = next
    return found
  }
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
export function summarize(list: readonly ListedEquipment[]): Summary {
  const categories = new Set<string>()
  const brands = new Set<string>()
  const foreign = new Map<string, number>()
  let value = 0
  for (const { item, categories: names } of list) {
    for (const name of names) categories.add(name)
    const brand = item.brand?.trim().toLowerCase()
    if (brand) brands.add(brand)
    if (item.cost === null) continue
    value += item.cost
    if (item.currency !== 'USD') foreign.set(item.currency, (foreign.get(item.currency) ?? 0) + item.cost)
  }
  return {
    items: list.length,
    categories: categories.size,
    brands: brands.size,
    value,
    foreign: [...foreign]
      .map(([currency, sum]) => ({ currency, value: sum }))
      .sort((a, b) => b.value - a.value),
  }
}
