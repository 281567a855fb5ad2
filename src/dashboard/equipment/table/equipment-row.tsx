import { memo, type ReactNode, type RefCallback } from 'react'
import { type TableColumn, tableColumns } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { prefetchItem } from '@/catalog/queries/equipment-queries'
import { CategoryBadges, LeadTime } from '@/dashboard/equipment/item-values'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { Skeleton } from '@/ui/skeleton'
import { TableRow } from '@/ui/table'

/** The buttons of a row. `icon` is drawn by the style sheet. */
const rowActions = [
  { id: 'view', name: 'View details', tooltip: 'View', icon: 'icon-eye' },
  { id: 'edit', name: 'Edit', tooltip: 'Edit', icon: 'icon-pencil' },
  { id: 'duplicate', name: 'Duplicate', tooltip: 'Duplicate', icon: 'icon-copy' },
  { id: 'delete', name: 'Delete', tooltip: 'Delete', icon: 'icon-trash' },
] as const

export type RowActions = Record<(typeof rowActions)[number]['id'], (item: Equipment) => void>

/** The `id` of an item's row in the document. */
export const rowId = (item: Pick<Equipment, 'id'>) => `equipment-${item.id}`

/** The number of focusable parts of a row: the row itself and its buttons. */
export const rowParts = 1 + rowActions.length

type Props = {
  item: Equipment
  index: number
  /** The height of the unrendered rows before it (px). */
  gap: number
  /** Where the search found the item, unless by name, brand or model; see `describeMatch`. */
  match: string | null
  /** The part with the table's Tab stop: 0 for the row, then its buttons. Null in all other rows. */
  activePart: number | null
  isSelected: boolean
  actions: RowActions
  measure: RefCallback<HTMLTableRowElement> | undefined
}

/**
 * One item: a line of the grid, or a card in a narrow table. Plain elements with explicit roles (see ui/table.tsx) render
 * sooner than a component for each cell. The table handles clicks on the row and its checkbox.
 */
export const EquipmentRow = memo(function EquipmentRow(props: Props) {
  const { item, index, gap, match, activePart, isSelected, actions, measure } = props
  // The dialog that a click opens then has its item sooner.
  const prefetch = () => prefetchItem(item.id)
  const cells = tableColumns.map((column) => [column, cellContent(column, item)] as const)
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
        // The same key press would reach the focused button of the dialog.
        event.preventDefault()
        actions.view(item)
      }}
      className="equipment-grid cursor-pointer border-line border-b @max-table:data-[row=0]:border-t -outline-offset-2 hover:bg-steam focus-within:bg-steam aria-selected:selected-tint aria-selected:shadow-[inset_2px_0_0_theme(colors.cedar)]"
      // A margin on one row or two: a transform on each made every scrolled frame slower (8 of 60 over 50 ms).
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <td role="gridcell" data-check className="equipment-check">
        <input
          type="checkbox"
          className="size-5 cursor-pointer @table:size-4"
          // Space on the row does the same, so the checkbox needs no Tab stop.
          tabIndex={-1}
          aria-label={`Select ${item.name}`}
          checked={isSelected}
          // The row handles the click, because Shift selects a range.
          onChange={() => {}}
        />
      </td>
      {cells.map(([column, content]) => tableCell(column, content, column.isRowHeader && match))}
      <td role="gridcell" onFocus={prefetch} className="equipment-actions">
        {rowActions.map(({ id, name, tooltip, icon }, button) => (
          <button
            key={id}
            type="button"
            tabIndex={activePart === button + 1 ? 0 : -1}
            aria-label={`${name} ${item.name}`}
            data-tooltip={tooltip}
            onClick={() => actions[id](item)}
            className={cx(
              'equipment-action',
              icon,
              // A card has no room for it; a tap opens the item, which can be duplicated there.
              id === 'duplicate' && '@max-table:not-focus:sr-only',
              id === 'delete' && 'hover:text-brick',
            )}
          />
        ))}
      </td>
    </tr>
  )
})

