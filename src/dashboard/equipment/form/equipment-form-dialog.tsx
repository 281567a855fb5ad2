import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { equipmentItemQuery, itemFromList, reloadEquipment } from '@/catalog/queries/equipment-queries'
import type { ShowRow } from '@/dashboard/equipment/table/equipment-table'
import { focusAfterItem } from '@/dashboard/equipment/table/focus-after-item'
import { hasKind } from '@/lib/errors'
import { Dialog, DialogBody } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { draftedItem } from './equipment-draft'
import { EquipmentForm } from './equipment-form'

type Target = { kind: 'add'; from?: string } | { kind: 'edit'; id: string; tab?: string }

type Props = {
  target: Target
  onClose: () => void
  /** Called once, after the database has confirmed and before the dialog closes. */
  onSaved: (saved: Equipment) => void
  /** Shows another item in place of the form. */
  onOpenItem: (id: string) => void
  tableArea: RefObject<HTMLElement | null>
  showRow: ShowRow
}

/**
 * Adds, copies or edits an item. The dialog is open while it is mounted. Afterwards the row of an added item has the focus,
 * or the table's area if the filters hide it.
 */
export function EquipmentFormDialog({ target, tableArea, showRow, onSaved, ...rest }: Props) {
  const isEdit = target.kind === 'edit'
  const source = isEdit ? target.id : target.from
  const added = useRef<string | null>(null)
  const form = {
    ...rest,
    ...(isEdit && target.tab && { firstTab: target.tab }),
    onSaved: (saved: Equipment) => {
      if (!isEdit) added.current = saved.id
      onSaved(saved)
    },
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && form.onClose()}
      title={isEdit ? 'Edit Equipment' : 'Add New Equipment'}
      {...(isEdit && { description: <EditedName id={target.id} /> })}
      focusAfter={(before) =>
        added.current === null
          ? focusAfterItem(before, tableArea.current, source)
          : (showRow(added.current) ?? tableArea.current)
      }
      className="md:h-(--room)"
    >
      {source ? (
        <LoadedForm key={`${target.kind} ${source}`} id={source} copy={!isEdit} {...form} />
      ) : (
        <EquipmentForm item={null} {...form} />
      )}
    </Dialog>
  )
}

/** The name of the edited item, as it is stored. */
function EditedName({ id }: { id: string }) {
  const { data } = useQuery({ ...equipmentItemQuery(id), placeholderData: () => itemFromList(id) })
  return (
    data && (
      <p dir="auto" className="truncate">
        {data.name}
      </p>
    )
  )
}

type LoadedProps = { id: string; copy: boolean } & Omit<ComponentProps<typeof EquipmentForm>, 'item'>

/** The form of an existing item, to edit it or to add a copy. */
function LoadedForm({ id, copy, ...form }: LoadedProps) {
  const { onClose } = form
  // The list's row is shown until the item has been read, and if it cannot be read: saving merges with what is stored.
  const { data, error } = useQuery({ ...equipmentItemQuery(id), placeholderData: () => itemFromList(id) })
  // A draft outlives its item.
  const [drafted, setDrafted] = useState<Equipment | null>(null)
  const isMissing = hasKind(error, 'not-found')
  const item = data ?? drafted ?? (isMissing ? undefined : itemFromList(id))
  const failure = item ? null : error

  useEffect(() => {
    if (!failure) return
    void reloadEquipment()
    const left = draftedItem(id, copy)
    if (left) return setDrafted(left)
    toast('This item could not be loaded.')
    onClose()
  }, [failure, id, copy, onClose])

  if (item && copy) return <EquipmentForm item={null} template={item} {...form} />
  if (item) return <EquipmentForm item={item} isGone={isMissing && !data} {...form} />
  return (
    <DialogBody>
      <p role="status" className="py-10 text-center text-clay">
        Loading...
      </p>
    </DialogBody>
  )
}
