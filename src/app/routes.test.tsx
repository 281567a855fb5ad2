import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Component as RequireStaff } from '@/auth/require-staff'
import { paths } from '@/lib/paths'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'

const staffPaths = Object.values(paths)
  .map((path) => path())
  .filter((path) => path.startsWith(paths.dashboard()))

test.each(staffPaths)('the guard stands before %s', async (pathname) => {
  const matched = await loadRoutesAt(routes, { pathname })
  expect(matched.map(({ Component }) => Component)).toContain(RequireStaff)
  expect(matched.at(-1)?.path).toBe(pathname)
})

test('paths are case-sensitive, as on hosts', () => {
  expect(matchRoutes(routes, '/about')?.at(-1)?.route.path).toBe('/about')
  expect(matchRoutes(routes, '/About')?.at(-1)?.route.path).toBe('*')
})
