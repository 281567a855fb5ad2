import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '@/lib/errors'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import { deleteEquipment } from './change-queries'
import { countItems, type Equipment } from './equipment'
import type { Undoable } from './use-undo-change'

type Props = {
  items: readonly Equipment[]
  onClose: () => void
  onDeleted: (deletion: Undoable) => void
  /** What takes focus once the items' rows are gone. */
  nextFocus: () => HTMLElement | null
}

/** Items named in the question; of more, their number is said. */
const maxNames = 5

/** Asks before it deletes, all of the items or none. Open while it is mounted. */
export function EquipmentDeleteDialog({ items, onClose, onDeleted, nextFocus }: Props) {
  const { mutate, isPending, error } = useMutation(deleteEquipment)
  const focusAfter = useRef<HTMLElement | null>(null)
  const [only] = items
  const what = items.length === 1 && only ? `${only.name} was` : `${countItems(items.length)} were`

  function confirm() {
    const ids = items.map(({ id }) => id)
    mutate(ids, {
      onSuccess: (change) => {
        focusAfter.current = nextFocus()
        if (change) onDeleted({ change, done: `${what} deleted.`, undone: `${what} restored.` })
        else toast(`${what} already deleted.`)
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
          <ul className="text-ink">
            {items.slice(0, maxNames).map(({ id, name }) => (
              <li key={id} className="break-words">
                {name}
              </li>
            ))}
            {items.length > maxNames && <li>and {items.length - maxNames} more</li>}
          </ul>
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
