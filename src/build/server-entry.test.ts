import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '@/app/routes'
import { addresses } from './server-entry'

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])])

const isStaff = (path: string) =>
  addresses.clientRendered.some((one) => path.startsWith(one.replace('/*', '')))

test('addresses are case-sensitive, as they are for the host', () => {
  for (const path of [
    ...addresses.prerendered.filter((one) => one !== '/'),
    '/login',
    '/dashboard/equipment',
  ]) {
    const matched = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path
    expect(matched(path)).toBe(path)
    expect(matched(path.toUpperCase()), path.toUpperCase()).toBe('*')
  }
})

test('every route except the 404 is either prerendered or rendered by the browser', () => {
  const rest = pathsIn(routes).filter((path) => !isStaff(path) && path !== '*')
  expect(addresses.prerendered.toSorted()).toEqual(rest.toSorted())
})
