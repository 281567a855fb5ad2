import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { dismissToast, toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import type { Equipment } from './equipment'
import { undoDelete } from './equipment-history-queries'
import { reloadEquipment } from './equipment-queries'

/** How long Undo is offered (ms). */
const undoTime = 10_000

type Items = readonly Equipment[]

const toastId = (items: Items) => `deleted ${items.map(({ id }) => id).join()}`

/** Begins a sentence about items that were deleted together. */
const subjectOf = (items: Items) => {
  const [only] = items
  return only && items.length === 1 ? `${only.name} was` : `${formatNumber(items.length)} items were`
}

/**
 * Offers to undo a deletion: by a toast, or by Ctrl or Cmd Z while it shows.
 * @param list the list; once all deleted items are back in it, whoever restored them, nothing is offered any more
 * @returns what to call with the items of one deletion
 */
export function useUndoDelete(list: Items | undefined) {
  const restoreAll = useRestoreAll()
  const [deleted, setDeleted] = useState<Items | null>(null)

  async function undo(items: Items) {
    withdraw(items)
    try {
      await restoreAll(items)
      toast(`${subjectOf(items)} restored.`)
    } catch (failure) {
      const name = items.length === 1 ? items[0]?.name : 'Some items'
      toast(`${name} could not be restored: ${messageOf(failure, 'Unknown error')}`)
      void reloadEquipment()
    }
  }

  const forget = (items: Items) => setDeleted((now) => (now === items ? null : now))

  function withdraw(items: Items) {
    dismissToast(toastId(items))
    forget(items)
  }

  const isBack = deleted?.every(({ id }) => list?.some((item) => item.id === id)) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are back.
  useEffect(() => {
    if (deleted && isBack) withdraw(deleted)
  }, [isBack])

  useShortcuts({ '$mod+z': () => deleted && void undo(deleted) })

  return (items: Items) => {
    setDeleted(items)
    toast(`${subjectOf(items)} deleted.`, {
      id: toastId(items),
      duration: undoTime,
      onAutoClose: () => forget(items),
      action: { label: 'Undo', onClick: () => void undo(items) },
    })
  }
}

/** Brings deleted items back, one request after the other. Rejects with the first failure once all have been tried. */
function useRestoreAll() {
  const { mutateAsync: restore } = useMutation(undoDelete)
  return async (items: Items) => {
    const failures: unknown[] = []
    for (const { id } of items) await restore(id).catch((failure: unknown) => failures.push(failure))
    if (failures.length > 0) throw failures[0]
  }
}
