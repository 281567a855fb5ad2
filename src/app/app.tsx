import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'

/** The page that is in the document already, ready to be hydrated. */
export async function openPrerendered() {
  await loadRoutesAt(routes, window.location)
  return open()
}

/** Any page, drawn from nothing. */
export function open() {
  return <RouterProvider router={createBrowserRouter(routes)} />
}
