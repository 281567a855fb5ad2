import { useState } from 'react'
import { offerUndo, type Undoable, undo } from '@/dashboard/layout/undo'

export type { UndoableChange } from '@/dashboard/layout/undo'

/** Undo for a screen: offers it for a change that was saved, or undoes a change at once. */
export function useUndo() {
  const [isUndoing, setUndoing] = useState(false)

  async function undoAtOnce(change: Undoable) {
    setUndoing(true)
    await undo(change)
    setUndoing(false)
  }

  return { undo: undoAtOnce, isUndoing, offerUndo }
}
