import type { ExternalToast } from 'sonner'

/** Preloads the toast library, so that the first toast appears at once. */
export const preloadToasts = () => void load().catch(() => {})

const load = () => import('./toaster')

/** Shows a message in the corner of the screen for some seconds. Loads the toast library on first use. */
export function toast(text: string, options?: ExternalToast) {
  // Offline the library itself may fail to load.
  load().then(
    ({ show }) => show(text, options),
    () => console.warn(text),
  )
}

/** Removes the toast with this id. */
export const dismissToast = (id: string) => void load().then(({ dismiss }) => dismiss(id), noToasts)

/** Nothing to do: without the library no toast is shown. */
const noToasts = () => {}
