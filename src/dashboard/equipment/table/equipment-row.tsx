import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash'
import { memo, type ReactNode, type RefCallback } from 'react'
import { type TableColumn, tableColumns } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { prefetchItem } from '@/catalog/queries/equipment-queries'
import { CategoryBadges, LeadTime } from '@/dashboard/equipment/item-values'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { Menu } from '@/ui/menu'
import { Skeleton } from '@/ui/skeleton'
import { TableRow } from '@/ui/table'

/** The buttons of a row, whose icons the style sheet draws. Where there is no room for them they are the items of a menu. */
const rowActions = [
  { id: 'view', name: 'View details', tooltip: 'View', drawn: 'icon-eye', icon: Eye },
  { id: 'edit', name: 'Edit', tooltip: 'Edit', drawn: 'icon-pencil', icon: PencilLine },
  { id: 'duplicate', name: 'Duplicate', tooltip: 'Duplicate', drawn: 'icon-copy', icon: Copy },
  { id: 'delete', name: 'Delete', tooltip: 'Delete', drawn: 'icon-trash', icon: Trash },
] as const

export type RowActions = Record<(typeof rowActions)[number]['id'], (item: Equipment) => void>

/** The `id` of an item's row in the document. */
export const rowId = (item: Pick<Equipment, 'id'>) => `equipment-${item.id}`

/** The number of focusable parts of a row: itself and its buttons, or its menu. */
export const rowParts = { withButtons: 1 + rowActions.length, withMenu: 2 }

type Props = {
  item: Equipment
  index: number
  /** The row has a menu in place of its buttons. */
  hasMenu: boolean
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
  const { item, index, hasMenu, gap, match, activePart, isSelected, actions, measure } = props
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
      {cells.map(([column, content]) =>
        tableCell(column, content, {
          note: column.isRowHeader && match,
          // A card shows no dashes, but one before the lead time, so that its line is not half empty.
          isDashOnCard: column.id === 'brand' && item.lead_time_days !== null,
        }),
      )}
      <td role="gridcell" onFocus={prefetch} className="equipment-actions">
        {hasMenu ? (
          <Menu
            label={`Actions of ${item.name}`}
            icon={Ellipsis}
            tabIndex={activePart === 1 ? 0 : -1}
            className="[&>svg]:text-clay [&>:not(:first-child)]:sr-only"
            items={rowActions.map(({ id, name, icon }) => ({
              id,
              label: `${name} ${item.name}`,
              shortLabel: name,
              icon,
              run: () => actions[id](item),
            }))}
          />
        ) : (
          rowActions.map(({ id, name, tooltip, drawn }, button) => (
            <button
              key={id}
              type="button"
              tabIndex={activePart === button + 1 ? 0 : -1}
              aria-label={`${name} ${item.name}`}
              data-tooltip={tooltip}
              onClick={() => actions[id](item)}
              className={cx('equipment-action', drawn, id === 'delete' && 'hover:text-brick')}
            />
          ))
        )}
      </td>
    </tr>
  )
})

/** A skeleton row, shown while loading. */
export function LoadingRow() {
  return (
    <TableRow aria-hidden="true" className="equipment-grid border-line border-b @max-table:gap-y-2">
      {tableColumns.map((column) =>
        tableCell(
          column,
          <Skeleton className={column.align === 'end' ? 'ml-auto w-12' : 'w-2/3 @max-table:min-w-24'} />,
        ),
      )}
    </TableRow>
  )
}

/** Returns what a cell shows: the column's text, but badges for categories, a quiet model, and spoken units for the lead time. */
function cellContent({ id, text }: TableColumn, item: Equipment): ReactNode {
  if (id === 'category') return <CategoryBadges categories={categoriesOf(item)} />
  if (id === 'brand' && item.brand?.trim() && item.model?.trim()) return <Make {...item} />
  if (id === 'lead' && item.lead_time_days !== null) return <LeadTime days={item.lead_time_days} />
  const shown = text(item)
  return id === 'power' && shown ? <Power text={shown} /> : shown
}

function Make({ brand, model }: Pick<Equipment, 'brand' | 'model'>) {
  return (
    <>
      <span>{brand}</span> <span className="inline-block max-w-full text-clay">{model}</span>
    </>
  )
}

/** A power requirement. A table shows its first two parts, mostly power and voltage; its tooltip and a card have all of it. */
function Power({ text }: { text: string }) {
  const parts = text.split(/(?=, )/)
  return (
    <span data-tooltip={parts.length > 2 ? text : ''}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
        <span key={place} className={place > 1 ? '@table:sr-only' : undefined}>
          <KeptTogether>{part}</KeptTogether>
        </span>
      ))}
    </span>
  )
}

/** A translator would change a brand, a model or a price into another one. */
const isTranslated = ({ id }: TableColumn) => id !== 'brand' && id !== 'cost'

const lowerLine = '@max-table:mt-1 @max-table:text-fine @max-table:leading-4.75'

/** The columns on a card: name and cost, then, smaller, make and lead time, category and menu, and power. */
const cardClasses: Record<TableColumn['id'], string> = {
  name: '@max-table:[grid-area:name] @max-table:text-base @max-table:leading-5.25',
  cost: '@max-table:[grid-area:cost] @max-table:text-base @max-table:leading-5.25 @max-table:font-medium',
  brand: cx('@max-table:[grid-area:brand]', lowerLine),
  lead: cx('@max-table:[grid-area:lead] @max-table:text-clay', lowerLine),
  category: cx('@max-table:[grid-area:category]', lowerLine),
  power:
    '@max-table:[grid-area:power] @max-table:mt-1 @max-table:pr-8 @max-table:text-clay @max-table:text-tiny @max-table:leading-4.75',
}

type CellOptions = { note?: string | false | null | undefined; isDashOnCard?: boolean }

/** A cell. Its text takes a line, in a narrow table two; a name wraps on a card. A `note` stands below a name. */
function tableCell(
  column: TableColumn,
  content: ReactNode,
  { note, isDashOnCard = false }: CellOptions = {},
) {
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
        isRowHeader ? 'text-left font-medium' : id !== 'power' && '@max-table:truncate',
        align === 'end' && 'truncate text-right tabular-nums',
        !align && !note && id !== 'category' && '@table:line-clamp-2 @wide-table:line-clamp-1',
        cardClasses[id],
        content === null && cx('text-clay', !isDashOnCard && '@max-table:hidden'),
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
