import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { nameHistoryEntries } from './history-entries'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'

/** The page that is in the document already, ready to be hydrated. */
export async function openPrerendered() {
  await loadRoutesAt(routes, window.location)
  // As if it had data: the router then leaves the scroll position to the visitor, who may have been faster.
  return open({ hydrationData: { loaderData: {} } })
}

/** Any page, drawn from nothing. */
export function open(options?: Parameters<typeof createBrowserRouter>[1]) {
  nameHistoryEntries()
  return <RouterProvider router={createBrowserRouter(routes, options)} />
}
