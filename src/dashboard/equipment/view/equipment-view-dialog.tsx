import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { brandAndModel, categoriesOf, type Equipment } from '@/catalog/equipment'
import { equipmentItemQuery, itemFromList, reloadEquipment } from '@/catalog/queries/equipment-queries'
import { CategoryBadge } from '@/dashboard/equipment/item-values'
import type { RowActions } from '@/dashboard/equipment/table/equipment-row'
import { focusAfterItem } from '@/dashboard/equipment/table/focus-after-item'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { hasKind } from '@/lib/errors'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import { EquipmentViewActions, EquipmentViewSteps } from './equipment-view-footer'
import { ItemTabs } from './item-tabs'

type Props = {
  id: string
  /** The open tab; undefined for the first one. */
  tab: string | undefined
  onTab: (tab: string) => void
  /** The rows of the list, to step through; null until all of them are known. */
  rows: readonly Equipment[] | null
  actions: Pick<RowActions, 'edit' | 'duplicate' | 'delete'>
  onAddToProject: (items: readonly Equipment[]) => void
  /** Shows another item instead. */
  onStep: (id: string) => void
  onClose: () => void
  /** If set, takes the focus when the dialog closes: the item's row may be gone. */
  nextFocus: RefObject<HTMLElement | null>
  tableArea: RefObject<HTMLElement | null>
}

/** Shows one item. The dialog is open while it is mounted. */
export function EquipmentViewDialog(props: Props) {
  const { id, tab, onTab, rows, actions, onAddToProject, onStep, onClose, nextFocus, tableArea } = props
  const { data, error } = useQuery(equipmentItemQuery(id))
  const isMissing = hasKind(error, 'not-found')
  // The list's row is shown until the item has been read, and if it cannot be read.
  const item = data ?? (isMissing ? undefined : itemFromList(id))
  const isEmpty = error !== null && !item

  // The specification keeps the dialog empty; a toast says what happened.
  useEffect(() => {
    if (!isEmpty) return
    toast('This item could not be loaded.')
    void reloadEquipment()
  }, [isEmpty])

  const index = rows?.findIndex((row) => row.id === id) ?? -1
  const steps = {
    index,
    count: rows?.length ?? 0,
    previous: () => stepTo(index - 1),
    next: () => stepTo(index + 1),
  }
  function stepTo(target: number) {
    const row = index < 0 ? undefined : rows?.[target]
    if (row) onStep(row.id)
  }

  const content = useRef<HTMLDivElement>(null)
  const act = (action: keyof typeof actions) => () => item && actions[action](item)
  useShortcuts(
    bindingsOf({
      previous: steps.previous,
      next: steps.next,
      edit: act('edit'),
      duplicate: act('duplicate'),
      delete: act('delete'),
    }),
    { inside: content },
  )

  const dialog = {
    open: true,
    className: 'md:h-(--room)',
    onOpenChange: (open: boolean) => !open && onClose(),
    ref: content,
    focusAfter: (before: Element | null) =>
      takeFocus(nextFocus) ?? focusAfterItem(before, tableArea.current, id),
  }
  if (isEmpty) return <Dialog {...dialog} title="Equipment" hideTitle />
  if (!item) {
    return (
      <Dialog {...dialog} title="Equipment" hideTitle>
        <DialogBody>
          <p role="status" className="py-10 text-center text-clay">
            Loading...
          </p>
        </DialogBody>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...dialog}
      title={
        <span dir="auto">
          <KeptTogether>{item.name}</KeptTogether>
        </span>
      }
      description={
        <>
          <span className="flex flex-wrap items-center gap-x-3 leading-snug">
            {categoriesOf(item).map((category) => (
              <CategoryBadge key={category} category={category} />
            ))}
            <span dir="auto" translate="no">
              <KeptTogether>{brandAndModel(item)}</KeptTogether>
            </span>
          </span>
          {error && (
            <p className="mt-2">
              {`Shown as last loaded: ${isMissing ? 'it has been deleted.' : 'it could not be read again.'}`}
            </p>
          )}
        </>
      }
    >
      <ItemTabs item={item} tab={tab} onTab={onTab} />
      <DialogFooter>
        <EquipmentViewSteps name={item.name} {...steps} />
        <EquipmentViewActions item={item} actions={actions} onAddToProject={onAddToProject} />
      </DialogFooter>
    </Dialog>
  )
}

/** Returns the element to focus, and clears it. */
function takeFocus(ref: RefObject<HTMLElement | null>) {
  const element = ref.current
  ref.current = null
  return element
}
