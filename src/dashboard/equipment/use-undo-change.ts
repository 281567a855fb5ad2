import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { bindingsOf } from '@/dashboard/shared/shortcuts'
import { messageOf } from '@/lib/errors'
import { dismissToast, toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import { undoChange } from './change-queries'
import { reloadEquipment } from './equipment-queries'

/** How long Undo is offered (ms). */
const undoTime = 10_000

/** A saved change that can be taken back, and what to say of it. */
export type Undoable = {
  change: string
  /** 'Bench was deleted.' */
  done: string
  /** 'Bench was restored.' */
  undone: string
  /** Shows what was saved, where that is not on the screen anyway. */
  onShow?: () => void
}

const toastId = ({ change }: Undoable) => `change ${change}`

/**
 * Offers to undo a change: by a toast, or by Ctrl or Cmd Z while it shows. The newest one is what the keys undo.
 * @returns what to call once a change has been saved
 */
export function useUndoChange() {
  const { mutateAsync: undo } = useMutation(undoChange)
  const [offered, setOffered] = useState<Undoable | null>(null)

  const forget = (saved: Undoable) => setOffered((now) => (now?.change === saved.change ? null : now))

  async function takeBack(saved: Undoable) {
    dismissToast(toastId(saved))
    forget(saved)
    try {
      await undo(saved.change)
      toast(saved.undone)
    } catch (failure) {
      toast(`This could not be undone. ${messageOf(failure, 'Unknown error')}`)
      void reloadEquipment()
    }
  }

  useShortcuts(bindingsOf({ undo: () => offered && void takeBack(offered) }))

  return (saved: Undoable) => {
    setOffered(saved)
    toast(saved.done, {
      id: toastId(saved),
      duration: undoTime,
      onAutoClose: () => forget(saved),
      ...(saved.onShow && { cancel: { label: 'Show', onClick: saved.onShow } }),
      action: { label: 'Undo', onClick: () => void takeBack(saved) },
    })
  }
}
