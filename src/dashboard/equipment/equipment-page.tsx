import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Equipment } from '@/dashboard/catalog/equipment'
import { filterList, isFiltered, noFilter, summarize } from '@/dashboard/catalog/equipment-list'
import {
  equipmentListQuery,
  knownItem,
  prefetchList,
  reloadEquipment,
} from '@/dashboard/catalog/equipment-queries'
import { noSpecifications } from '@/dashboard/catalog/equipment-search'
import { type Sort, sortList } from '@/dashboard/catalog/equipment-sort'
import { viewKey } from '@/dashboard/catalog/view-address'
import { useCommands } from '@/dashboard/shared/commands'
import { LoadError } from '@/dashboard/shared/load-error'
import { bindingsOf } from '@/dashboard/shared/shortcuts'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { lazyPart } from '@/ui/lazy-part'
import { toast } from '@/ui/toast'
import { usePreload } from '@/ui/use-preload'
import { useShortcuts } from '@/ui/use-shortcuts'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { EquipmentActions } from './equipment-actions'
import { itemCommands, screenCommands } from './equipment-commands'
import { EquipmentFilters } from './equipment-filters'
import { EquipmentSummary } from './equipment-summary'
import { useSelection } from './selection/use-selection'
import { type RowActions, rowId } from './table/equipment-row'
import { EquipmentTable } from './table/equipment-table'
import { focusGrid } from './table/use-grid-focus'
import { useEquipmentUrl } from './use-equipment-url'
import { useSpecificationWords } from './use-specification-words'
import { type Undoable, useUndoChange } from './use-undo-change'

// Loaded when first opened or preloaded below, not with the list.
const ViewDialog = lazyPart(async () => (await import('./view/equipment-view-dialog')).EquipmentViewDialog)
const FormDialog = lazyPart(async () => (await import('./form/equipment-form-dialog')).EquipmentFormDialog)
const DeleteDialog = lazyPart(
  async () => (await import('./selection/equipment-delete-dialog')).EquipmentDeleteDialog,
)
const SelectionBar = lazyPart(async () => (await import('./selection/selection-bar')).SelectionBar)
const SetDialog = lazyPart(async () => (await import('./selection/set-dialog')).SetDialog)
const ImportDialog = lazyPart(async () => (await import('./csv/import-dialog')).ImportDialog)
const DeletedDialog = lazyPart(
  async () => (await import('./history/equipment-deleted-dialog')).EquipmentDeletedDialog,
)

/** Asks for the list before the page is mounted: rows show 0.4 s sooner where an answer takes 150 ms. */
export function loader() {
  void prefetchList()
  return null
}

/** The loader is for arriving: filters and dialogs change the address, too. */
export const shouldRevalidate = () => false

