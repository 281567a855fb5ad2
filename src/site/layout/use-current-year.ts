import { useSyncExternalStore } from 'react'

/** The element that shows the year. */
export const yearId = 'copyright-year'

const never = () => () => {}
const thisYear = () => String(new Date().getFullYear())
/** Hydration must begin with what the page says, which is the year it was built in. */
const shownYear = () => globalThis.document?.getElementById(yearId)?.textContent ?? thisYear()

/** The year on the visitor's clock, also on a page built in an earlier one. */
export const useCurrentYear = () => useSyncExternalStore(never, thisYear, shownYear)
