import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { toState, valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { type HistoryEntry, restoreEquipment } from '@/catalog/queries/history-queries'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatDateTime } from '@/lib/format'
import { sentences } from '@/lib/text'
import { AlertDialog } from '@/ui/alert-dialog'
import { useIsMounted } from '@/ui/use-is-mounted'
import { ChangeList } from './change-list'
import { afterRestoration, failureOf } from './say-restored'

type Props = {
  /** The change to revert, together with every later one. The dialog is open while it is set. */
  entry: HistoryEntry | null
  item: Equipment
  onClose: () => void
  onRestored: () => void
  /** Reads `item` again: somebody may have saved it since it was shown. */
  onFailed: () => Promise<void>
  /** Takes the focus if nothing is left to restore, because the button that opened the dialog is then gone. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks before an earlier state of an item is restored, and shows what that changes. */
export function EquipmentRestoreDialog({ entry, item, onClose, onRestored, onFailed, fallbackFocus }: Props) {
  const units = useUnits()
  const isMounted = useIsMounted()
  const { mutate, isPending, error, variables, reset } = useMutation({
    ...restoreEquipment,
    onError: onFailed,
    onSettled: (_, failure, restoration) => afterRestoration(failure, restoration, isMounted.current),
  })
  const nextFocus = useRef<HTMLElement | null>(null)
  const changes = entry ? valueChanges(item, toState(entry.before), units) : []
  const isNewer = variables !== undefined && variables.updatedAt !== item.updated_at

  function close(focus: HTMLElement | null) {
    nextFocus.current = focus
    reset()
    onClose()
  }

  function confirm() {
    if (!entry) return
    mutate(
      { changeId: crypto.randomUUID(), entry, updatedAt: item.updated_at },
      {
        onSuccess: () => {
          onRestored()
          close(fallbackFocus.current)
        },
      },
    )
  }

  return (
    <AlertDialog
      open={entry !== null}
      onCancel={() => close(changes.length > 0 ? null : fallbackFocus.current)}
      onConfirm={confirm}
      title="Restore how it was before this change?"
      description={
        entry && (
          <>
            <p className="mb-4">
              {sentences(
                `The values return to what they were before ${formatDateTime(entry.changed_at)}.`,
                'This is recorded too, so it can be taken back.',
              )}
            </p>
            <ChangeList changes={changes} />
            {changes.length === 0 && !isPending && <p>Nothing: the item has these values already.</p>}
            {error && (
              <p role="alert" className="mt-4 text-brick">
                {sentences(failureOf(error), isNewer && 'Above is what would change now.')}
              </p>
            )}
          </>
        )
      }
      cancel="Cancel"
      confirm={isPending ? 'Restoring...' : 'Restore'}
      busy={isPending}
      focusAfter={() => nextFocus.current}
    />
  )
}