/** A skeleton row, shown while loading. */
export function LoadingRow() {
  return (
    <TableRow aria-hidden="true" className="equipment-grid gap-y-3 border-line border-b">
      {tableColumns.map((column) =>
        tableCell(column, <Skeleton className={column.align === 'end' ? 'ml-auto w-12' : 'w-2/3'} />),
      )}
    </TableRow>
  )
}

/** Returns what a cell shows: the column's text, but badges for categories, a quiet model, and spoken units for the lead time. */
function cellContent({ id, text }: TableColumn, item: Equipment): ReactNode {
  if (id === 'category') return <CategoryBadges categories={categoriesOf(item)} />
  if (id === 'brand' && item.brand?.trim() && item.model?.trim()) return <Make {...item} />
  if (id === 'lead' && item.lead_time_days !== null) return <LeadTime days={item.lead_time_days} />
  return text(item)
}

function Make({ brand, model }: Pick<Equipment, 'brand' | 'model'>) {
  return (
    <>
      {brand} <span className="inline-block max-w-full text-clay">{model}</span>
    </>
  )
}

/** A translator would change a brand, a model or a price into another one. */
const isTranslated = ({ id }: TableColumn) => id !== 'brand' && id !== 'cost'

/**
 * On a card name and cost come first, the lead time always one line below the cost; then, smaller, brand, model and power on
 * a line, and the category before the buttons.
 */
const cardClass: Partial<Record<TableColumn['id'], string>> = {
  name: '@max-table:col-span-2 @max-table:row-1 @max-table:text-base @max-table:leading-5.25',
  cost: '@max-table:col-3 @max-table:row-1 @max-table:pl-3 @max-table:text-base @max-table:leading-5.25 @max-table:font-medium',
  category:
    '@max-table:col-span-full @max-table:row-3 @max-table:mt-1 @max-table:text-fine @max-table:leading-4.75 @min-[17rem]:@max-table:mr-30',
  lead: '@max-table:col-3 @max-table:row-[1/span_2] @max-table:pl-3 @max-table:mt-5.25 @max-table:self-start @max-table:text-clay @max-table:text-fine @max-table:leading-5.25',
  brand: '@max-table:row-2 @max-table:mt-1 @max-table:mr-2.5 @max-table:text-fine @max-table:leading-4.75',
  power: '@max-table:col-2 @max-table:row-2 @max-table:mt-1 @max-table:text-fine @max-table:leading-4.75',
}

/** A cell. Its text takes a line, in a narrow table two; a name wraps on a card. A `note` stands below a name. */
function tableCell(column: TableColumn, content: ReactNode, note?: string | false | null) {
  const { id, align, isRowHeader } = column
  const shown = typeof content === 'string' ? <KeptTogether>{content}</KeptTogether> : content
  // In a grid, HTML allows a td no role but gridcell.
  const Cell = isRowHeader ? 'th' : 'td'
  return (
    <Cell
      key={id}
      scope={isRowHeader ? 'row' : undefined}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      data-align={align}
      dir="auto"
      translate={isTranslated(column) ? undefined : 'no'}
      data-tooltip={note ? undefined : ''}
      className={cx(
        'equipment-cell',
        isRowHeader ? 'text-left font-medium' : '@max-table:truncate',
        align === 'end' && 'truncate text-right tabular-nums',
        !align && !note && id !== 'category' && '@table:line-clamp-2 @wide-table:line-clamp-1',
        cardClass[id],
        content === null && 'text-clay @max-table:hidden',
      )}
    >
      {note ? (
        <>
          <span data-tooltip="" dir="auto" className="@max-table:line-clamp-2 @table:block @table:truncate">
            {shown}
          </span>
          <span data-tooltip="" className="block truncate font-normal text-fine text-clay">
            {note}
          </span>
        </>
      ) : (
        (shown ?? '-')
      )}
    </Cell>
  )
}
