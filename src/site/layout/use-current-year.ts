import { useSyncExternalStore } from 'react'
import { neverChanges } from '@/site/shared/never-changes'

/** The id of the element that shows the year. */
export const yearId = 'copyright-year'

const thisYear = () => String(new Date().getFullYear())
/** Hydration must start from the prerendered text, which is the year of the build. */
const shownYear = () => globalThis.document?.getElementById(yearId)?.textContent ?? thisYear()

/** The current year by the visitor's clock, even on a page built in an earlier year. */
export const useCurrentYear = () => useSyncExternalStore(neverChanges, thisYear, shownYear)
