import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bindingsOf } from '@/dashboard/shared/shortcuts'
import { messageOf } from '@/lib/errors'
import { dismissToast, toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import type { Equipment } from './equipment'
import { undoDelete } from './equipment-history-queries'
import { reloadEquipment } from './equipment-queries'

/** How long Undo is offered (ms). */
const undoTime = 10_000

const toastId = ({ id }: Equipment) => `deleted ${id}`

/**
 * Offers to undo a deletion: by a toast, or by Ctrl or Cmd Z while it shows.
 * @param items the list; an item that is back in it, whoever restored it, is no longer offered
 * @returns what to call once an item has been deleted
 */
export function useUndoDelete(items: readonly Equipment[] | undefined) {
  const { mutateAsync: restore } = useMutation(undoDelete)
  const [deleted, setDeleted] = useState<Equipment | null>(null)

  async function undo(item: Equipment) {
    withdraw(item)
    try {
      await restore(item.id)
      toast(`${item.name} was restored.`)
    } catch (failure) {
      toast(`${item.name} could not be restored: ${messageOf(failure, 'Unknown error')}`)
      void reloadEquipment()
    }
  }

  function withdraw(item: Equipment) {
    dismissToast(toastId(item))
    setDeleted((now) => (now?.id === item.id ? null : now))
  }

  const isBack = deleted !== null && items?.some(({ id }) => id === deleted.id) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is back.
  useEffect(() => {
    if (deleted && isBack) withdraw(deleted)
  }, [isBack])

  useShortcuts(bindingsOf({ undo: () => deleted && void undo(deleted) }))

  return (item: Equipment) => {
    setDeleted(item)
    toast(`${item.name} was deleted.`, {
      id: toastId(item),
      duration: undoTime,
      onAutoClose: () => setDeleted((now) => (now?.id === item.id ? null : now)),
      action: { label: 'Undo', onClick: () => void undo(item) },
    })
  }
}
