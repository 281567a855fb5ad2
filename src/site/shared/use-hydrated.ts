import { useSyncExternalStore } from 'react'

const noChanges = () => () => {}

/**
 * False in the prerendered page and while the browser hydrates it, true from then on. For everything that the build
 * cannot know, such as the query of the address: the first render in the browser must equal the prerendered page.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
