import { type RefObject, useCallback, useRef } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { filterList } from '@/catalog/equipment-list'
import { offerUndo, type UndoableChange } from '@/dashboard/layout/undo'
import { isolated, sentences } from '@/lib/text'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'
import type { BulkEdit } from './selection/use-bulk-edit'
import { type RowActions, rowId } from './table/equipment-row'
import type { ShowRow } from './table/equipment-table'
import type { useEquipmentUrl } from './use-equipment-url'

// The code of a dialog loads when it is first opened or preloaded below, not with the list.
const ViewDialog = lazyComponent(
  async () => (await import('./view/equipment-view-dialog')).EquipmentViewDialog,
)
const FormDialog = lazyComponent(
  async () => (await import('./form/equipment-form-dialog')).EquipmentFormDialog,
)
const DeleteDialog = lazyComponent(
  async () => (await import('./selection/equipment-delete-dialog')).EquipmentDeleteDialog,
)
const BulkEditDialog = lazyComponent(
  async () => (await import('./selection/bulk-edit-dialog')).BulkEditDialog,
)
const ImportDialog = lazyComponent(
  async () => (await import('@/dashboard/import/import-dialog')).ImportDialog,
)
const AddToProjectDialog = lazyComponent(
  async () => (await import('@/dashboard/shared/add-to-project/add-to-project-dialog')).AddToProjectDialog,
)
const DeletedDialog = lazyComponent(
  async () => (await import('./history/equipment-deleted-dialog')).EquipmentDeletedDialog,
)

/** The items that a dialog asks about: whether to delete them, or to which project to add them. */
export type Asked = { about: 'deletion' | 'adding'; items: readonly Equipment[] }

type Props = {
  url: ReturnType<typeof useEquipmentUrl>
  /** The rows that have arrived so far. */
  visibleRows: readonly Equipment[] | null
  /** The rows once all of them are known. */
  completeRows: readonly Equipment[] | null
  actions: RowActions
  tableArea: RefObject<HTMLElement | null>
  showRow: RefObject<ShowRow | null>
  bulkEdit: BulkEdit | null
  onBulkEditEnd: () => void
  asked: Asked | null
  onAskedEnd: () => void
  onAddToProject: (items: readonly Equipment[]) => void
}

/** The dialogs over the table: those the address opens, the bulk edit and the question before a deletion. */
export function EquipmentDialogs(props: Props) {
  const {
    url,
    visibleRows,
    completeRows,
    actions,
    tableArea,
    showRow,
    bulkEdit,
    onBulkEditEnd,
    asked,
    onAskedEnd,
    onAddToProject,
  } = props
  const { opened, listState, open, step, showTab, close, showChanges } = url
  const focusAfterView = useRef<HTMLElement>(null)

  const openItem = useCallback((id: string) => void open({ kind: 'view', id }), [open])

  usePreload(() => {
    for (const dialog of [ViewDialog, FormDialog, DeleteDialog]) dialog.preload()
  })

  function saySaved(saved: Equipment, isNew: boolean) {
    const isHidden = filterList([saved], listState).length === 0
    const name = isolated(saved.name)
    offerUndo({
      changeId: saved,
      done: sentences(
        `${name} was ${isNew ? 'added' : 'saved'}.`,
        isNew && isHidden && 'The filters hide it.',
      ),
      undone: isNew ? `${name} was removed again.` : `The change of ${name} was undone.`,
      onShow: () => openItem(saved.id),
    })
  }

  /** The row to focus after a deletion: the next one that stays, else the one before; without rows, the table's area. */
  function rowAfterDeletion(): HTMLElement | null {
    const gone = new Set(asked?.items.map(({ id }) => id))
    const stays = ({ id }: Equipment) => !gone.has(id)
    const index = visibleRows?.findIndex((item) => !stays(item)) ?? -1
    const next =
      visibleRows?.slice(Math.max(0, index)).find(stays) ?? visibleRows?.slice(0, index).findLast(stays)
    return (next && document.getElementById(rowId(next))) ?? tableArea.current
  }

  /** Closes the View of a deleted item. Its row is gone and cannot take the focus. */
  function afterDeletion(deletion: UndoableChange) {
    offerUndo(deletion)
    if (opened?.kind === 'view' && asked?.items.some(({ id }) => id === opened.id)) close()
  }

  return (
    <>
      {opened?.kind === 'view' && (
        <ViewDialog
          id={opened.id}
          tab={opened.tab}
          onTab={showTab}
          rows={completeRows}
          actions={actions}
          onAddToProject={onAddToProject}
          onStep={step}
          onClose={close}
          onLoadError={close}
          nextFocus={focusAfterView}
          tableArea={tableArea}
        />
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <FormDialog
          target={opened}
          showRow={(id) => showRow.current?.(id) ?? null}
          tableArea={tableArea}
          onClose={close}
          onLoadError={close}
          onSaved={(saved) => saySaved(saved, opened.kind === 'add')}
          onOpenItem={openItem}
        />
      )}
      {opened?.kind === 'import' && (
        <ImportDialog onClose={close} onLoadError={close} onSaved={offerUndo} onShow={showChanges} />
      )}
      {opened?.kind === 'deleted' && <DeletedDialog onClose={close} onLoadError={close} />}
      {bulkEdit && (
        <BulkEditDialog
          {...bulkEdit}
          onClose={onBulkEditEnd}
          onLoadError={onBulkEditEnd}
          onSaved={offerUndo}
        />
      )}
      {asked?.about === 'adding' && (
        <AddToProjectDialog
          items={asked.items}
          onClose={onAskedEnd}
          onLoadError={onAskedEnd}
          onSaved={offerUndo}
        />
      )}
      {asked?.about === 'deletion' && (
        <DeleteDialog
          items={asked.items}
          onClose={onAskedEnd}
          onLoadError={onAskedEnd}
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
