import { type Location, matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Resolves the lazy routes of the page at an address, in place. Hydration needs them: a lazy route that is not loaded
 * yet renders nothing, which differs from the prerendered document.
 * @returns the matched routes, outermost first
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
