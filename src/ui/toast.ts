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
