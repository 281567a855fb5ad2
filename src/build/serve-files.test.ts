import { expect, test } from 'vitest'
import { headerRules, headersFile, redirectsFile } from './headers'
import { headersFor, rewriteOf } from './serve-files'

const addresses = {
  prerendered: ['/', '/about'],
  clientRendered: ['/dashboard', '/dashboard/*', '/login', '/signup'],
}

const headers = headersFile(headerRules({ backend: [], tags: false, scripts: [] }, addresses))

test('every address has the security headers', () => {
  for (const path of ['/', '/about', '/dashboard/equipment', '/nowhere', '/assets/a.js']) {
    expect(headersFor(headers, path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      // This host only: a subdomain of the owner's may have no HTTPS.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    })
  }
})

test('assets are cached for a day, as a 404 in their place would be; documents are revalidated', () => {
  expect(headersFor(headers, '/assets/a-1b2c.js')['Cache-Control']).toBe('public, max-age=86400')
  for (const path of ['/', '/about', '/login', '/dashboard/mcp', '/guides/mcp-setup.html'])
    expect(headersFor(headers, path)['Cache-Control']).toBe('no-cache')
})

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
