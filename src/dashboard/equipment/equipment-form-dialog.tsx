import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { Dialog, DialogBody } from '@/ui/dialog'
import { EquipmentForm } from './equipment-form'
import { equipmentItemQuery, reloadEquipment } from './equipment-queries'

type Target = { kind: 'add' } | { kind: 'edit'; id: string } | null

/** Adds or edits an item. Open while `target` is set. */
export function EquipmentFormDialog({ target, onClose }: { target: Target; onClose: () => void }) {
  if (!target) return null
  const isEdit = target.kind === 'edit'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isEdit ? 'Edit Equipment' : 'Add New Equipment'}
      description="Fill in the equipment details. All fields marked with * are required."
      className="md:h-[min(48rem,calc(100dvh-4rem))]"
    >
      {isEdit ? (
        <EditForm key={target.id} id={target.id} onClose={onClose} />
      ) : (
        <EquipmentForm item={null} onClose={onClose} />
      )}
    </Dialog>
  )
}

function EditForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isLoadingError } = useQuery(equipmentItemQuery(id))

  useEffect(() => {
    if (!isLoadingError) return
    toast('This item could not be loaded.')
    void reloadEquipment()
    onClose()
  }, [isLoadingError, onClose])

  if (data) return <EquipmentForm item={data} onClose={onClose} />
  return (
    <DialogBody>
      <p role="status" className="py-10 text-center text-clay">
        Loading...
      </p>
    </DialogBody>
  )
}
