import { categories } from '@/content/equipment'
import { cx } from '@/lib/cx'

/** The golden angle (degrees): multiples never coincide, and neighbors in the list are far apart. */
const hueStep = 137.508

/**
 * The hue (degrees) of a category as `categoriesOf` spells it; undefined for one that is not in the list. A category
 * added to the end of the list changes no other hue.
 */
export function hueOf(category: string): number | undefined {
  const index = (categories as readonly string[]).indexOf(category)
  return index < 0 ? undefined : (index * hueStep) % 360
}

/** The square in the color of a category. */
export function CategorySquare({ category }: { category: string }) {
  const hue = hueOf(category)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-2 shrink-0 forced-color-adjust-none',
        hue === undefined ? 'bg-flint' : 'category-square',
      )}
      style={hue === undefined ? undefined : { '--hue': hue }}
    />
  )
}
