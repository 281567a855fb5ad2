import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countItems, type Equipment } from '@/catalog/equipment'
import { deleteEquipment } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import type { Undoable } from '@/dashboard/shared/use-undo-change'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'

type Props = {
  /** One or more. */
  items: readonly Equipment[]
  onClose: () => void
  onDeleted: (deletion: Undoable) => void
  /** What takes focus once the items' rows are gone. */
  nextFocus: () => HTMLElement | null
}

/** How many names the question says. */
const namedItems = 3

/** Asks before it deletes, all of the items or none. Open while it is mounted. */
export function EquipmentDeleteDialog({ items, onClose, onDeleted, nextFocus }: Props) {
  const isMounted = useIsMounted()
  // The same for every attempt: if an answer was lost, pressing Delete again says what the first attempt did.
  const [changeId] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending, error } = useMutation({
    ...deleteEquipment,
    // They may be deleted all the same, where only the answer was lost.
    onError: () => reloadEquipment(),
  })
  const focusAfterDeletion = useRef<HTMLElement | null>(null)
  const isOne = items.length === 1
  const noAnswer = isOne
    ? "No answer came, so it may have been deleted. The list shows whether it was; 'Deleted items' brings it back."
    : "No answer came, so they may have been deleted. The list shows whether they were; 'Deleted items' brings them back."
  const failureOf = (failure: unknown) =>
    `Error deleting equipment: ${isOutcomeUnknown(failure) ? noAnswer : messageOf(failure)}`
  const unnamed = items.length - namedItems
  const were = (count: number) =>
    isOne ? `${items[0]?.name} was` : `${countItems(count)} ${count === 1 ? 'was' : 'were'}`

  async function confirm() {
    try {
      const count = await mutateAsync({ changeId, ids: items.map(({ id }) => id) })
      if (isMounted.current) focusAfterDeletion.current = nextFocus()
      const what = were(count)
      if (count > 0) onDeleted({ change: changeId, done: `${what} deleted.`, undone: `${what} restored.` })
      else toast(`${were(items.length)} already deleted.`)
      if (isMounted.current) onClose()
    } catch (refused) {
      // Who has left meanwhile does not see the alert.
      if (!isMounted.current) toast(failureOf(refused))
    }
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
              {failureOf(error)}
            </p>
          )}
        </>
      }
      cancel="Cancel"
      confirm={isPending ? 'Deleting...' : 'Delete'}
      danger
      busy={isPending}
      focusAfter={() => focusAfterDeletion.current}
    />
  )
}
