import { memo, type ReactNode } from 'react'
import type { Summary } from '@/catalog/equipment-list'
import { cx } from '@/lib/cx'
import { formatMoney, formatNumber } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'

type Props = {
  /** Null until the first read is complete. */
  summary: Summary | null
  /** The first read failed: the figures are unknown. */
  hasFailed: boolean
  isLoading: boolean
  /** How many of the items a filtered list shows, in place of their number; '' without a filter. */
  matches: string
}

/**
 * The four figures of the toolbar. All count the whole catalog. While a filter is on, the first one also says how many items the
 * list shows, in the color of the filter, and the others are quiet.
 */
export const EquipmentSummary = memo(function EquipmentSummary(props: Props) {
  const { summary, hasFailed, isLoading, matches } = props
  const unknown = hasFailed ? '-' : <Skeleton className="inline-block h-3.5 w-8 align-middle" />
  const quiet = matches ? 'text-clay' : ''
  const [first = formatMoney(0, 'USD'), ...others] =
    summary?.sums.map(({ currency, amount }) => formatMoney(amount, currency)) ?? []
  return (
    // Above cards and above a narrow table they wrap like a text. Above a wide one each
    // stands below its name, and an ellipsis cuts the value.
    <dl className="flex flex-wrap gap-x-4 text-fine leading-5 @max-table:text-tiny @max-table:leading-4.25 @wide-table:flex-nowrap @wide-table:justify-end @wide-table:gap-x-5 @min-[74rem]:gap-x-8 @wide-table:leading-[1.125rem]">
      <Tile label="Total Items">
        <span role="status" className={matches && 'text-cedar'}>
          {isLoading ? 'Loading equipment...' : matches}
        </span>
        {!isLoading && !matches && <span>{summary ? formatNumber(summary.items) : unknown}</span>}
      </Tile>
      <Tile label="Categories" className={quiet}>
        {summary ? formatNumber(summary.categories) : unknown}
      </Tile>
      <Tile label="Brands" className={quiet}>
        {summary ? formatNumber(summary.brands) : unknown}
      </Tile>
      <Tile label="Total Value" className={cx('@wide-table:line-clamp-1', quiet)}>
        <span>{summary ? first : unknown}</span>
        {others.length > 0 && <span>{` + ${others.join(' + ')}`}</span>}
      </Tile>
    </dl>
  )
})

type TileProps = { label: string; className?: string; children: ReactNode }

function Tile({ label, className, children }: TileProps) {
  return (
    <div className="flex min-w-0 items-baseline gap-x-1.5 not-last:shrink-0 @wide-table:block">
      <dt className="shrink-0 whitespace-nowrap text-clay">{label}</dt>
      <dd data-tooltip="" className={cx('min-w-0 tabular-nums', className)}>
        {children}
      </dd>
    </div>
  )
}
