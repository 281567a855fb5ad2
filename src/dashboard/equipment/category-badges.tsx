import { Badge } from '@/ui/badge'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { hueOf } from './category-hue'

/** In the table two lines hold two badges and the count. */
const tableBadge = '@table:px-1.5 @table:text-[0.75rem]'

/** How many badges stand in a table row before they are counted. */
const shownInRow = 2

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
