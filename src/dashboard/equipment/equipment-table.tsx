import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@/ui/table'
import type { ListedEquipment } from './equipment-list'
import { EquipmentRow, type RowActions } from './equipment-row'

type Props = {
  rows: readonly ListedEquipment[]
  loading: boolean
  isFiltered: boolean
  onClearFilters: () => void
  actions: RowActions
}

const columns = ['Name', 'Category', 'Brand/Model', 'Cost', 'Power', 'Lead Time', 'Actions'] as const
const numeric: readonly string[] = ['Cost', 'Lead Time']

/** First guess of a row's height (px); every drawn row is then measured. */
const estimatedRowHeight = 56

/**
 * All rows, of which only those near the window are drawn. Narrow containers show each row as a card.
 */
export function EquipmentTable(props: Props) {
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
}

function Rows({ rows, actions }: Props) {
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

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedRowHeight,
    overscan: 4,
    scrollMargin: offset,
    getItemKey: (index) => rows[index]?.item.id ?? index,
  })

  return (
    <div className="@container">
      <Table aria-label="Equipment" aria-rowcount={rows.length + 1} className="block text-[0.9375rem]">
        <TableHead className="sr-only @3xl:not-sr-only @3xl:sticky @3xl:top-0 @3xl:z-10 @3xl:block @3xl:bg-travertine">
          <TableRow aria-rowindex={1} className="equipment-grid border-flint @3xl:border-b">
            {columns.map((column) => (
              <ColumnHeader
                key={column}
                className={`py-3 font-medium text-[0.875rem] text-clay ${numeric.includes(column) || column === 'Actions' ? 'text-right' : 'text-left'}`}
              >
                {column}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={body} className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const entry = rows[index]
            return (
              entry && (
                <EquipmentRow
                  key={key}
                  entry={entry}
                  index={index}
                  top={start - offset}
                  measure={virtualizer.measureElement}
                  actions={actions}
                />
              )
            )
          })}
        </TableBody>
      </Table>
    </div>
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
