import { useQuery } from '@tanstack/react-query'
import { Activity, useEffect, useState } from 'react'
import { Dialog, DialogBody } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { EquipmentForm } from './equipment-form'
import { equipmentItemQuery, listedItem, reloadEquipment } from './equipment-queries'

type Target = { kind: 'add'; from?: string } | { kind: 'edit'; id: string }

/** Adds, copies or edits an item. Open while it is there. */
export function EquipmentFormDialog({ target, onClose }: { target: Target; onClose: () => void }) {
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
        <LoadedForm key={`${target.kind} ${source}`} id={source} copy={!isEdit} onClose={onClose} />
      ) : (
        <EquipmentForm item={null} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** The form of an existing item: to edit it, or to add a copy of it. */
function LoadedForm({ id, copy, onClose }: { id: string; copy: boolean; onClose: () => void }) {
  const { data, isLoadingError } = useQuery({ ...equipmentItemQuery(id), refetchOnMount: 'always' })
  // Until it is loaded, the row of the table will do.
  const [listed] = useState(() => listedItem(id))
  const item = data ?? listed

  useEffect(() => {
    if (!isLoadingError) return
    toast('This item could not be loaded.')
    void reloadEquipment()
    onClose()
  }, [isLoadingError, onClose])

  if (item && copy) return <EquipmentForm item={null} template={item} onClose={onClose} />
  if (item) return <EquipmentForm item={item} onClose={onClose} />
  return (
    <DialogBody>
      <p role="status" className="py-10 text-center text-clay">
        Loading...
      </p>
    </DialogBody>
  )
}

/** Long enough to be drawn between other work (ms). */
const rehearsalTime = 500

/** Draws the form once where nobody sees it: with code that has run before the first dialog opens a fifth sooner. */
export function EquipmentFormRehearsal() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), rehearsalTime)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <Activity mode="hidden">
      <EquipmentForm item={null} onClose={() => {}} />
    </Activity>
  )
}
