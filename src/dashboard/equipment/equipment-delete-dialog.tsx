import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '@/lib/errors'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'
import { deleteEquipment } from './equipment-queries'

type Props = {
  item: Equipment
  onClose: () => void
  onDeleted: (item: Equipment) => void
  /** What takes focus once the item's row is gone. */
  nextFocus: () => HTMLElement | null
}

/** Asks before it deletes. Open while it is mounted. */
export function EquipmentDeleteDialog({ item, onClose, onDeleted, nextFocus }: Props) {
  const { mutate, isPending, error } = useMutation(deleteEquipment)
  const focusAfter = useRef<HTMLElement | null>(null)

  function confirm() {
    mutate(item.id, {
      onSuccess: (wasThere) => {
        focusAfter.current = nextFocus()
        if (wasThere) onDeleted(item)
        else toast(`${item.name} was already deleted.`)
        onClose()
      },
    })
  }

  return (
    <AlertDialog
      open
      onCancel={onClose}
      onConfirm={confirm}
      title="Are you sure you want to delete this equipment?"
      description={
        <>
          <p className="break-words text-ink">{item.name}</p>
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
