import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '@/lib/seo/public-pages'
import { siteUrl } from '../e2e/build-site.ts'
import { type Served, serve } from '../e2e/static-site.ts'
import { observatoryScore } from './observatory.ts'
import { builtFolder } from './setup.ts'

// The answers of a static host that serves the built folder.

let site: Served
beforeAll(async () => {
  site = await serve(builtFolder)
})
afterAll(() => site.close())

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const textOf = async (path: string) => (await get(path)).text()

test.each(['/nowhere', '/about/nowhere', '/assets/nowhere.js', '/_headers', '/%', '/..%2f..%2fpackage.json'])(
  'the unknown address %s answers 404 with the prerendered page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Oops! Page not found')
    expect(html).not.toContain('rel="canonical"')
  },
)

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

test.each(['/', '/login', '/nowhere', '/robots.txt'])(
  '%s has the security headers, and no inline script runs without its hash',
  async (path) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
    expect(policy).toMatch(/connect-src 'self'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  },
)

const everyPage = [
  ...publicPages.map(({ path }) => path),
  '/login',
  '/signup',
  '/choose-password',
  '/dashboard',
  '/dashboard/equipment',
  '/guides/mcp-setup',
  '/nowhere',
]

test.each(everyPage)("%s scores at least 115 by Mozilla Observatory's rules", async (path) => {
  const answer = await get(path)
  expect(observatoryScore(answer.headers, await answer.text())).toBeGreaterThanOrEqual(115)
})

test("what Vercel sends to every page scores at least 115 by Mozilla Observatory's rules", () => {
  const { headers } = JSON.parse(readFileSync(join(import.meta.dirname, '../../vercel.json'), 'utf8'))
  const [{ source, headers: sent }] = headers
  expect(source).toBe('/(.*)')
  const pairs = sent.map(({ key, value }: { key: string; value: string }) => [key, value])
  const document = readFileSync(join(builtFolder, 'index.html'), 'utf8')
  expect(observatoryScore(new Headers(pairs), document)).toBeGreaterThanOrEqual(115)
})

test('documents are revalidated, hashed files are cached, and no missing file is kept for long', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache')
  const [file = ''] = readdirSync(join(builtFolder, 'assets'))
  const kept = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await kept(`/assets/${file}`)).toContain('max-age=86400')
  expect(await kept('/assets/nowhere-1b2c.js')).not.toMatch(/immutable|stale|max-age=\d{6}/)
})

test('the licenses of what is shipped stand in a file, those of fonts and of workers included', async () => {
  const licenses = await textOf('/licenses.txt')
  for (const name of ['react', 'react-router', '@supabase/auth-js', 'lucide-react', 'papaparse', 'lenis'])
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
