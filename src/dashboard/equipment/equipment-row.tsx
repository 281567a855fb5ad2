import { Eye, Pencil, Trash2 } from 'lucide-react'
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
  /** Distance from the top of the table body (px). */
  top: number
  measure: (row: HTMLTableRowElement | null) => void
  actions: RowActions
}

/** What can be done with a row. */
export type RowActions = Record<'view' | 'edit' | 'delete', (item: Equipment) => void>

/** What stands where a value is missing. */
const none = '-'

/** One item: a grid line, or a card where the table is narrow. */
export const EquipmentRow = memo(function EquipmentRow({ entry, index, top, measure, actions }: Props) {
  const { item, categories } = entry
  return (
    <TableRow
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="equipment-grid absolute inset-x-0 top-0 border-line border-b hover:bg-steam"
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
        <RowButton label={`View details ${item.name}`} onClick={() => actions.view(item)}>
          <Eye size={18} strokeWidth={1.5} aria-hidden="true" />
        </RowButton>
        <RowButton label={`Edit ${item.name}`} onClick={() => actions.edit(item)}>
          <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
        </RowButton>
        <RowButton label={`Delete ${item.name}`} onClick={() => actions.delete(item)}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </RowButton>
      </Cell>
    </TableRow>
  )
})

type CellProps = { area: string; label?: string; numeric?: boolean; className?: string; children: ReactNode }

function Cell({ area, label, numeric, className, children }: CellProps) {
  return (
    <TableCell
      style={{ gridArea: area }}
      className={cx('min-w-0', numeric && 'tabular-nums @3xl:text-right', className)}
    >
      {label && <span className="block text-[0.8125rem] text-clay @3xl:hidden">{label}</span>}
      {children}
    </TableCell>
  )
}

function RowButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <IconButton aria-label={label} title={label.split(' ')[0]} onClick={onClick}>
      {children}
    </IconButton>
  )
}
