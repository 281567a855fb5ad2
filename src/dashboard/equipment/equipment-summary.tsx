import { memo, type ReactNode } from 'react'
import type { Summary } from '@/catalog/equipment-list'
import { formatMoney, formatNumber } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'

/** The four figures over the table. They are about all items, whatever the filter. `null` while loading. */
export const EquipmentSummary = memo(function EquipmentSummary({ summary }: { summary: Summary | null }) {
  return (
    <dl className="mb-3 md:mb-4 flex flex-wrap items-baseline gap-x-5 border-line border-y py-1.5 md:gap-x-10">
      <Tile label="Total Items">{summary && formatNumber(summary.items)}</Tile>
      <Tile label="Categories">{summary && formatNumber(summary.categories)}</Tile>
      <Tile label="Brands">{summary && formatNumber(summary.brands)}</Tile>
      <Tile label="Total Value" note={summary && foreignNote(summary)}>
        {summary && formatMoney(summary.value, 'USD')}
      </Tile>
    </dl>
  )
})

/** The sum adds plain numbers; this says what in it is not USD. */
function foreignNote({ foreign }: Summary): string | null {
  if (foreign.length === 0) return null
  const parts = foreign.map(({ currency, value }) => `${currency} ${formatNumber(Math.round(value))}`)
  return `includes ${parts.join(', ')} - not converted`
}

function Tile({ label, children, note }: { label: string; children: ReactNode; note?: string | null }) {
  return (
    <div className="flex min-w-0 items-baseline gap-x-2">
      <dt className="shrink-0 text-fine text-clay">{label}</dt>
      <dd className="min-w-0">
        <span className="text-[1.125rem] leading-7 tabular-nums">
          {children ?? <Skeleton className="inline-block h-5 w-10 align-middle" />}
        </span>
        {note && <span className="ml-3 text-fine text-clay">{note}</span>}
      </dd>
    </div>
  )
}
