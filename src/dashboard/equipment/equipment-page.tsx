import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { lazyDialog } from '@/ui/lazy-dialog'
import { Notice } from '@/ui/notice'
import { usePreload } from '@/ui/use-preload'
import { useShortcuts } from '@/ui/use-shortcuts'
import { EquipmentActions } from './equipment-actions'
import { EquipmentFilters } from './equipment-filters'
import { createFilter, isFiltered, noFilter, prepareList, summarize } from './equipment-list'
import { askForItem, type Equipment, equipmentBeginningQuery, equipmentListQuery } from './equipment-queries'
import type { RowActions } from './equipment-row'
import { type Sort, sortList } from './equipment-sort'
import { EquipmentSummary } from './equipment-summary'
import { EquipmentTable } from './equipment-table'
import { useEquipmentUrl } from './use-equipment-url'

// Fetched once somebody reaches for them, so that the list is there sooner.
const ViewDialog = lazyDialog(async () => (await import('./equipment-view-dialog')).EquipmentViewDialog)
const FormDialog = lazyDialog(async () => (await import('./equipment-form-dialog')).EquipmentFormDialog)
const DeleteDialog = lazyDialog(async () => (await import('./equipment-delete-dialog')).EquipmentDeleteDialog)
const ImportDialog = lazyDialog(async () => (await import('./csv/import-dialog')).ImportDialog)
const DeletedDialog = lazyDialog(
  async () => (await import('./equipment-deleted-dialog')).EquipmentDeletedDialog,
)

/** Where it does not arrive, the dialog says so when it is opened. */
const FormRehearsal = lazy(async () => {
  const loaded = await import('./equipment-form-dialog').catch(() => null)
  return { default: loaded?.EquipmentFormRehearsal ?? (() => null) }
})

export function Component() {
  const { data, error, isFetching, refetch } = useQuery(equipmentListQuery)
  const beginning = useQuery(equipmentBeginningQuery).data
  const [deleting, setDeleting] = useState<Equipment | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const { opened, view, changeView, open, leave, close } = useEquipmentUrl()

  // Newest first, what came first is the beginning of the list; in another order only all of it will do.
  const known = data ?? (view.sort ? undefined : beginning)
  const isComplete = data !== undefined
  const list = useMemo(() => prepareList(known ?? []), [known])
  const sorted = useMemo(() => sortList(list, view.sort), [list, view.sort])
  const [filterList] = useState(createFilter)
  const shown = useMemo(() => filterList(sorted, view), [filterList, sorted, view])
  // What is around the rows follows a moment later, so that nobody waits for more than them.
  const settled = { rows: useDeferredValue(isComplete ? shown : null), view: useDeferredValue(view) }
  const settledList = useDeferredValue(isComplete ? list : null)
  const summary = useMemo(() => settledList && summarize(settledList), [settledList])
  const isOpening = useRef(false)
  const actions = useMemo<RowActions>(() => {
    async function view({ id }: Equipment) {
      // A second press of a double click.
      if (isOpening.current) return
      isOpening.current = true
      await askForItem(id)
      isOpening.current = false
      await open({ kind: 'view', id })
    }
    return {
      view,
      edit: ({ id }) => void open({ kind: 'edit', id }),
      duplicate: ({ id }) => void open({ kind: 'add', from: id }),
      delete: setDeleting,
    }
  }, [open])
  const focusSearch = useCallback(() => searchBox.current?.focus(), [])
  const changeSort = useCallback((sort: Sort | null) => changeView({ sort }), [changeView])
  const clearFilters = useCallback(() => {
    changeView(noFilter)
    focusSearch()
  }, [changeView, focusSearch])
  const [isPreloading, setPreloading] = useState(false)
  usePreload(() => {
    for (const dialog of [ViewDialog, FormDialog, DeleteDialog]) dialog.preload()
    setPreloading(true)
  })
  useShortcuts({ '/': focusSearch, 'Shift+/': focusSearch, n: () => open({ kind: 'add' }) })
  const failed = error !== null && !isComplete

  return (
    <>
      <header className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p className="text-clay">Manage your spa and bathhouse equipment inventory</p>
        <EquipmentActions {...settled} onOpen={open} onLeave={leave} />
      </header>

      {!failed && <EquipmentSummary summary={summary} />}

      <div className="@container">
        <EquipmentFilters view={view} onChange={changeView} inputRef={searchBox} />

        {error && (
          <Notice tone="danger" className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <span>Error loading equipment: {messageOf(error, 'Unknown error')}</span>
            <Button variant="quiet" disabled={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          </Notice>
        )}
        {!failed && (
          <EquipmentTable
            rows={shown}
            isComplete={isComplete}
            sort={view.sort}
            onSort={changeSort}
            isFiltered={isFiltered(view)}
            onClearFilters={clearFilters}
            actions={actions}
          />
        )}
      </div>

      <Suspense>{isPreloading && <FormRehearsal />}</Suspense>
      {opened?.kind === 'view' && <ViewDialog key={opened.id} id={opened.id} onClose={close} />}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && <FormDialog target={opened} onClose={close} />}
      {opened?.kind === 'import' && <ImportDialog onClose={close} />}
      {opened?.kind === 'deleted' && <DeletedDialog onClose={close} />}
      {deleting && (
        <DeleteDialog item={deleting} onClose={() => setDeleting(null)} fallbackFocus={searchBox} />
      )}
    </>
  )
}
