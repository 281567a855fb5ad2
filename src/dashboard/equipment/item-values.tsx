import { CategorySquare } from '@/dashboard/layout/category-square'
import { formatNumber } from '@/lib/format'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** A category: a square in its color and its name. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-ink">
      <CategorySquare category={category} />
      <span className="truncate">{category}</span>
    </span>
  )
}

/** The first category of an item and the number of the others. A tooltip has the names that are not shown in full. */
export function CategoryBadges({ categories: [first = '', ...rest] }: { categories: readonly string[] }) {
  return (
    <span
      className="flex min-w-0 items-center gap-x-1.5"
      data-tooltip={rest.length > 0 ? [first, ...rest].join(', ') : ''}
    >
      <CategoryBadge category={first} />
      {rest.length > 0 && (
        <span className="shrink-0 text-clay">
          <span>{`+${rest.length}`}</span>
          <VisuallyHidden>{` more: ${rest.join(', ')}`}</VisuallyHidden>
        </span>
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
