import { useState } from 'react'
import { type Undoable, undo } from '@/dashboard/layout/undo'

export type { UndoableChange } from '@/dashboard/layout/undo'

/** Undoes a change at once, and tells while it does. */
export function useUndo() {
  const [isUndoing, setUndoing] = useState(false)

  async function undoAtOnce(change: Undoable) {
    setUndoing(true)
    await undo(change)
    setUndoing(false)
  }

  return { undo: undoAtOnce, isUndoing }
}
