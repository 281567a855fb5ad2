import { memo, type ReactNode } from 'react'
import { formatMoney, formatNumber } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'
import type { Summary } from './equipment-list'

/** The four figures over the table. They are about all items, whatever the filter. `null` while loading. */
export const EquipmentSummary = memo(function EquipmentSummary({ summary }: { summary: Summary | null }) {
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-6 border-line lg:gap-x-0 border-y lg:grid-cols-4 lg:divide-x lg:divide-line">
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
    <div className="min-w-0 py-4 lg:px-6 lg:first:pl-0">
      <dt className="text-[0.875rem] text-clay">{label}</dt>
      <dd className="mt-1">
        <span className="block font-display text-[1.75rem] leading-tight">
          {children ?? <Skeleton className="my-1.5 h-6 w-20" />}
        </span>
        {note && <span className="mt-1 block text-[0.8125rem] text-clay">{note}</span>}
      </dd>
    </div>
  )
}
