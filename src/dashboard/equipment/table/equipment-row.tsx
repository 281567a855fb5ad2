import { memo, type ReactNode, type RefCallback } from 'react'
import { type TableColumn, tableColumns } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { prefetchItem } from '@/catalog/queries/equipment-queries'
import { CategoryBadges } from '@/dashboard/equipment/category-badges'
import { LeadTime } from '@/dashboard/equipment/lead-time'
import { cx } from '@/lib/cx'
import { Skeleton } from '@/ui/skeleton'
import { TableRow } from '@/ui/table'

/** The buttons of a row. `icon` is drawn by the style sheet. */
const rowActions = [
  { id: 'view', name: 'View details', title: 'View', icon: 'icon-eye' },
  { id: 'edit', name: 'Edit', title: 'Edit', icon: 'icon-pencil' },
  { id: 'duplicate', name: 'Duplicate', title: 'Duplicate', icon: 'icon-copy' },
  { id: 'delete', name: 'Delete', title: 'Delete', icon: 'icon-trash' },
] as const

export type RowActions = Record<(typeof rowActions)[number]['id'], (item: Equipment) => void>

/** The `id` of an item's row in the document. */
export const rowId = (item: Pick<Equipment, 'id'>) => `equipment-${item.id}`

/** What can take focus in a row: the row itself and its buttons. */
export const rowParts = 1 + rowActions.length

type Props = {
  item: Equipment
  index: number
  /** Height of the rows before it that are not rendered (px). */
  gap: number
  /** Where the search found it, if not in name, brand or model; see `describeMatch`. */
  match: string | null
  /** The part with the table's Tab stop: 0 is the row, then its buttons. Null in every other row. */
  activePart: number | null
  isSelected: boolean
  actions: RowActions
  measure: RefCallback<HTMLTableRowElement> | undefined
}

/**
 * One item: a line of the grid, or a card where the table is narrow. Plain elements with their roles written out (see
 * ui/table.tsx): the first rows are on the screen sooner than through a component for each cell. Presses on it, its
 * checkbox too, are the table's.
 */
export const EquipmentRow = memo(function EquipmentRow(props: Props) {
  const { item, index, gap, match, activePart, isSelected, actions, measure } = props
  // The dialog that a press opens then has its item sooner.
  const prefetch = () => prefetchItem(item.id)
  return (
    <tr
      role="row"
      ref={measure}
      id={rowId(item)}
      // Read by useGridFocus and by the virtualizer.
      data-row={index}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={activePart === 0 ? 0 : -1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return
        // The same key would press the button that has focus in the dialog.
        event.preventDefault()
        actions.view(item)
      }}
      className="equipment-grid cursor-pointer border-line border-b -outline-offset-2 hover:bg-steam focus-visible:bg-steam aria-selected:bg-ember/20"
      // A margin on one row or two: a transform on each made every scrolled frame slower (8 of 60 over 50 ms).
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <td role="gridcell" data-check className="equipment-check">
        <input
          type="checkbox"
          className="size-5 cursor-pointer @table:size-4"
          // Space on the row does the same.
          tabIndex={-1}
          aria-label={`Select ${item.name}`}
          checked={isSelected}
          readOnly
        />
      </td>
      {tableColumns.map((column) =>
        tableCell(column, cellContent(column, item), column.isRowHeader && match),
      )}
      <td
        role="gridcell"
        onFocus={prefetch}
        className="-my-1.5 -mr-3 order-1 ml-auto flex @table:m-0 @table:grid @table:grid-cols-2 @table:justify-end @wide-table:flex"
      >
        {rowActions.map(({ id, name, title, icon }, button) => (
          <button
            key={id}
            type="button"
            tabIndex={activePart === button + 1 ? 0 : -1}
            aria-label={`${name} ${item.name}`}
            title={title}
            onClick={() => actions[id](item)}
            className={cx(
              'equipment-action',
              icon,
              id === 'delete' && 'hover:text-brick @max-table:before:size-4',
            )}
          />
        ))}
      </td>
    </tr>
  )
})

/** A row that is on its way. */
export function LoadingRow() {
  return (
    <TableRow aria-hidden="true" className="equipment-grid gap-y-3 border-line border-b">
      {tableColumns.map((column) =>
        tableCell(column, <Skeleton className={column.align === 'end' ? 'ml-auto w-12' : 'w-2/3'} />),
      )}
    </TableRow>
  )
}

/** Returns what a cell shows: the column's text, but badges for categories and spoken units for the lead time. */
function cellContent({ id, text }: TableColumn, item: Equipment): ReactNode {
  if (id === 'category') return <CategoryBadges categories={categoriesOf(item)} />
  if (id === 'lead' && item.lead_time_days !== null) return <LeadTime days={item.lead_time_days} />
  return text(item)
}

/** With a `note` below it, the content has one line less: the row keeps its height. */
function tableCell(column: TableColumn, content: ReactNode, note?: string | false | null) {
  const { id, align, isRowHeader, isWideOnCard } = column
  const isText = typeof content === 'string'
  return (
    <td
      key={id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      data-align={align}
      // Long texts are cut.
      title={isText ? content : undefined}
      className={cx(
        'equipment-cell',
        isText && !note && 'line-clamp-3 @max-table:line-clamp-2 @wide-table:line-clamp-2',
        isRowHeader && 'font-medium @max-table:pr-9 @max-table:text-[1.0625rem]',
        !isRowHeader && align !== 'end' && '@max-table:mt-1.5',
        isWideOnCard && '@max-table:basis-full',
        align === 'end' && 'tabular-nums @max-table:order-1 @max-table:self-center @table:text-right',
        content === null && '@max-table:hidden',
      )}
    >
      {note ? (
        <>
          <span className="line-clamp-2 @table:line-clamp-1">{content}</span>
          <span title={note} className="block truncate font-normal text-fine text-clay">
            {note}
          </span>
        </>
      ) : (
        (content ?? '-')
      )}
    </td>
  )
}
