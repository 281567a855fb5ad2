import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { formatMoney } from '@/lib/format'
import { IconButton } from '@/ui/button'
import { TableCell, TableRow } from '@/ui/table'
import { CategoryBadges } from './category-badges'
import { brandAndModel, type ListedEquipment } from './equipment-list'
import type { Equipment } from './equipment-queries'
import { LeadTime } from './lead-time'

type Props = {
  entry: ListedEquipment
  index: number
  /** Takes part in the Tab order. */
  isActive: boolean
  /** Distance from the top of the table body (px). */
  top: number
  measure: (row: HTMLTableRowElement | null) => void
  actions: RowActions
}

/** What can be done with a row. */
export type RowActions = Record<'view' | 'edit' | 'duplicate' | 'delete', (item: Equipment) => void>

const look = { size: 18, strokeWidth: 1.5 } as const

/** The pictures of the row buttons, drawn once and used by every row: a page of rows has a third fewer nodes. */
export const rowIcons = (
  <svg aria-hidden="true" className="absolute size-0">
    <symbol id="row-view">
      <Eye {...look} />
    </symbol>
    <symbol id="row-edit">
      <Pencil {...look} />
    </symbol>
    <symbol id="row-copy">
      <Copy {...look} />
    </symbol>
    <symbol id="row-delete">
      <Trash2 {...look} />
    </symbol>
  </svg>
)

/** What stands where a value is missing. */
const none = '-'

/** One item: a grid line, or a card where the table is narrow. */
export const EquipmentRow = memo(function EquipmentRow({
  entry,
  index,
  isActive,
  top,
  measure,
  actions,
}: Props) {
  const { item, categories } = entry
  return (
    <TableRow
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) actions.view(item)
      }}
      className="equipment-grid absolute inset-x-0 top-0 border-line border-b -outline-offset-2 hover:bg-steam focus-visible:bg-steam"
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cell area="name" className="@max-3xl:text-[1.0625rem] font-medium">
        <span className="line-clamp-2 break-words" title={item.name}>
          {item.name}
        </span>
      </Cell>
      <Cell area="category">
        <CategoryBadges categories={categories} />
      </Cell>
      <Cell area="brand" label="Brand/Model">
        <span className="line-clamp-2 break-words">{brandAndModel(item) || none}</span>
      </Cell>
      <Cell area="cost" label="Cost" numeric>
        {item.cost === null ? none : formatMoney(item.cost, item.currency)}
      </Cell>
      <Cell area="power" label="Power">
        <span className="line-clamp-2 break-words">{item.power_requirements || none}</span>
      </Cell>
      <Cell area="lead" label="Lead Time" numeric>
        {item.lead_time_days === null ? none : <LeadTime days={item.lead_time_days} />}
      </Cell>
      <Cell area="actions" className="-ml-3 flex @3xl:ml-0 @3xl:justify-end">
        <RowButton label={`View details ${item.name}`} icon="row-view" onClick={() => actions.view(item)} />
        <RowButton label={`Edit ${item.name}`} icon="row-edit" onClick={() => actions.edit(item)} />
        <RowButton label={`Duplicate ${item.name}`} icon="row-copy" onClick={() => actions.duplicate(item)} />
        <RowButton label={`Delete ${item.name}`} icon="row-delete" onClick={() => actions.delete(item)} />
      </Cell>
    </TableRow>
  )
})

type CellProps = { area: string; label?: string; numeric?: boolean; className?: string; children: ReactNode }

function Cell({ area, label, numeric, className, children }: CellProps) {
  return (
    <TableCell
      style={{ gridArea: area }}
      data-label={label}
      className={cx(
        'min-w-0',
        label &&
          '@max-3xl:before:block @max-3xl:before:text-[0.8125rem] @max-3xl:before:text-clay @max-3xl:before:content-[attr(data-label)]',
        numeric && 'tabular-nums @3xl:text-right',
        className,
      )}
    >
      {children}
    </TableCell>
  )
}

function RowButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <IconButton aria-label={label} title={label.split(' ')[0]} onClick={onClick}>
      <svg aria-hidden="true" className="size-4.5">
        <use href={`#${icon}`} />
      </svg>
    </IconButton>
  )
}
