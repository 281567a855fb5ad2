import { categories } from '@/content/equipment'
import { Badge } from '@/ui/badge'
import { VisuallyHidden } from '@/ui/visually-hidden'

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

/** The badges of one item; more than two are counted, with all names in the title. */
export function CategoryBadges({ categories: names }: { categories: readonly string[] }) {
  const rest = names.slice(shownInRow)
  return (
    <span className="flex min-w-0 flex-wrap gap-1" title={rest.length > 0 ? names.join(', ') : undefined}>
      {names.slice(0, shownInRow).map((name) => (
        <Badge key={name} hue={hueOf(name)}>
          {name}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge>
          +{rest.length}
          <VisuallyHidden> more: {rest.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </span>
  )
}
