import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@/ui/table'
import { columns } from './equipment-columns'
import type { ListedEquipment } from './equipment-list'
import { actionOf, EquipmentRow, type RowActions, rowIcons } from './equipment-row'
import { nextSort, type Sort } from './equipment-sort'
import { SortHeader } from './sort-header'
import { rowIndexOf, useRowFocus } from './use-row-focus'
import { useTableLayout } from './use-table-layout'

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

/** What the header that stays in view covers (px). */
const headerHeight = 48

/**
 * All rows, of which only those near the window are drawn. Where its container is narrow, each row is a card.
 */
export const EquipmentTable = memo(function EquipmentTable(props: Props) {
  const { rows, isComplete, isFiltered, onClearFilters } = props
  if (rows.length === 0 && !isComplete) return <LoadingRows />
  if (rows.length === 0) {
    return (
      <Empty>
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
      </Empty>
    )
  }
  return <Rows {...props} />
})

function Rows({ rows, isComplete, sort, onSort, actions }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { offset, rowHeight, hasCards } = useTableLayout(body)
  const focus = useRowFocus(body, rows.length)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 3,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that height changes.
  useLayoutEffect(() => {
    if (!hasCards) virtualizer.measure()
  }, [virtualizer, hasCards, rowHeight])

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
    <Table
      aria-label="Equipment"
      aria-rowcount={isComplete ? rows.length + 1 : -1}
      aria-busy={!isComplete}
      className="block text-[0.9375rem]"
    >
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
      <TableBody
        ref={body}
        onFocus={focus.onFocus}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="flow-root [overflow-anchor:none]"
        style={{ ...rowIcons, height: virtualizer.getTotalSize() }}
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
    </Table>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 border-line border-y px-4 py-20 text-center text-clay">
      {children}
    </div>
  )
}

function LoadingRows() {
  return (
    <div className="border-line border-t">
      <p role="status" className="sr-only">
        Loading equipment...
      </p>
      <p aria-hidden="true" className="py-4 text-clay">
        Loading equipment...
      </p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-8 border-line border-t py-4">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-1/6" />
          <Skeleton className="ml-auto w-16" />
        </div>
      ))}
    </div>
  )
}
