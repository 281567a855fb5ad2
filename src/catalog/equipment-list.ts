import { knownCategory } from '@/content/equipment'
import { normalizeName } from '@/lib/text'
import { categoriesOf, type Equipment } from './equipment'
import { createMatcher } from './search'
import { wordsOf } from './search-words'
import type { Sort } from './sort'

/** Which items a list shows; null does not filter. */
export type Filter = {
  search: string
  category: string | null
  /** The longest lead time (days). Items without one are left out. */
  lead: number | null
  /** How an item came into the catalog; see `created_via`. */
  via: string | null
  /** The ids of changes, joined by commas: only the items that they reached. */
  change: string | null
}

export const noFilter: Filter = { search: '', category: null, lead: null, via: null, change: null }

/** Whether a filter may hide items. */
export const isFiltered = ({ search, category, lead, via, change }: Filter) =>
  search.trim() !== '' || category !== null || lead !== null || via !== null || change !== null

/**
 * The items that match all filters. Without a chosen order, matches in name, brand and model
 * come before all other matches.
 * @param changed the ids of the items that `filter.change` reached
 */
export function filterList(
  items: readonly Equipment[],
  filter: Filter & { sort?: Sort | null },
  changed?: ReadonlySet<string>,
): readonly Equipment[] {
  if (!isFiltered(filter)) return items
  const { lead, via, change, sort } = filter
  const isInCategory = categoryTest(filter.category)
  const match = createMatcher(items, wordsOf(filter.search))
  const first: Equipment[] = []
  const below: Equipment[] = []
  items.forEach((item, index) => {
    if (!isInCategory(item)) return
    if (change && !changed?.has(item.id)) return
    if (lead !== null && (item.lead_time_days === null || item.lead_time_days > lead)) return
    if (via && item.created_via.toLowerCase() !== via) return
    const rank = match(item, index)
    if (rank) (rank === 'first' || sort ? first : below).push(item)
  })
  return [...first, ...below]
}

/** Whether an item is in a category; null lets all items pass. Thousands of items share a few texts, each compared once. */
function categoryTest(category: string | null): (item: Equipment) => boolean {
  if (!category) return () => true
  const wanted = normalizeName(knownCategory(category) ?? category)
  const answers = new Map<string, boolean>()
  return (item) => {
    const answer =
      answers.get(item.category) ?? categoriesOf(item).some((name) => normalizeName(name) === wanted)
    answers.set(item.category, answer)
    return answer
  }
}

/** Figures over all items. */
export type Summary = {
  items: number
  categories: number
  brands: number
  /** The sum of the costs in each currency: USD first, then the largest. Currencies are not converted. */
  sums: { currency: string; amount: number }[]
}

/** Computes the four figures above the table. */
export function summarize(items: readonly Equipment[]): Summary {
  // Thousands of items share a few texts, and splitting every one took 25 ms of arriving at 10,000 items.
  const texts = new Set(items.map(({ category }) => category))
  const categories = new Set([...texts].flatMap((category) => categoriesOf({ category })).map(normalizeName))
  const brands = new Set([...new Set(items.map(({ brand }) => brand ?? ''))].map(normalizeName))
  brands.delete('')
  const sums = new Map<string, number>()
  for (const { cost, currency } of items)
    if (cost !== null) sums.set(currency, (sums.get(currency) ?? 0) + cost)
  return {
    items: items.length,
    categories: categories.size,
    brands: brands.size,
    sums: [...sums]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((a, b) => Number(b.currency === 'USD') - Number(a.currency === 'USD') || b.amount - a.amount),
  }
}
