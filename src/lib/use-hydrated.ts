import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the prerendered page and while it is being hydrated, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
