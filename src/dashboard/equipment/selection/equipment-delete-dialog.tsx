import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countItems, type Equipment } from '@/catalog/equipment'
import { countPieces } from '@/catalog/lines'
import { deleteEquipment } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { type ProjectUse, projectUsesQuery } from '@/catalog/queries/project-queries'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { messageOf } from '@/lib/errors'
import { formatCount, formatNumber } from '@/lib/format'
import { isolated, sentences } from '@/lib/text'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'

type Props = {
  /** One or more. */
  items: readonly Equipment[]
  onClose: () => void
  onDeleted: (deletion: UndoableChange) => void
  /** The element to focus once the rows are gone. */
  nextFocus: () => HTMLElement | null
}

/** The number of items the question names. */
const namedItems = 3

const failureOf = (failure: unknown) => `Error deleting equipment: ${messageOf(failure)}`

/** Asks before it deletes the items, all or none. The dialog is open while it is mounted. */
export function EquipmentDeleteDialog({ items, onClose, onDeleted, nextFocus }: Props) {
  const isMounted = useIsMounted()
  // The same for every attempt: if an answer was lost, pressing Delete again says what the first attempt did.
  const [changeId] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending, error } = useMutation({
    ...deleteEquipment,
    // If only the answer was lost, the items are deleted: show it.
    onError: () => reloadEquipment(),
  })
  // Without an answer the question is asked all the same: the lines of projects survive a deletion.
  const { data: uses = [] } = useQuery(projectUsesQuery(items.map(({ id }) => id)))
  const focusAfterDeletion = useRef<HTMLElement | null>(null)
  const isOne = items.length === 1
  const unnamed = items.length - namedItems
  const were = (count: number) =>
    isOne ? `${isolated(items[0]?.name ?? '')} was` : `${countItems(count)} ${count === 1 ? 'was' : 'were'}`

  async function confirm() {
    try {
      const count = await mutateAsync({ changeId, ids: items.map(({ id }) => id) })
      if (isMounted.current) focusAfterDeletion.current = nextFocus()
      const what = were(count)
      if (count > 0) onDeleted({ changeId, done: `${what} deleted.`, undone: `${what} restored.` })
      else toast(`${were(items.length)} already deleted.`)
      if (isMounted.current) onClose()
    } catch (refused) {
      // A person who has left the question does not see the alert.
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
            <p
              key={id}
              dir="auto"
              className="text-pretty break-words font-medium text-base text-ink leading-snug"
            >
              {name}
            </p>
          ))}
          {unnamed > 0 && <p>{`and ${formatNumber(unnamed)} more`}</p>}
          <p role="status" className="mt-3 text-ink empty:hidden">
            {describeUses(uses)}
          </p>
          {error && (
            <p role="alert" className="mt-3 text-brick">
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

/** 'Used in Project A (6 pieces) and 2 more projects. Their lines stay, marked as deleted.'; null if no project uses the items. */
function describeUses([first, ...others]: readonly ProjectUse[]): string | null {
  if (!first) return null
  const pieces = first.pieces > 0 ? countPieces(first.pieces) : 'as an alternate'
  const more = formatCount(others.length, 'more project')
  return sentences(
    `Used in ${isolated(first.name)} (${pieces}${first.is_archived ? ', archived' : ''})${others.length > 0 ? ` and ${more}` : ''}.`,
    `${others.length > 0 ? 'Their' : 'Its'} lines stay, marked as deleted.`,
  )
}
