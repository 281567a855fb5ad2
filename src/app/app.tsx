import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { addMissingEntryKeys } from './history-entries'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'

/** Creates the app that hydrates the prerendered page at this address. Rejects if the page's code fails to load. */
export async function createPrerenderedApp() {
  await loadRoutesAt(routes, window.location)
  // Empty hydration data keeps the router from restoring the scroll position: the visitor may have scrolled.
  return createApp({ hydrationData: { loaderData: {} } })
}

/** Creates the app that renders a page from scratch. */
export function createApp(options?: Parameters<typeof createBrowserRouter>[1]) {
  addMissingEntryKeys()
  catchSkippedTransitions()
  return <RouterProvider router={createBrowserRouter(routes, options)} />
}

/**
 * Catches the rejection of `ready` when a navigation interrupts a view transition; React Router (7.18) does not. Call it
 * before creating the router.
 */
function catchSkippedTransitions() {
  if (!document.startViewTransition) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
