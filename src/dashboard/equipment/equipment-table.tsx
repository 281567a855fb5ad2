import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@/ui/table'
import { columns } from './equipment-columns'
import type { ListedEquipment } from './equipment-list'
import { EquipmentRow, type RowActions, rowIcons } from './equipment-row'
import { nextSort, type Sort } from './equipment-sort'
import { SortHeader } from './sort-header'
import { useRowFocus } from './use-row-focus'

type Props = {
  rows: readonly ListedEquipment[]
  loading: boolean
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isFiltered: boolean
  onClearFilters: () => void
  actions: RowActions
}

/** The height of a row (px), as `equipment-grid` sets it. Cards differ, so every drawn row is measured. */
const estimatedRowHeight = 60
/** What the header that stays in view covers (px). */
const headerHeight = 48

/**
 * All rows, of which only those near the window are drawn. Where its container is narrow, each row is a card.
 */
export const EquipmentTable = memo(function EquipmentTable(props: Props) {
  const { rows, loading, isFiltered, onClearFilters } = props
  if (loading) return <LoadingRows />
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

function Rows({ rows, sort, onSort, actions }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [offset, setOffset] = useState(0)
  // What stands above the table changes height with its own content.
  useLayoutEffect(() => {
    const measure = () => body.current && setOffset(body.current.getBoundingClientRect().top + window.scrollY)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [])

  const focus = useRowFocus(body, rows.length)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedRowHeight,
    overscan: 3,
    scrollMargin: offset,
    scrollPaddingStart: headerHeight,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    // The row with the Tab stop stays drawn, so that focus is not lost by scrolling away.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return drawn.includes(focus.active) ? drawn : [...drawn, focus.active].sort((a, b) => a - b)
    },
  })

  return (
    <>
      {rowIcons}
      <Table aria-label="Equipment" aria-rowcount={rows.length + 1} className="block text-[0.9375rem]">
        <TableHead className="sr-only @3xl:not-sr-only @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:block @3xl:bg-travertine">
          <TableRow
            aria-rowindex={1}
            className="equipment-grid border-flint [--row-height:3rem] @3xl:border-b"
          >
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
          onKeyDown={(event) => focus.onKeyDown(event, virtualizer.scrollToIndex)}
          className="relative block"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const entry = rows[index]
            return (
              entry && (
                <EquipmentRow
                  key={key}
                  entry={entry}
                  index={index}
                  isActive={index === focus.active}
                  top={start - offset}
                  measure={virtualizer.measureElement}
                  actions={actions}
                />
              )
            )
          })}
        </TableBody>
      </Table>
    </>
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
