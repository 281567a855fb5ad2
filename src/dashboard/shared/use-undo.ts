import { useState } from 'react'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { dismissToast, toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import { type TakenBack, useTakeBack } from './use-take-back'

/** How long Undo is offered (ms). */
const undoTime = 10_000

/** A saved change that can be taken back, and what to say of it. */
export type Undoable = TakenBack & {
  /** 'Bench was deleted.' */
  done: string
  /** Shows what was saved, where that is not on the screen anyway. */
  onShow?: () => void
}

const toastId = ({ change }: Undoable) => `change ${change}`

/**
 * Offers to undo a change: by a toast, or by Ctrl or Cmd Z while it shows. The newest one is what the keys undo.
 * @returns what to call once a change has been saved
 */
export function useUndoChange() {
  const { takeBack } = useTakeBack()
  const [offered, setOffered] = useState<Undoable | null>(null)

  const forget = (saved: Undoable) => setOffered((now) => (now?.change === saved.change ? null : now))

  async function undo(saved: Undoable) {
    forget(saved)
    // The message's buttons go: Sonner gives focus back to what had it before.
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('[data-sonner-toast]')) focused.blur()
    // In place of the message, whose buttons would stay unless replaced, until the answer has one of its own.
    toast('Undoing...', { id: toastId(saved), duration: Infinity, action: undefined, cancel: undefined })
    await takeBack(saved)
    dismissToast(toastId(saved))
  }

  useShortcuts(bindingsOf({ undo: () => offered && void undo(offered) }))

  function show(saved: Undoable) {
    // Sonner closes a message when its second button is pressed, and calls neither onAutoClose nor onDismiss.
    forget(saved)
    saved.onShow?.()
  }

  return (saved: Undoable) => {
    setOffered(saved)
    toast(saved.done, {
      id: toastId(saved),
      duration: undoTime,
      onAutoClose: () => forget(saved),
      // Swiped away.
      onDismiss: () => forget(saved),
      ...(saved.onShow && { cancel: { label: 'Show', onClick: () => show(saved) } }),
      action: {
        label: 'Undo',
        onClick: (event) => {
          // Otherwise Sonner closes this id, which by then is 'Undoing...'.
          event.preventDefault()
          void undo(saved)
        },
      },
    })
  }
}
