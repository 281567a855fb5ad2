import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { filterList, isFiltered, noFilter, summarize } from '@/catalog/equipment-list'
import { equipmentListQuery, prefetchList, reloadEquipment } from '@/catalog/queries/equipment-queries'
import { itemsOfChangeQuery } from '@/catalog/queries/history-queries'
import { type Sort, sortList } from '@/catalog/sort'
import { type ListState, listStateKey } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { formatNumber } from '@/lib/format'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { EquipmentActions } from './equipment-actions'
import { type Asked, EquipmentDialogs } from './equipment-dialogs'
import { EquipmentFilters } from './equipment-filters'
import { EquipmentSummary } from './equipment-summary'
import { useBulkEdit } from './selection/use-bulk-edit'
import { useSelection } from './selection/use-selection'
import type { RowActions } from './table/equipment-row'
import { EquipmentTable, type ShowRow } from './table/equipment-table'
import { focusGrid } from './table/use-grid-focus'
import { useEquipmentKeys } from './use-equipment-keys'
import { useEquipmentUrl } from './use-equipment-url'

const SelectionBar = lazyComponent(async () => (await import('./selection/selection-bar')).SelectionBar)

/** Starts to read the list when the page is opened, while React still renders the frame. */
export function loader() {
  void prefetchList()
  return null
}

/** Filters and dialogs change the address too, and read nothing. */
export const shouldRevalidate = () => false

