import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { clientRendered } from '@/build/headers'
import { publicPages } from '@/lib/seo/public-pages'
import { routes } from './routes'

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])])

const isStaff = (path: string) => clientRendered.some((one) => path.startsWith(one.replace('/*', '')))

test('every route is prerendered, drawn by the browser, or the 404', () => {
  const prerendered = publicPages.map(({ path }) => path)
  const rest = pathsIn(routes).filter((path) => !isStaff(path) && path !== '*')
  expect(prerendered.toSorted()).toEqual(rest.toSorted())
})
