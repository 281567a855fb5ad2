import { categories } from '@/content/equipment'
import { Badge } from '@/ui/badge'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** In the table two lines hold two badges and the count. */
const tableBadge = '@table:px-1.5 @table:text-[0.75rem]'

/** How many badges stand in a table row before they are counted. */
const shownInRow = 2

/** The hue of a category: stable, and far from its neighbours in the list. Unknown ones have none. */
function hueOf(category: string): number | undefined {
  const index = (categories as readonly string[]).indexOf(category)
  // 7 and 20 share no factor, so every category gets its own eighteen degrees.
  return index < 0 ? undefined : (index * 7 * 18) % 360
}

export function CategoryBadge({ category }: { category: string }) {
  return <Badge hue={hueOf(category)}>{category}</Badge>
}

/** The badges of one item; more than two are counted. The title has all names. */
export function CategoryBadges({ categories: names }: { categories: readonly string[] }) {
  const rest = names.slice(shownInRow)
  return (
    <span className="flex min-w-0 flex-wrap gap-x-1 gap-y-0.5" title={names.join(', ')}>
      {names.slice(0, shownInRow).map((name) => (
        <Badge key={name} hue={hueOf(name)} className={tableBadge}>
          {name}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge className={tableBadge}>
          +{rest.length}
          <VisuallyHidden> more: {rest.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </span>
  )
}