/** The catalog screen: figures, filters, table, selection and dialogs. */
export function Component() {
  const url = useEquipmentUrl()
  const { opened, listState, changeListState, open, leave } = url
  const { all, visibleRows, summary, query, changed } = useEquipmentRows(listState)
  // While pages arrive, rows are shown but neither counted nor exported.
  const completeRows = all && visibleRows
  const hasFailed = query.isError && !all
  const matches =
    all && visibleRows && isFiltered(listState)
      ? `${formatNumber(visibleRows.length)} of ${formatNumber(all.length)}`
      : ''
  const [asked, setAsked] = useState<Asked | null>(null)
  const addToProject = (items: readonly Equipment[]) => setAsked({ about: 'adding', items })
  const searchBox = useRef<HTMLInputElement>(null)
  const tableArea = useRef<HTMLElement>(null)
  const showRow = useRef<ShowRow>(null)

  const selection = useSelection(all)
  const selectedRows = useMemo(
    () => (selection.ids.size > 0 && visibleRows?.filter(({ id }) => selection.ids.has(id)).length) || 0,
    [visibleRows, selection.ids],
  )

  const { bulkEdit, openBulkEdit, endBulkEdit } = useBulkEdit(all, tableArea)

  const actions = useMemo<RowActions>(
    () => ({
      view: ({ id }) => open({ kind: 'view', id }),
      edit: ({ id }) => open({ kind: 'edit', id }),
      duplicate: ({ id }) => open({ kind: 'add', from: id }),
      delete: (item) => setAsked({ about: 'deletion', items: [item] }),
    }),
    [open],
  )
  const focusSearch = useCallback(() => searchBox.current?.focus(), [])
  const changeSort = useCallback((sort: Sort | null) => changeListState({ sort }), [changeListState])
  const clearFilters = useCallback(() => {
    changeListState(noFilter)
    focusSearch()
  }, [changeListState, focusSearch])

  function editSelection() {
    openBulkEdit(selection.ids)
    // The preview shows the list's values: read the newest ones.
    void reloadEquipment()
  }

  function endSelection() {
    // The bar goes, and must not take focus with it.
    const isBarFocused = document.activeElement?.closest('[data-slot="selection-bar"]')
    selection.clear()
    if (isBarFocused) focusGrid(tableArea.current, { preventScroll: true })
  }

  usePreload(SelectionBar.preload)
  useEquipmentKeys({
    visibleRows,
    completeRows,
    listState,
    opened,
    tableArea,
    actions,
    open,
    leave,
    focusSearch,
    selected: selection.items,
    addToProject,
    endSelection: selection.ids.size > 0 ? endSelection : null,
  })

  return (
    <>
      {/* Ends above the selection's bar before it is there, so that the last row is not below it when it appears. */}
      <section
        ref={tableArea}
        aria-label="Catalog"
        tabIndex={-1}
        className="@container -mt-5 mb-10 outline-none"
      >
        <EquipmentFilters
          listState={listState}
          onChange={changeListState}
          inputRef={searchBox}
          shown={completeRows?.length ?? null}
          onArrowDown={() => focusGrid(tableArea.current)}
          actions={
            <EquipmentActions rows={completeRows} listState={listState} onOpen={open} onLeave={leave} />
          }
        >
          <EquipmentSummary
            summary={summary}
            hasFailed={hasFailed}
            isLoading={!all && !hasFailed}
            matches={matches}
          />
        </EquipmentFilters>

        <LoadError
          what="equipment"
          error={query.error}
          isFetching={query.isFetching}
          refetch={query.refetch}
          className="mb-6"
        />
        <LoadError
          what="the items of the change"
          error={changed.error}
          isFetching={changed.isFetching}
          refetch={changed.refetch}
          className="mb-6"
        />
        {!hasFailed && !changed.isError && (
          <EquipmentTable
            // While pages arrive, a later one may hold the first match.
            rows={all || visibleRows?.length ? visibleRows : null}
            listKey={listStateKey(listState)}
            search={listState.search}
            sort={listState.sort}
            onSort={changeSort}
            isFiltered={isFiltered(listState)}
            onClearFilters={clearFilters}
            actions={actions}
            selection={selection}
            ref={showRow}
          />
        )}
      </section>

      <VisuallyHidden role="status">
        {selection.ids.size > 0 && `${formatNumber(selection.ids.size)} selected`}
      </VisuallyHidden>
      {selection.items.length > 0 && (
        <SelectionBar
          items={selection.items}
          hidden={selection.items.length - selectedRows}
          onSelectAll={
            visibleRows && selectedRows < visibleRows.length ? () => selection.select(visibleRows) : null
          }
          onAddToProject={addToProject}
          onSet={editSelection}
          onDelete={(items) => setAsked({ about: 'deletion', items })}
          onLeave={leave}
          onClose={endSelection}
          // What is selected stays: it is there after a reload.
          onLoadError={() => {}}
        />
      )}

      <EquipmentDialogs
        {...{ url, visibleRows, completeRows, actions, tableArea, showRow, bulkEdit, asked }}
        onBulkEditEnd={endBulkEdit}
        onAddToProject={addToProject}
        onAskedEnd={() => setAsked(null)}
      />
    </>
  )
}

/** Reads the catalog, and filters and sorts it by the state of the list. */
function useEquipmentRows(listState: ListState) {
  const query = useQuery(equipmentListQuery)
  const { data: list } = query
  const { sort, change } = listState
  const changed = useQuery({ ...itemsOfChangeQuery(change ?? ''), enabled: change !== null })
  // Deferred: the figures of 10,000 items take about 15 ms, which would delay the rows.
  const summarized = useDeferredValue(list)
  const summary = useMemo(() => (summarized?.isComplete ? summarize(summarized.items) : null), [summarized])
  const isComplete = list?.isComplete === true
  // Newest first, arriving pages are appended. In another order they would move the rows on the screen.
  const items = list && (isComplete || !sort) ? list.items : null
  const sorted = useMemo(() => items && sortList(items, sort), [items, sort])
  const changedIds = changed.data
  const visibleRows = useMemo(
    () => (change && !changedIds ? null : sorted && filterList(sorted, listState, changedIds)),
    [sorted, listState, change, changedIds],
  )
  return {
    /** All items in the chosen order. Null until the first read is complete: until then, rows are not counted or exported. */
    all: isComplete ? sorted : null,
    /** The rows to show, as far as they have arrived; null before the first page. */
    visibleRows,
    /** The four figures above the table; null until the first read is complete. */
    summary,
    query,
    /** The read of the items that the chosen change reached. */
    changed,
  }
}
