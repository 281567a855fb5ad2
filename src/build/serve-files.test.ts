import { expect, test } from 'vitest'
import { headerRules, headersFile, redirectsFile } from './headers'
import { headersFor, rewriteOf } from './serve-files'

const addresses = {
  prerendered: ['/', '/about'],
  clientRendered: ['/dashboard', '/dashboard/*', '/login', '/signup'],
  downloads: {},
}

const headers = headersFile(headerRules({ backend: [], tags: false, scripts: [] }, addresses))

test('only staff pages and guides are kept from search engines', () => {
  for (const path of ['/dashboard', '/dashboard/mcp', '/login', '/signup', '/guides/mcp-setup.html'])
    expect(headersFor(headers, path)['X-Robots-Tag']).toBe('noindex')
  for (const path of ['/', '/about', '/loginpage', '/dashboards'])
    expect(headersFor(headers, path)['X-Robots-Tag']).toBeUndefined()
})

test('only client-rendered addresses are rewritten to the shell', () => {
  const redirects = redirectsFile(addresses)
  for (const path of ['/dashboard', '/dashboard/equipment', '/login', '/signup'])
    expect(rewriteOf(redirects, path)).toBe('/app')
  for (const path of ['/', '/about', '/nowhere', '/dashboards', '/login/x'])
    expect(rewriteOf(redirects, path)).toBeNull()
})
