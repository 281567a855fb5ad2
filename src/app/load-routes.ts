import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the code of the page at an address into the table of routes. A prerendered page must be complete when it is
 * hydrated: a route that is still loading renders nothing, and that would not be what the document says.
 * @returns the routes the page is made of, outermost first
 */
export async function loadRoutesAt(routes: RouteObject[], location: Pick<Location, 'pathname'>) {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
  return matched
}
