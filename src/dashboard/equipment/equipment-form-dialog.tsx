import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Dialog, DialogBody } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'
import { EquipmentForm } from './equipment-form'
import { equipmentItemQuery, listedItem, reloadEquipment } from './equipment-queries'

type Target = { kind: 'add'; from?: string } | { kind: 'edit'; id: string }

type Props = {
  target: Target
  onClose: () => void
  /** Called once, after the database has confirmed and before the dialog closes. */
  onSaved: (saved: Equipment) => void
}

/** Adds, copies or edits an item. Open while it is mounted. */
export function EquipmentFormDialog({ target, onClose, onSaved }: Props) {
  const isEdit = target.kind === 'edit'
  const source = isEdit ? target.id : target.from
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isEdit ? 'Edit Equipment' : 'Add New Equipment'}
      description="Fill in the equipment details. All fields marked with * are required."
      className="md:h-[min(48rem,calc(100dvh-4rem))]"
    >
      {source ? (
        <LoadedForm
          key={`${target.kind} ${source}`}
          id={source}
          copy={!isEdit}
          onClose={onClose}
          onSaved={onSaved}
        />
      ) : (
        <EquipmentForm item={null} onClose={onClose} onSaved={onSaved} />
      )}
    </Dialog>
  )
}

/** The form of an existing item: to edit it, or to add a copy of it. */
function LoadedForm({ id, copy, onClose, onSaved }: { id: string; copy: boolean } & Omit<Props, 'target'>) {
  // The row of the list until the item itself has arrived.
  const { data, isError } = useQuery({ ...equipmentItemQuery(id), placeholderData: () => listedItem(id) })
  const isMissing = isError && !data

  useEffect(() => {
    if (!isMissing) return
    toast('This item could not be loaded.')
    void reloadEquipment()
    onClose()
  }, [isMissing, onClose])

  if (data && copy) return <EquipmentForm item={null} template={data} onClose={onClose} onSaved={onSaved} />
  if (data) return <EquipmentForm item={data} onClose={onClose} onSaved={onSaved} />
  return (
    <DialogBody>
      <p role="status" className="py-10 text-center text-clay">
        Loading...
      </p>
    </DialogBody>
  )
}
