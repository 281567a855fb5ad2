import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { addMissingEntryKeys } from './history-entries'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'
import { catchSkippedTransitions } from './view-transitions'

/** The app for hydrating the prerendered page at the current address. Rejects when the page's code does not arrive. */
export async function createPrerenderedApp() {
  await loadRoutesAt(routes, window.location)
  // Hydration data, though empty, keeps the router from restoring the scroll position: the visitor may have scrolled.
  return createApp({ hydrationData: { loaderData: {} } })
}

/** The app for rendering any page from nothing. */
export function createApp(options?: Parameters<typeof createBrowserRouter>[1]) {
  addMissingEntryKeys()
  catchSkippedTransitions()
  return <RouterProvider router={createBrowserRouter(routes, options)} />
}
