import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '@/lib/seo/public-pages'
import { siteUrl } from '../e2e/build-site.ts'
import { type Served, serve } from '../e2e/static-site.ts'
import { builtFolder } from './setup.ts'

// The answers of a static host that serves the built folder.

let site: Served
beforeAll(async () => {
  site = await serve(builtFolder)
})
afterAll(() => site.close())

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const textOf = async (path: string) => (await get(path)).text()

test.each([
  '/nowhere',
  '/about/nowhere',
  '/assets/nowhere.js',
  '/_headers',
  '/%',
  '/%00',
  '/..%2f..%2fpackage.json',
])('the unknown address %s answers 404 with the prerendered page', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('Oops! Page not found')
  expect(html).not.toContain('rel="canonical"')
})

test.each(['/login', '/signup', '/choose-password', '/dashboard', '/dashboard/equipment'])(
  'the client-rendered address %s answers with the empty shell, not to be indexed',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('<div id="root"></div>')
  },
)

test.each([
  ['/about/?a=1', '/about?a=1'],
  ['/about.html?a=1', '/about?a=1'],
  ['/index.html', '/'],
  ['/guides/mcp-setup.html', '/guides/mcp-setup'],
])('%s redirects to the one address of its page', async (path, address) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
  expect((await get(address)).status).toBe(200)
})

test('no redirect leads to another host', async () => {
  for (const path of ['//host.example/', '//host.example.html'])
    expect((await get(path)).status, path).toBe(404)
})

const everyPage = [
  ...publicPages.map(({ path }) => path),
  '/login',
  '/signup',
  '/choose-password',
  '/dashboard',
  '/dashboard/equipment',
  '/guides/mcp-setup',
  '/nowhere',
  '/robots.txt',
]

test.each(everyPage)(
  '%s has the security headers, and no inline script runs without its hash',
  async (path) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
        // The early script's and the guides'.
        expect.stringMatching(/^script-src 'self'( 'sha256-[^' ]+'){2}$/),
      ]),
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      // This host only: a subdomain of the owner's may have no HTTPS.
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  },
)

test('documents are revalidated, hashed files are cached, and no missing file is kept for long', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache')
  const [file = ''] = readdirSync(join(builtFolder, 'assets'))
  const kept = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await kept(`/assets/${file}`)).toContain('max-age=86400')
  expect(await kept('/assets/nowhere-1b2c.js')).not.toMatch(/immutable|stale|max-age=\d{6}/)
})

test.each([
  ['/guides/catalog-mcp.mjs', 'text/javascript; charset=utf-8'],
  ['/guides/catalog.mcpb', 'application/octet-stream'],
])('%s is downloaded, revalidated and not indexed', async (path, type) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'attachment',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  })
})

test('one file holds the licenses of all shipped packages, fonts and workers included', async () => {
  const licenses = await textOf('/licenses.txt')
  for (const name of [
    'react',
    'react-router',
    '@supabase/auth-js',
    'lucide-react',
    'papaparse',
    'hucre',
    'lenis',
    '@modelcontextprotocol/server',
    'zod',
  ])
    expect(licenses).toMatch(new RegExp(`^## ${name} - \\d`, 'm'))
  expect(licenses).toContain('MIT License')
  expect(licenses.match(/SIL Open Font License/gi)?.length).toBeGreaterThanOrEqual(2)
})

test('sitemap, robots.txt and llms.txt list every public page, the manifest the start page', async () => {
  const sitemap = await textOf('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(publicPages.map(({ path }) => siteUrl + path).toSorted())
  const robots = await textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toContain('Disallow')
  const llms = await textOf('/llms.txt')
  for (const address of listed) expect(llms).toContain(`(${address})`)
  expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({ start_url: '/', lang: 'en-US' })
})