export function Component() {
  const { data: list, error, isFetching, refetch } = useQuery(equipmentListQuery)
  const { opened, view, changeView, showAll, open, step, leave, close } = useEquipmentUrl()
  const [deleting, setDeleting] = useState<readonly Equipment[] | null>(null)
  const [isSetting, setSetting] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const tableArea = useRef<HTMLElement>(null)
  const focusAfterView = useRef<HTMLElement>(null)
  const offerUndo = useUndoChange()

  // Deferred: the tiles of 10,000 items take some 15 ms, which would delay the rows.
  const counted = useDeferredValue(list)
  const summary = useMemo(() => (counted?.isComplete ? summarize(counted.items) : null), [counted])
  const isComplete = list?.isComplete === true
  // Newest first, pages that arrive go below what is shown. In another order its rows would move.
  const items = list && (isComplete || !view.sort) ? list.items : null
  const sorted = useMemo(() => items && sortList(items, view.sort), [items, view.sort])
  const hasSearch = view.search.trim() !== ''
  const words = useSpecificationWords(hasSearch)
  const describe = words ?? noSpecifications
  const rows = useMemo(() => sorted && filterList(sorted, view, describe), [sorted, view, describe])
  const isFound = isComplete && (words !== null || !hasSearch)
  const selection = useSelection(isComplete ? list.items : null)
  const selectedRows = useMemo(
    () => (selection.ids.size > 0 && rows?.filter(({ id }) => selection.ids.has(id)).length) || 0,
    [rows, selection.ids],
  )

  const actions = useMemo<RowActions>(
    () => ({
      view: ({ id }) => open({ kind: 'view', id }),
      edit: ({ id }) => open({ kind: 'edit', id }),
      duplicate: ({ id }) => open({ kind: 'add', from: id }),
      delete: (item) => setDeleting([item]),
    }),
    [open],
  )
  const focusSearch = useCallback(() => searchBox.current?.focus(), [])
  const changeSort = useCallback((sort: Sort | null) => changeView({ sort }), [changeView])
  const clearFilters = useCallback(() => {
    changeView(noFilter)
    focusSearch()
  }, [changeView, focusSearch])

  /** The row after the first one that is deleted, or one before; where none is left, what surrounds the rows. */
  function rowAfterDeletion(): HTMLElement | null {
    const gone = new Set(deleting?.map(({ id }) => id))
    const stays = ({ id }: Equipment) => !gone.has(id)
    const index = rows?.findIndex((item) => !stays(item)) ?? -1
    const next = rows?.slice(Math.max(0, index)).find(stays) ?? rows?.slice(0, index).findLast(stays)
    return (next && document.getElementById(rowId(next))) ?? tableArea.current
  }

  /** Ends with the item's View, which cannot return focus to a row that is gone. */
  function afterDeletion(deletion: Undoable) {
    offerUndo(deletion)
    if (opened?.kind === 'view' && deleting?.some(({ id }) => id === opened.id)) close()
  }

  function askWhatToSet() {
    setSetting(true)
    // What a value would replace is read off the list: it should be the newest.
    void reloadEquipment()
  }

  function endSelection() {
    // The bar goes, and must not take focus with it.
    const isBarFocused = document.activeElement?.closest('[data-slot="selection-bar"]')
    selection.clear()
    if (isBarFocused) focusGrid(tableArea.current, { preventScroll: true })
  }

  /** The item whose View is open, or whose row has focus. */
  function currentItem(): Equipment | undefined {
    if (opened) return opened.kind === 'view' ? knownItem(opened.id) : undefined
    const row = document.activeElement?.closest('[data-row]')
    return row ? rows?.find((item) => rowId(item) === row.id) : undefined
  }

  function saySaved({ id, name }: Equipment, isNew: boolean) {
    toast(`${name} was ${isNew ? 'added' : 'saved'}.`, {
      action: { label: 'Show', onClick: () => void open({ kind: 'view', id }) },
    })
  }

  usePreload(() => {
    for (const dialog of [ViewDialog, FormDialog, DeleteDialog, SelectionBar]) dialog.preload()
  })
  const withCurrent = (act: (item: Equipment) => void) => () => {
    const item = currentItem()
    if (item) act(item)
  }
  function compareSelected() {
    const ids = selection.items.map(({ id }) => id).join(',')
    if (selection.items.length > 1) leave(paths.compare({ ids }))
  }
  useShortcuts(
    bindingsOf({ search: focusSearch, add: () => open({ kind: 'add' }), compare: compareSelected }),
  )
  useShortcuts(
    bindingsOf({
      edit: withCurrent(actions.edit),
      duplicate: withCurrent(actions.duplicate),
      delete: withCurrent(actions.delete),
    }),
    { inside: tableArea },
  )
  useShortcuts(selection.ids.size > 0 ? { Escape: endSelection } : {})
  useCommands(() => {
    const item = currentItem()
    return [
      ...(item ? itemCommands(item, actions, opened !== null) : []),
      ...screenCommands({ rows: isFound ? rows : null, view, open, leave, focusSearch }),
    ]
  })
  const endSetting = () => setSetting(false)
  const endDeleting = () => setDeleting(null)
  const failed = error !== null && !isComplete

  return (
    <>
      <header className="mb-3 flex md:mb-4 flex-col justify-between gap-x-8 gap-y-2 min-[88rem]:flex-row min-[88rem]:items-center">
        <p className="text-[0.875rem] text-clay md:text-base">
          Manage your spa and bathhouse equipment inventory
        </p>
        <EquipmentActions rows={isFound ? rows : null} view={view} onOpen={open} onLeave={leave} />
      </header>

      {!failed && <EquipmentSummary summary={summary} />}

      <section ref={tableArea} aria-label="Catalog" tabIndex={-1} className="@container outline-none">
        <EquipmentFilters
          view={view}
          onChange={changeView}
          inputRef={searchBox}
          isLoading={!isFound && !failed}
          count={isFound && rows ? { shown: rows.length, all: list.items.length } : null}
          isPartial={hasSearch && words === noSpecifications}
          onArrowDown={() => focusGrid(tableArea.current)}
        />

        <LoadError what="equipment" {...{ error, isFetching, refetch }} className="mb-6" />
        {!failed && (
          <EquipmentTable
            // While pages or the words of specifications arrive, no row found yet does not mean that none will be.
            rows={isFound || rows?.length ? rows : null}
            view={viewKey(view)}
            search={view.search}
            describe={describe}
            sort={view.sort}
            onSort={changeSort}
            isFiltered={isFiltered(view)}
            onClearFilters={clearFilters}
            actions={actions}
            selection={selection}
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
          onSelectAll={rows && selectedRows < rows.length ? () => selection.select(rows) : null}
          onSet={askWhatToSet}
          onDelete={setDeleting}
          onLeave={leave}
          onClose={endSelection}
          // What is selected stays: it is there after a reload.
          onMissing={() => {}}
        />
      )}

      {opened?.kind === 'view' && (
        <ViewDialog
          id={opened.id}
          listed={list?.items.find(({ id }) => id === opened.id)}
          rows={isFound ? rows : null}
          actions={actions}
          onStep={step}
          onClose={close}
          onMissing={close}
          focusAfter={focusAfterView}
        />
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <FormDialog
          target={opened}
          onClose={close}
          onMissing={close}
          onSaved={(saved) => saySaved(saved, opened.kind === 'add')}
        />
      )}
      {opened?.kind === 'import' && (
        // Without a filter and newest first, added items are on top.
        <ImportDialog onClose={close} onMissing={close} onSaved={offerUndo} onShow={showAll} />
      )}
      {opened?.kind === 'deleted' && <DeletedDialog onClose={close} onMissing={close} />}
      {isSetting && (
        <SetDialog items={selection.items} onClose={endSetting} onMissing={endSetting} onSaved={offerUndo} />
      )}
      {deleting && (
        <DeleteDialog
          items={deleting}
          onClose={endDeleting}
          onMissing={endDeleting}
          onDeleted={afterDeletion}
          nextFocus={() => {
            const next = rowAfterDeletion()
            if (opened) focusAfterView.current = next
            return next
          }}
        />
      )}
    </>
  )
}
