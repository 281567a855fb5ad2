import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { undoChange } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { dismissToast, toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'

/** A saved change that can be undone, and the messages about it. */
export type UndoableChange = {
  changeId: string
  /** 'Bench was deleted.' */
  done: string
  /** 'Bench was restored.' */
  undone: string
  /** Shows what was saved, if it is not on the screen. */
  onShow?: () => void
}

/** How long Undo is offered (ms). */
const undoTime = 10_000

/** The id of the undo of each change. Every attempt has the same id, so that the change is undone once. */
const undoIds = new Map<string, string>()

const toastId = ({ changeId }: Pick<UndoableChange, 'changeId'>) => `change ${changeId}`

/** Undoes saved changes, at once or by an offer: a toast with Undo, and Ctrl or Cmd Z while it shows. */
export function useUndo() {
  const { mutateAsync, isPending } = useMutation(undoChange)
  /** The newest offer, which the keys undo. */
  const [offered, setOffered] = useState<UndoableChange | null>(null)

  /** Undoes a change and says so, or why not. If no answer came, Undo is offered again; resolves to whether it is. */
  async function undo(change: Omit<UndoableChange, 'done'>): Promise<boolean> {
    const { changeId, undone } = change
    const undoId = undoIds.get(changeId) ?? crypto.randomUUID()
    undoIds.set(changeId, undoId)
    try {
      await mutateAsync({ changeId: undoId, undoneChangeId: changeId })
      toast(undone)
      return false
    } catch (failure) {
      void reloadEquipment()
      const reason = `This could not be undone. ${messageOf(failure)}`
      const isUnknown = isOutcomeUnknown(failure)
      if (isUnknown) offerUndo({ ...change, done: reason })
      else toast(reason)
      return isUnknown
    }
  }

  const withdraw = ({ changeId }: UndoableChange) =>
    setOffered((now) => (now?.changeId === changeId ? null : now))

  async function undoOffered(change: UndoableChange) {
    withdraw(change)
    // The toast's buttons disappear. After a blur, Sonner returns the focus to the element that had it before.
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('[data-sonner-toast]')) focused.blur()
    // Replaces the offer in place; its buttons would stay unless they are replaced too.
    const id = toastId(change)
    toast('Undoing...', { id, duration: Infinity, action: undefined, cancel: undefined })
    const isOfferedAgain = await undo(change)
    if (!isOfferedAgain) dismissToast(id)
  }

  useShortcuts(offered ? bindingsOf({ undo: () => void undoOffered(offered) }) : {})

  /** Offers to undo a change that has just been saved. */
  function offerUndo(change: UndoableChange) {
    const { done, onShow } = change
    setOffered(change)
    toast(done, {
      id: toastId(change),
      duration: undoTime,
      onAutoClose: () => withdraw(change),
      // Swiped away.
      onDismiss: () => withdraw(change),
      ...(onShow && {
        cancel: {
          label: 'Show',
          onClick: () => {
            // Sonner closes the toast without calling onAutoClose or onDismiss.
            withdraw(change)
            onShow()
          },
        },
      }),
      action: {
        label: 'Undo',
        onClick: (event) => {
          // Otherwise Sonner closes the toast of this id, which is 'Undoing...' by then.
          event.preventDefault()
          void undoOffered(change)
        },
      },
    })
  }

  return { undo, isUndoing: isPending, offerUndo }
}
