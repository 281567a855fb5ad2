import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { columns } from './equipment-columns'
import type { ListedEquipment } from './equipment-list'
import { actionOf, EquipmentRow, type RowActions } from './equipment-row'
import { nextSort, type Sort } from './equipment-sort'
import { sampleRows } from './sample-rows'
import { SortHeader } from './sort-header'
import { rowIndexOf, useRowFocus } from './use-row-focus'
import { type TableLayout, useTableLayout } from './use-table-layout'

type Props = {
  rows: readonly ListedEquipment[]
  /** Or more rows are still on their way. */
  isComplete: boolean
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isFiltered: boolean
  onClearFilters: () => void
  actions: RowActions
}

/** How many rows are drawn above and below those in view, so that scrolling finds them there. */
const overscan = 3

/**
 * All rows, of which only those near the window are drawn. Where its container is narrow, each row is a card.
 */
export const EquipmentTable = memo(function EquipmentTable(props: Props) {
  const room = useRef<HTMLDivElement>(null)
  const layout = useTableLayout(room)
  const { rows, isComplete, sort, onSort, isFiltered, onClearFilters, actions } = props
  const isLoading = rows.length === 0 && !isComplete
  return (
    <div ref={room}>
      {isLoading && (
        <p role="status" className="sr-only">
          Loading equipment...
        </p>
      )}
      {rows.length === 0 && isComplete ? (
        <NoRows isFiltered={isFiltered} onClearFilters={onClearFilters} />
      ) : (
        <Table
          aria-label="Equipment"
          aria-rowcount={isComplete ? rows.length + 1 : -1}
          aria-busy={!isComplete}
          className="relative block text-[0.9375rem]"
        >
          <Header sort={sort} onSort={onSort} />
          {isLoading && <LoadingRows />}
          <Rows rows={isLoading ? sampleRows : rows} isHidden={isLoading} actions={actions} layout={layout} />
        </Table>
      )}
    </div>
  )
})

const Header = memo(function Header({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  return (
    <TableHead className="sr-only @3xl:not-sr-only @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:block @3xl:bg-travertine">
      <TableRow aria-rowindex={1} className="equipment-grid border-flint [--row-height:3rem] @3xl:border-b">
        {columns.map((column) => (
          <SortHeader
            key={column.sort}
            label={column.label}
            isNumeric={column.isNumeric}
            order={sort?.column === column.sort ? (sort.descending ? 'descending' : 'ascending') : 'none'}
            onPress={() => onSort(nextSort(sort, column.sort))}
          />
        ))}
        <ColumnHeader className="text-right font-medium text-[0.875rem] text-clay">Actions</ColumnHeader>
      </TableRow>
    </TableHead>
  )
})

type RowsProps = Pick<Props, 'rows' | 'actions'> & { isHidden: boolean; layout: TableLayout }

function Rows({ rows, isHidden, actions, layout }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { offset, rowHeight, headerHeight, hasCards } = layout
  const focus = useRowFocus(body, rows.length)
  // New rows are drawn where they can be seen, and the others once they are.
  const hasSettled = useDeferredValue(rows, null) === rows
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    // Known before anything is measured, so that the first drawing has its rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight,
    overscan: hasSettled ? overscan : 0,
    scrollMargin: offset,
    scrollPaddingStart: headerHeight,
    // Another function would have the places of all rows computed again.
    getItemKey: useCallback((index: number) => rows[index]?.item.id ?? index, [rows]),
    // The row with the Tab stop stays drawn, so that focus is not lost by scrolling away.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return near.includes(focus.active) ? near : [...near, focus.active].sort((a, b) => a - b)
    },
  })
  // Lines are as high as the style sheet says. What was measured of cards is not true of them.
  const measured = useRef(layout)
  useLayoutEffect(() => {
    const before = measured.current
    measured.current = layout
    if (before.hasCards !== layout.hasCards || before.rowHeight !== layout.rowHeight) virtualizer.measure()
  }, [virtualizer, layout])

  function onClick({ target }: MouseEvent) {
    const action = actionOf(target)
    const entry = rows[rowIndexOf(target) ?? -1]
    if (action && entry) actions[action](entry.item)
  }

  function onKeyDown(event: KeyboardEvent) {
    focus.onKeyDown(event, virtualizer.scrollToIndex)
    const { target } = event
    const entry = target instanceof HTMLTableRowElement && rows[rowIndexOf(target) ?? -1]
    if (event.key === 'Enter' && entry) actions.view(entry.item)
  }

  const drawn = virtualizer.getVirtualItems()
  return (
    <TableBody
      ref={body}
      onFocus={focus.onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
      inert={isHidden}
      className={isHidden ? 'invisible absolute inset-x-0' : 'flow-root [overflow-anchor:none]'}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ key, index, start }, place) => {
        const entry = rows[index]
        return (
          entry && (
            <EquipmentRow
              key={key}
              entry={entry}
              index={index}
              isActive={index === focus.active}
              room={start - (drawn[place - 1]?.end ?? offset)}
              measure={hasCards ? virtualizer.measureElement : undefined}
            />
          )
        )
      })}
    </TableBody>
  )
}

function NoRows({ isFiltered, onClearFilters }: Pick<Props, 'isFiltered' | 'onClearFilters'>) {
  return (
    <div className="grid justify-items-center gap-5 border-line border-y px-4 py-20 text-center text-clay">
      <p>
        {isFiltered
          ? 'No equipment found matching your filters'
          : 'No equipment added yet. Click "Add Equipment" to get started.'}
      </p>
      {isFiltered && (
        <Button variant="quiet" onClick={onClearFilters}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

function LoadingRows() {
  return (
    <TableBody aria-hidden="true" className="block border-line border-t @3xl:border-t-0">
      <TableRow className="block">
        <TableCell className="block py-4 text-clay">Loading equipment...</TableCell>
      </TableRow>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <TableRow key={row} className="block">
          <TableCell className="flex items-center gap-8 border-line border-t py-4">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-1/6" />
            <Skeleton className="ml-auto w-16" />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  )
}
