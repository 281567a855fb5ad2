import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'
import { deleteEquipment } from './equipment-queries'

type Props = {
  /** One or more. */
  items: readonly Equipment[]
  onClose: () => void
  /** Called with those that were still there. */
  onDeleted: (items: readonly Equipment[]) => void
  /** What takes focus once the items' rows are gone. */
  nextFocus: () => HTMLElement | null
}

/** How many names the question says. */
const namedItems = 3

/** Asks before it deletes. Open while it is mounted. */
export function EquipmentDeleteDialog({ items, onClose, onDeleted, nextFocus }: Props) {
  const { mutate, isPending, error } = useMutation(deleteEquipment)
  const focusAfter = useRef<HTMLElement | null>(null)
  const isOne = items.length === 1
  const unnamed = items.length - namedItems

  function confirm() {
    const ids = items.map(({ id }) => id)
    mutate(ids, {
      onSuccess: (deleted) => {
        focusAfter.current = nextFocus()
        const wereThere = items.filter(({ id }) => deleted.has(id))
        if (wereThere.length > 0) onDeleted(wereThere)
        else toast(isOne ? `${items[0]?.name} was already deleted.` : 'These items were already deleted.')
        onClose()
      },
    })
  }

  return (
    <AlertDialog
      open
      onCancel={onClose}
      onConfirm={confirm}
      title={
        isOne
          ? 'Are you sure you want to delete this equipment?'
          : `Are you sure you want to delete these ${formatNumber(items.length)} items?`
      }
      description={
        <>
          {items.slice(0, namedItems).map(({ id, name }) => (
            <p key={id} className="break-words text-ink">
              {name}
            </p>
          ))}
          {unnamed > 0 && <p>and {formatNumber(unnamed)} more</p>}
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
