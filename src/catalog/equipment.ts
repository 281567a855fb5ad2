import { fallbackCategory, knownCategory } from '@/content/equipment'
import { formatCount } from '@/lib/format'
import type { Tables, TablesInsert } from '@/lib/supabase/database.types'

/** A row of `equipment_catalog`. */
export type Equipment = Tables<'equipment_catalog'>

/** The columns a save sends: all but those the database sets (id, created_*, updated_at). */
export type EquipmentInput = Omit<
  TablesInsert<'equipment_catalog'>,
  'id' | 'created_at' | 'updated_at' | 'created_by' | 'created_via'
>

/** A category as the database compares it: case and repeated spaces make no difference. Two others are stored side by side. */
export const categoryKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Splits a stored, comma-separated category into names, each once. Without any it is 'Other'. */
export function splitCategories(category: string | null): string[] {
  const distinct = new Map<string, string>()
  for (const part of (category ?? '').split(',')) {
    const name = part.trim().replace(/\s+/g, ' ')
    const key = categoryKey(name)
    if (name && !distinct.has(key)) distinct.set(key, name)
  }
  return distinct.size > 0 ? [...distinct.values()] : [fallbackCategory]
}

/** The categories by their stored text: totals ask for those of each item dozens of times, half of their time. */
const categoriesByText = new Map<string, readonly string[]>()

/**
 * The categories of an item, spelled as in the list. An AI client may have stored 'sauna heaters', which counts as
 * 'Sauna Heaters' in every sum and group.
 */
export function categoriesOf({ category }: Pick<Equipment, 'category'>): readonly string[] {
  const text = category ?? ''
  const categories =
    categoriesByText.get(text) ?? splitCategories(text).map((name) => knownCategory(name) ?? name)
  categoriesByText.set(text, categories)
  return categories
}

/** The category under which an item is listed and tagged: its first one other than 'Other'. */
export const mainCategory = (item: Pick<Equipment, 'category'>): string =>
  categoriesOf(item).find((name) => name !== fallbackCategory) ?? fallbackCategory

/** Joins chosen categories for storing; without any, 'Other'. */
export function joinCategories(categories: readonly string[]): string {
  return categories.length > 0 ? categories.join(', ') : fallbackCategory
}

/** Brand and model as one text; empty if the item has neither. */
export function brandAndModel({ brand, model }: Pick<Equipment, 'brand' | 'model'>): string {
  return [brand?.trim(), model?.trim()].filter(Boolean).join(' ')
}

/** '1 item', '1,200 items'. */
export const countItems = (count: number) => formatCount(count, 'item')
