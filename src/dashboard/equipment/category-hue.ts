import { categories } from '@/content/equipment'

/** Degrees by which no number of hues ever meets another, and neighbours stand far apart: the golden angle. */
const step = 137.508

/**
 * The hue (degrees) of a category, as `categoriesOf` spells it; another category at the end of the list changes none.
 * Unknown ones have none.
 */
export function hueOf(category: string): number | undefined {
  const index = (categories as readonly string[]).indexOf(category)
  return index < 0 ? undefined : (index * step) % 360
}
