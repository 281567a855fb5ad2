import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { siteFolder } from './build-site.ts'
import { isHydrated, listen, type Served, serve, skipSplash } from './static-site.ts'

// What is found and shared: the prerendered documents and how a host serves them.

const pages = [
  { path: '/', data: ['Organization', 'LocalBusiness', 'FAQPage'] },
  { path: '/about', data: ['BreadcrumbList'] },
  { path: '/commercial', data: ['Service', 'BreadcrumbList'] },
  { path: '/residential', data: ['Service', 'BreadcrumbList'] },
  { path: '/locations/manhattan', data: ['LocalBusiness', 'BreadcrumbList'] },
  { path: '/locations/brooklyn', data: ['LocalBusiness', 'BreadcrumbList'] },
  { path: '/projects', data: ['BreadcrumbList'] },
  { path: '/contact', data: ['BreadcrumbList'] },
]

const canonicalOrigin = (process.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/$/, '')

let site: Served

// One server for all of it, so one worker.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await serve(siteFolder)
})
test.afterAll(() => site.close())

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })
const textOf = async (path: string) => (await get(path)).text()

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

for (const { path, data } of pages) {
  test(`${path} is a document with a head of its own`, async () => {
    const html = await textOf(path)
    const [head = '', body = ''] = html.split('</head>')
    const canonical = canonicalOrigin + path
    expect(html).toContain('<html lang="en-US">')
    expect(html.indexOf('<meta charset')).toBeLessThan(1024)
    expect(head.match(/<title>/g)).toHaveLength(1)
    expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect({
      robots: metaOf(head, 'robots'),
      language: metaOf(head, 'language'),
      region: metaOf(head, 'geo.region'),
      place: metaOf(head, 'geo.placename'),
      position: metaOf(head, 'geo.position'),
      icbm: metaOf(head, 'ICBM'),
      theme: metaOf(head, 'theme-color'),
      card: metaOf(head, 'twitter:card'),
      url: metaOf(head, 'og:url'),
      image: metaOf(head, 'og:image'),
    }).toEqual({
      robots: 'index, follow',
      language: 'en-US',
      region: 'US-NY',
      place: 'New York',
      position: '40.7128;-74.0060',
      icbm: '40.7128, -74.0060',
      theme: expect.stringMatching(/^#[01]/),
      card: 'summary_large_image',
      url: canonical,
      image: `${canonicalOrigin}/og-image.png`,
    })
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'twitter:title'])
      expect(metaOf(head, name)).toBeTruthy()
    expect(body).toMatch(/<h1/)
    expect(body).not.toContain('<title>')
    expect(dataOf(html).map((thing) => thing['@type'])).toEqual(data)
    // A page that opens with a picture asks for it together with its style sheet.
    expect(head.includes('imagesrcset')).toBe(body.includes('fetchPriority="high"'))
  })
}

test('no two pages share a title, and those with metadata of their own no description', async () => {
  const heads = await Promise.all(pages.map(({ path }) => textOf(path)))
  expect(new Set(heads.map(titleOf)).size).toBe(pages.length)
  expect(new Set(heads.map((html) => metaOf(html, 'description'))).size).toBe(pages.length)
})

test('the business is listed with hours, payment, currency and place', async () => {
  const [organization, business, faq] = dataOf(await textOf('/'))
  expect(organization).toMatchObject({
    name: expect.any(String),
    logo: expect.stringContaining(canonicalOrigin),
  })
  expect(business).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    paymentAccepted: 'Cash, Credit Card, Wire Transfer',
    currenciesAccepted: 'USD',
    address: { addressLocality: 'Brooklyn', addressRegion: 'NY', addressCountry: 'US' },
  })
  expect(faq.mainEntity).toHaveLength(4)
  const [brooklyn] = dataOf(await textOf('/locations/brooklyn'))
  expect(brooklyn.areaServed).toHaveLength(11)
})

