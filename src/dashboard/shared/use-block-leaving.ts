import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom'

/**
 * Holds back whatever would close a dialog with unsaved work: Back, a link, a reload. Render a question while its state is
 * 'blocked'.
 * @param isOpenAt whether the dialog is still open at this search of the same page
 */
export function useBlockLeaving(isUnsaved: () => boolean, isOpenAt: (search: string) => boolean): Blocker {
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && (currentLocation.pathname !== nextLocation.pathname || !isOpenAt(nextLocation.search)),
  )
}
