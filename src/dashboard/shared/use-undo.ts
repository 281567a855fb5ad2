import { useState } from 'react'
import { type Undoable, undo } from '@/dashboard/layout/undo'

/** A function that undoes a change, and whether it is doing so. */
export function useUndo() {
  const [isUndoing, setUndoing] = useState(false)

  async function undoAtOnce(change: Undoable) {
    setUndoing(true)
    await undo(change)
    setUndoing(false)
  }

  return { undo: undoAtOnce, isUndoing }
}
