import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/lib/errors'
import { AlertDialog } from '@/ui/alert-dialog'
import { deleteEquipment, type Equipment } from './equipment-queries'

type Props = {
  item: Equipment | null
  onClose: () => void
  /** Takes focus when the row it came from is gone. */
  fallbackFocus: RefObject<HTMLElement | null>
}

export function EquipmentDeleteDialog({ item, onClose, fallbackFocus }: Props) {
  const { mutate, isPending, error, reset } = useMutation(deleteEquipment)
  const focusAfter = useRef<HTMLElement | null>(null)

  function close() {
    reset()
    onClose()
  }

  function confirm() {
    if (!item) return
    focusAfter.current = null
    mutate(item.id, {
      onSuccess: () => {
        focusAfter.current = fallbackFocus.current
        toast(`${item.name} was deleted.`)
        close()
      },
    })
  }

  return (
    <AlertDialog
      open={item !== null}
      onCancel={() => {
        focusAfter.current = null
        close()
      }}
      onConfirm={confirm}
      title="Are you sure you want to delete this equipment?"
      description={
        <>
          <p className="break-words text-ink">{item?.name}</p>
          {error && (
            <p role="alert" className="mt-4 text-brick">
              Error deleting equipment: {messageOf(error, 'Unknown error')}
            </p>
          )}
        </>
      }
      cancel="Cancel"
      confirm={isPending ? 'Deleting...' : 'Delete'}
      danger
      busy={isPending}
      focusAfter={focusAfter}
    />
  )
}
