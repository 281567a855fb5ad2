import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { tableColumns } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { describeMatch } from '@/catalog/search'
import { wordsOf } from '@/catalog/search-words'
import type { Sort } from '@/catalog/sort'
import type { Selection } from '@/dashboard/equipment/selection/use-selection'
import { useUnits } from '@/dashboard/shared/use-units'
import { paths } from '@/lib/paths'
import { isolated } from '@/lib/text'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyList } from '@/ui/empty-list'
import { Table, TableBody } from '@/ui/table'
import { EquipmentRow, LoadingRow, type RowActions, rowParts } from './equipment-row'
import { TableHeader } from './table-header'
import { useGridFocus } from './use-grid-focus'
import { useRowPresses } from './use-row-presses'
import { type TableLayout, useTableLayout } from './use-table-layout'

/** Returns the row of an item, and renders it first if it is out of view; null if the list does not show the item. */
export type ShowRow = (id: string) => HTMLElement | null

type Props = {
  /** The rows in display order; null while loading. */
  rows: readonly Equipment[] | null
  /** Identifies the state of the list: when it changes, Tab enters at the first row again. */
  listKey: string
  /** The search text. A row found by other fields than name, brand and model says by which. */
  search: string
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  isFiltered: boolean
  onClearFilters: () => void
  actions: RowActions
  selection: Selection
  ref: Ref<ShowRow>
}

/** Rows rendered above and below the visible ones, so that scrolling shows no gaps. A row has about 26 nodes. */
const overscan = 1

/** The height of the selection bar and some space (px). It is always free, or the bar would cover a row. */
const barHeight = 72

/** The widths of the columns. They are followed by one for the buttons. */
const columnStyle = {
  '--columns': tableColumns.map(({ width }) => width).join(' '),
  '--narrow-columns': tableColumns.map(({ narrowWidth }) => narrowWidth).join(' '),
}

const noRows: readonly Equipment[] = []

/** Keys of the skeleton rows. */
const loadingRows = [0, 1, 2, 3, 4, 5]

/** The rows of the list. Only those near the window are rendered. In a narrow container each row is a card. */
export const EquipmentTable = memo(function EquipmentTable(props: Props) {
  const container = useRef<HTMLDivElement>(null)
  const layout = useTableLayout(container)
  const { rows, isFiltered, search, onClearFilters } = props
  return (
    <div ref={container} style={columnStyle}>
      {rows?.length === 0 ? (
        // The rule below the toolbar stays.
        <div className="-mx-(--gutter) border-line border-t @table:border-flint">
          <NoRows {...{ isFiltered, search, onClearFilters }} />
        </div>
      ) : (
        <Grid {...props} layout={layout} />
      )}
    </div>
  )
})

type GridProps = Props & { layout: TableLayout }

