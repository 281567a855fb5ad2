import type { ComponentProps } from 'react'
import { categories } from '@/content/equipment'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { VisuallyHidden } from '@/ui/visually-hidden'

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

/** A category in its color. */
export function CategoryBadge({ category }: { category: string }) {
  return <Badge hue={hueOf(category)}>{category}</Badge>
}

/** A small label. `hue` is an oklch hue in degrees; neutral without one. */
function Badge({ hue, className, style, ...rest }: ComponentProps<'span'> & { hue?: number | undefined }) {
  return (
    <span
      className={cx(
        'inline-block max-w-full break-words rounded-sm px-2 py-px text-fine leading-[1.4]',
        hue === undefined ? 'bg-line/60 text-ink' : 'badge-tint',
        className,
      )}
      style={{ ...style, ...(hue !== undefined && { '--hue': hue }) }}
      {...rest}
    />
  )
}

/** In the table, two lines hold two badges and a count. */
const tableBadge = '@table:px-1.5 @table:text-[0.75rem]'

/** The number of badges in a table row before the rest are counted. */
const shownInRow = 2

/** The badges of an item in the table. Beyond two they are counted; the title has all names. */
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
          <span>{`+${rest.length}`}</span>
          <VisuallyHidden>{` more: ${rest.join(', ')}`}</VisuallyHidden>
        </Badge>
      )}
    </span>
  )
}

/** A lead time. The specification writes 'N days' for every N; screen readers hear '1 day'. */
export function LeadTime({ days }: { days: number }) {
  const text = `${formatNumber(days)} days`
  if (days !== 1) return <span>{text}</span>
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>1 day</VisuallyHidden>
    </>
  )
}
