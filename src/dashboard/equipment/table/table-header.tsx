import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { memo } from 'react'
import { tableColumns } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { nextSort, type Sort } from '@/catalog/sort'
import type { Selection } from '@/dashboard/equipment/selection/use-selection'
import { cx } from '@/lib/cx'
import { ColumnHeader, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'

type Props = {
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  selection: Selection
  rows: readonly Equipment[]
  activePart: number | null
}

/** The header row: the checkbox for all rows and a button to sort by each column. */
export const TableHeader = memo(function TableHeader({ sort, onSort, activePart, rows, selection }: Props) {
  return (
    <TableHead className="sr-only @table:not-sr-only @table:sticky @table:top-(--sticky-top) @table:z-10 @table:block">
      <TableRow
        data-row={-1}
        aria-rowindex={1}
        className="equipment-grid border-flint bg-travertine [--row-height:2.25rem] @table:border-b"
      >
        <ColumnHeader className="equipment-check">
          <VisuallyHidden>Selected</VisuallyHidden>
          <SelectAll rows={rows} selection={selection} isTabStop={activePart === 0} />
        </ColumnHeader>
        {tableColumns.map(({ id, header, align }, index) => (
          <SortHeader
            key={id}
            label={header}
            align={align}
            order={sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : 'none'}
            note={index === 0 && !sort && 'Newest first'}
            isTabStop={activePart === index + 1}
            onPress={() => onSort(nextSort(sort, id))}
          />
        ))}
        {/* Aligned with the first icon, which is centered in its button. */}
        <ColumnHeader className="pl-2 text-left font-medium text-fine text-clay @max-wide-table:sr-only">
          Actions
        </ColumnHeader>
      </TableRow>
    </TableHead>
  )
})

type SelectAllProps = {
  rows: readonly Equipment[]
  selection: Pick<Selection, 'ids' | 'select' | 'unselect'>
  isTabStop: boolean
}

/** The checkbox in the table's header: selects all visible rows, or none. With cards, the selection bar has it. */
function SelectAll({ rows, selection, isTabStop }: SelectAllProps) {
  const { ids, select, unselect } = selection
  const selected = ids.size === 0 ? 0 : rows.filter(({ id }) => ids.has(id)).length
  const isAll = selected > 0 && selected === rows.length
  return (
    <input
      type="checkbox"
      className="hidden size-4 cursor-pointer @table:grid"
      ref={(box) => {
        // HTML has no attribute for it.
        if (box) box.indeterminate = selected > 0 && !isAll
      }}
      tabIndex={isTabStop ? 0 : -1}
      aria-label="Select all shown"
      checked={isAll}
      onChange={() => (isAll ? unselect(rows) : select(rows))}
    />
  )
}

type SortHeaderProps = {
  label: string
  align: 'end' | undefined
  order: 'ascending' | 'descending' | 'none'
  /** The order of a list that is sorted by no column. */
  note: string | false
  isTabStop: boolean
  onPress: () => void
}

/** A column header with a button to sort by it. With cards, only screen readers get it. */
function SortHeader({ label, align, order, note, isTabStop, onPress }: SortHeaderProps) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp
  return (
    <ColumnHeader
      aria-sort={order}
      data-align={align}
      className={cx(
        'equipment-cell relative grid h-full grid-cols-[minmax(0,1fr)] items-center font-medium text-fine text-clay',
        note && '@wide-table:grid-cols-[auto_minmax(0,1fr)]',
        align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      <span className="@table:hidden">{label}</span>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        onClick={onPress}
        className={cx(
          // The whole head is pressed.
          'group hidden cursor-pointer items-center gap-1 whitespace-nowrap after:absolute after:inset-y-0 after:-inset-x-1.5 hover:text-ink @table:inline-flex',
          align === 'end' ? 'justify-self-end' : 'justify-self-start',
          order !== 'none' && 'text-ink',
        )}
      >
        <span>{label}</span>
        <Arrow
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className={cx(
            'shrink-0',
            // Left of the label, which aligns with the figures.
            align === 'end' && '-order-1',
            order === 'none' && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
      {note && (
        <span className="hidden items-center gap-1 font-normal @wide-table:flex">
          <ArrowDown size={14} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          <span>{note}</span>
        </span>
      )}
    </ColumnHeader>
  )
}
