import { useEffect } from 'react'
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom'

/** For each open dialog, a function that tells whether it holds unsaved work. */
const dialogs = new Set<() => boolean>()

/** Whether an open dialog holds unsaved work. Signing out closes dialogs without a navigation, so it asks here. */
export const isWorkUnsaved = () => [...dialogs].some((isUnsaved) => isUnsaved())

/**
 * Blocks navigation and reloads that would close a dialog with unsaved work. Render a question while the blocker's state
 * is 'blocked'.
 * @param isOpenAt whether the dialog is still open at this query of the same page
 */
export function useBlockLeaving(isUnsaved: () => boolean, isOpenAt: (search: string) => boolean): Blocker {
  useEffect(() => {
    dialogs.add(isUnsaved)
    return () => void dialogs.delete(isUnsaved)
  }, [isUnsaved])
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && (currentLocation.pathname !== nextLocation.pathname || !isOpenAt(nextLocation.search)),
  )
}
