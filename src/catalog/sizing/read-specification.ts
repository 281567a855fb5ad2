import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { fits } from '@/catalog/specifications/check-specification'
import { fieldOf, optionsIn } from '@/catalog/specifications/fields'
import { specificationsOf } from '@/catalog/specifications/values'
import type { Category } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'

/** The part of an item that formulas read. */
export type Sized = Pick<Equipment, 'specifications'>
/** The part of an item that formulas read if its category matters. */
export type Categorized = Pick<Equipment, 'category' | 'specifications'>

/** The value of a known key; null if there is none or its field does not take it. */
function known({ specifications }: Sized, key: string): Json {
  const value = specificationsOf(specifications)[key] ?? null
  const field = fieldOf(key)
  return value !== null && field && fits(field, value) ? value : null
}

/** A number in the unit of its key, such as `power_kw`. */
export function numberOf(item: Sized, key: string): number | null {
  const value = known(item, key)
  return typeof value === 'number' ? value : null
}

/** The chosen option of a key, or its text. */
export function textOf(item: Sized, key: string): string | null {
  const value = known(item, key)
  return typeof value === 'string' ? value : null
}

/** A number above 0; null if there is none, because 0 states nothing. */
export const positiveOf = (item: Sized, key: string): number | null => numberOf(item, key) || null

/** The rated voltages of an item, lowest first; [208, 240] for 208/240 V, [] if none is stated. */
export function voltagesOf(item: Sized): number[] {
  const field = fieldOf('rated_v')
  return field ? optionsIn(field, known(item, 'rated_v')).map(Number) : []
}

/** Whether a key holds yes. */
export const isStated = (item: Sized, key: string): boolean => known(item, key) === true

/** Whether a key holds no. */
export const isDenied = (item: Sized, key: string): boolean => known(item, key) === false

/** The chosen options of a key; null if there are none. */
export function optionsOf(item: Sized, key: string): readonly Json[] | null {
  const value = known(item, key)
  return Array.isArray(value) && value.length > 0 ? value : null
}

/** Whether an item is in one of these categories. */
export const isIn = (item: Pick<Equipment, 'category'>, expected: readonly Category[]): boolean =>
  categoriesOf(item).some((name) => (expected as readonly string[]).includes(name))
