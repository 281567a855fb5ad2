import type { ExternalToast } from 'sonner'

/** Fetches what shows toasts, so that the first one comes at once. */
export const preloadToasts = () => void load().catch(() => {})

const load = () => import('./toaster')

/** Says something in the corner of the screen for some seconds. The library behind it is loaded when it is needed. */
export function toast(text: string, options?: ExternalToast) {
  // Without a connection there may be nothing to say it with.
  load().then(
    ({ show }) => show(text, options),
    () => console.warn(text),
  )
}

/** Takes back a toast that was given this id. */
export const dismissToast = (id: string) => void load().then(({ dismiss }) => dismiss(id), noToasts)

/** Where toasts cannot be loaded none shows. */
const noToasts = () => {}
