import { categoryKey, type Equipment, joinCategories, splitCategories } from '@/catalog/equipment'
import type { ValuesToSet } from '@/catalog/queries/bulk-mutations'
import { specificationsOf } from '@/catalog/specifications/values'
import { fallbackCategory } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'

/** The typed values, null if there is nothing to set yet, and why they cannot be set. */
export type TypedChange = { values: ValuesToSet | null; problem?: string | undefined }

/** Predicts an item after `changeEquipment`, for the preview. A test compares it with the database. */
export function withValues(item: Equipment, values: ValuesToSet): Equipment {
  const { add_category, remove_category, specifications, ...columns } = values
  return {
    ...item,
    ...columns,
    ...((add_category || remove_category) && {
      category: joinCategories(
        splitCategories(
          `${add_category && isUnfiled(item) ? '' : item.category},${add_category ?? ''}`,
        ).filter((name) => categoryKey(name) !== categoryKey(remove_category ?? '')),
      ),
    }),
    ...(specifications && { specifications: withKeys(item.specifications, specifications) }),
  }
}

/** 'Other' alone means that the item has no category yet; an added one replaces it. */
const isUnfiled = ({ category }: Equipment) => categoryKey(category) === categoryKey(fallbackCategory)

function withKeys(stored: Json, wanted: { [key: string]: Json }): { [key: string]: Json | undefined } {
  return Object.fromEntries(
    Object.entries({ ...specificationsOf(stored), ...wanted }).filter(([key]) => wanted[key] !== null),
  )
}