function Grid({ rows, listKey, search, sort, onSort, actions, selection, ref, layout }: GridProps) {
  const table = useRef<HTMLTableElement>(null)
  const { offset, rowHeight, coveredHeight, hasCards, hasMenus } = layout
  const rowCount = rows?.length ?? 0
  const focus = useGridFocus(table, {
    // Cards hide the header's checkbox and buttons.
    firstRow: hasCards ? 0 : -1,
    rows: rows ?? noRows,
    partCount: (row) =>
      row < 0 ? 1 + tableColumns.length : hasMenus ? rowParts.withMenu : rowParts.withButtons,
    pageLength: () => Math.max(1, Math.floor((window.innerHeight - coveredHeight) / rowHeight) - 1),
    scrollTo: (row) => virtualizer.scrollToIndex(row),
    onShiftMove: (from, to) => {
      const [left, reached] = [rows?.[from], rows?.[to]]
      if (rows && left && reached) selection.extendFrom(left, reached, rows)
    },
    listKey,
  })
  useImperativeHandle(ref, () => (id) => {
    const row = rows?.findIndex((item) => item.id === id) ?? -1
    return row < 0 ? null : focus.showRow(row)
  })
  const presses = useRowPresses(rows ?? noRows, selection, actions.view)
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => (hasCards ? 2 * rowHeight : rowHeight),
    overscan,
    scrollMargin: offset,
    // The first render has rows; by default the window is empty until it has been measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollPaddingStart: coveredHeight,
    scrollPaddingEnd: barHeight,
    getItemKey: useCallback((index: number) => rows?.[index]?.id ?? index, [rows]),
    // The row with the Tab stop stays rendered: scrolling it out of view must not lose the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, focus.activeRow)])].sort((a, b) => a - b),
  })
  // Measured heights of cards do not apply to table rows.
  const measured = useRef(layout)
  useLayoutEffect(() => {
    const before = measured.current
    measured.current = layout
    if (before.hasCards !== hasCards || before.rowHeight !== rowHeight) virtualizer.measure()
  }, [virtualizer, layout, hasCards, rowHeight])

  // The bar may appear over a row that was just selected at the window's lower edge: scroll it into view.
  const isSelecting = selection.ids.size > 0
  const showFocusedRow = useEffectEvent(() => {
    const isFocused = table.current?.contains(document.activeElement)
    if (isFocused && focus.activeRow >= 0) virtualizer.scrollToIndex(focus.activeRow)
  })
  useEffect(() => {
    if (isSelecting) showFocusedRow()
  }, [isSelecting])

  const rendered = virtualizer.getVirtualItems()
  const words = wordsOf(search)
  const units = useUnits()
  return (
    <Table
      ref={table}
      role="grid"
      aria-label="Equipment"
      // -1: the number of rows is unknown.
      aria-rowcount={rows ? rowCount + 1 : -1}
      aria-busy={!rows}
      aria-multiselectable
      data-selecting={isSelecting || undefined}
      className="relative block text-note @table:text-fine @wide-table:text-note"
      onKeyDown={(event: KeyboardEvent) => {
        presses.onKeyDown(event)
        focus.onKeyDown(event)
      }}
      onFocus={focus.onFocus}
    >
      <TableHeader
        sort={sort}
        onSort={onSort}
        activePart={focus.activePart(-1)}
        rows={rows ?? noRows}
        selection={selection}
      />
      <TableBody
        {...presses.onBody}
        // flow-root: the first row's margin stays inside.
        className="flow-root [overflow-anchor:none]"
        style={rows ? { height: virtualizer.getTotalSize() } : undefined}
      >
        {!rows && loadingRows.map((row) => <LoadingRow key={row} />)}
        {rendered.map(({ key, index, start }, place) => {
          const item = rows?.[index]
          return (
            item && (
              <EquipmentRow
                // A key press that shows other items takes 19 ms less if rows of the table are reused. Cards are not: each
                // has its own measured height.
                key={hasCards ? key : index}
                item={item}
                index={index}
                hasMenu={hasMenus}
                gap={start - (rendered[place - 1]?.end ?? offset)}
                match={describeMatch(item, words, units)}
                activePart={focus.activePart(index)}
                isSelected={selection.ids.has(item.id)}
                actions={actions}
                // The style sheet sets the height of table rows; only cards are measured.
                measure={hasCards ? virtualizer.measureElement : undefined}
              />
            )
          )
        })}
      </TableBody>
    </Table>
  )
}

function NoRows({
  isFiltered,
  search,
  onClearFilters,
}: Pick<Props, 'isFiltered' | 'search' | 'onClearFilters'>) {
  if (!isFiltered)
    return (
      <EmptyList storey={2} title={'No equipment added yet. Click "Add Equipment" to get started.'}>
        <ButtonLink variant="secondary" to={paths.equipment('import')}>
          Import a price list
        </ButtonLink>
      </EmptyList>
    )
  return (
    <EmptyList
      title="No equipment found matching your filters"
      hint={
        search
          ? `Nothing matches “${isolated(search)}”. Fewer words or filters find more.`
          : 'Fewer filters find more.'
      }
    >
      <Button variant="secondary" onClick={onClearFilters}>
        Clear filters
      </Button>
    </EmptyList>
  )
}
