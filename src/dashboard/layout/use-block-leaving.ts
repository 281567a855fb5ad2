import { useEffect } from 'react'
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom'

/** The open dialogs, each as the answer to whether it holds unsaved work. */
const dialogs = new Set<() => boolean>()

/** Whether an open dialog holds unsaved work. For what closes it without a navigation: signing out. */
export const isWorkUnsaved = () => [...dialogs].some((isUnsaved) => isUnsaved())

/**
 * Holds back whatever would close a dialog with unsaved work: Back, a link, a reload. Render a question while its state is
 * 'blocked'.
 * @param isOpenAt whether the dialog is still open at this search of the same page
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