test('an unknown address answers 404 with the prerendered page', async () => {
  for (const path of [
    '/nowhere',
    '/about/nowhere',
    '/assets/nowhere.js',
    '/_headers',
    '/%',
    '/..%2f..%2fpackage.json',
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain('Oops! Page not found')
  }
  expect(await textOf('/nowhere')).not.toContain('rel="canonical"')
})

test('addresses the browser draws get the plain shell, unindexed', async () => {
  for (const path of ['/login', '/signup', '/dashboard', '/dashboard/equipment']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('<div id="root"></div>')
  }
  for (const { path } of pages) expect((await get(path)).headers.get('x-robots-tag'), path).toBeNull()
})

test('a slash at the end leads to the address without', async () => {
  const answer = await get('/about/?a=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/about?a=1'])
})

test('every answer carries the security headers, and no script runs by keyword', async () => {
  for (const path of ['/', '/login', '/nowhere', '/robots.txt']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
    expect(policy).toMatch(/connect-src 'self'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('documents are fresh, hashed files are kept', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-cache')
  const [file = ''] = readdirSync(join(siteFolder, 'assets'))
  expect((await get(`/assets/${file}`)).headers.get('cache-control')).toContain('immutable')
})

test('crawlers find the same list of pages everywhere', async () => {
  const sitemap = await textOf('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => canonicalOrigin + path).toSorted())
  const robots = await textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${canonicalOrigin}/sitemap.xml`)
  expect(robots).not.toContain('Disallow')
  const llms = await textOf('/llms.txt')
  for (const address of listed) expect(llms).toContain(`(${address})`)
  expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({ start_url: '/', lang: 'en-US' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of pages) {
    test(`${path} shows its content and its pictures`, async ({ page }) => {
      await page.goto(site.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.splash')).toBeHidden()
      const pictures = page.locator('picture img')
      const frames = page.locator('[style*="background-image"]')
      await expect(pictures).toHaveCount(await frames.count())
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveCSS('opacity', '1')
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
  }
})

for (const { path } of pages) {
  test(`${path} hydrates silently and keeps one head`, async ({ page }) => {
    const said = listen(page)
    await page.goto(site.origin + path)
    await page.waitForFunction(isHydrated)
    await expect(page.locator('.splash')).toHaveCount(0)
    expect(await page.title()).toBe(
      titleOf(await textOf(path))
        ?.replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'"),
    )
    for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:url"]'])
      await expect(page.locator(`head > ${one}`)).toHaveCount(1)
    expect(said).toEqual([])
  })
}

test('the 404 gets its own address and says so in the console', async ({ page }) => {
  const said = listen(page)
  await page.goto(`${site.origin}/about/nowhere`)
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute(
    'href',
    `${canonicalOrigin}/about/nowhere`,
  )
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
    'Page not found: /about/nowhere',
  ])
})

test('the year is that of the visitor, whenever the page was built', async ({ page }) => {
  const said = listen(page)
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00'))
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  expect(said).toEqual([])
})

test('moving on changes head and structured data', async ({ page }) => {
  await skipSplash(page)
  await page.goto(site.origin)
  await page.waitForFunction(isHydrated)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Commercial' }).click()
  await expect(page).toHaveTitle(/Commercial/)
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute(
    'href',
    `${canonicalOrigin}/commercial`,
  )
  const types = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(types.map((json) => JSON.parse(json)['@type'])).toEqual(['Service', 'BreadcrumbList'])
})

test('the staff pages have titles of their own and their own canonical address', async ({ page }) => {
  await skipSplash(page)
  await page.goto(`${site.origin}/login`)
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(page.locator('head > title')).toHaveCount(1)
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', `${canonicalOrigin}/login`)
})

test('visitors download no backend client, no query cache and no dashboard', async ({ page }) => {
  const assets = readdirSync(join(siteFolder, 'assets')).filter((file) => file.endsWith('.js'))
  const staffOnly = ['grant_type', 'isInvalidated', 'Manage your spa and bathhouse equipment inventory']
  const forbidden = assets.filter((file) => {
    const code = readFileSync(join(siteFolder, 'assets', file), 'utf8')
    return staffOnly.some((text) => code.includes(text))
  })
  expect(forbidden.length).toBeGreaterThanOrEqual(2)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().split('/').pop() ?? ''))
  for (const { path } of pages) {
    await page.goto(site.origin + path)
    await page.waitForFunction(isHydrated)
  }
  expect(asked.filter((file) => forbidden.includes(file))).toEqual([])
})
