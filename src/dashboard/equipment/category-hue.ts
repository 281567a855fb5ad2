import { categories } from '@/content/equipment'

/** A number that shares no factor with that of the categories, so that each gets a hue of its own. */
const step = 7

/**
 * The hue (degrees) of a category, as `categoriesOf` spells it: stable, and far from its neighbours in the list. Unknown
 * ones have none.
 */
export function hueOf(category: string): number | undefined {
  const index = (categories as readonly string[]).indexOf(category)
  return index < 0 ? undefined : ((index * step) % categories.length) * (360 / categories.length)
}
