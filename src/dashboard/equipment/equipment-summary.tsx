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
  /** The list shows less than the figures are about: they recede behind its number of matches. */
  isQuiet: boolean
}

/** The four figures of the toolbar. They are about all items, whatever the filter. */
export const EquipmentSummary = memo(function EquipmentSummary({ summary, hasFailed, isQuiet }: Props) {
  const unknown = hasFailed ? '-' : <Skeleton className="inline-block h-3.5 w-8 align-middle" />
  const [first = formatMoney(0, 'USD'), ...others] =
    summary?.sums.map(({ currency, amount }) => formatMoney(amount, currency)) ?? []
  return (
    // Above cards and a narrow table the figures flow like a text, in as few lines as they need. Beside the filters of a wide
    // table each stands under its name, so that all currencies fit on the line.
    <dl
      className={cx(
        isQuiet && 'text-clay',
        '@max-table:text-tiny @max-table:leading-4 text-fine leading-[1.125rem] @table:flex @table:flex-wrap @table:gap-x-4 @table:leading-5 @wide-table:justify-end @wide-table:gap-x-5 @min-[74rem]:gap-x-8 @wide-table:leading-[1.125rem] @wide-table:whitespace-nowrap',
      )}
    >
      <Tile label="Total Items">{summary ? formatNumber(summary.items) : unknown}</Tile>
      <Tile label="Categories">{summary ? formatNumber(summary.categories) : unknown}</Tile>
      <Tile label="Brands">{summary ? formatNumber(summary.brands) : unknown}</Tile>
      <Tile label="Total Value">
        <span>{summary ? first : unknown}</span>
        {others.length > 0 && <span>{` + ${others.join(' + ')}`}</span>}
      </Tile>
    </dl>
  )
})

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 items-baseline gap-x-1.5 @max-table:mr-3 @max-table:inline-block @table:flex @wide-table:block">
      <dt className="shrink-0 text-clay @max-table:mr-1.5 @max-table:inline-block">{label}</dt>
      <dd className="min-w-0 tabular-nums @max-table:inline">{children}</dd>
    </div>
  )
}
