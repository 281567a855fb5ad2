import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { messageOf } from '@/lib/errors'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'
import { undoDelete } from './equipment-history-queries'
import { deleteEquipment, reloadEquipment } from './equipment-queries'

/** How long Undo is offered (ms). */
const undoTime = 10_000

type Props = {
  item: Equipment
  onClose: () => void
  /** Takes focus when the row it came from is gone. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks before it deletes; open while it is there. Afterwards a toast offers to undo. */
export function EquipmentDeleteDialog({ item, onClose, fallbackFocus }: Props) {
  const { mutate, isPending, error } = useMutation(deleteEquipment)
  const { mutateAsync: restore } = useMutation(undoDelete)
  const focusAfter = useRef<HTMLElement | null>(null)

  function confirm() {
    mutate(item.id, {
      onSuccess: () => {
        focusAfter.current = fallbackFocus.current
        toast(`${item.name} was deleted.`, {
          duration: undoTime,
          action: {
            label: 'Undo',
            onClick: ({ detail }) => {
              // Pressed by key: the button goes, and focus must not go with it.
              if (detail === 0) fallbackFocus.current?.focus()
              void undo(item)
            },
          },
        })
        onClose()
      },
    })
  }

  async function undo({ id, name }: Equipment) {
    try {
      await restore(id)
      toast(`${name} was restored.`)
    } catch (failure) {
      toast(`${name} could not be restored: ${messageOf(failure, 'Unknown error')}`)
      void reloadEquipment()
    }
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
