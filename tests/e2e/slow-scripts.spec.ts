import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'
import { publicPages } from '../../src/lib/seo/public-pages.ts'
import { siteFolder } from './build-site.ts'
import { expect, failedRequest, test } from './console.ts'
import { hold } from './faults.ts'
import { pauseSplash, splashAt } from './splash-time.ts'
import { isHydrated, type Served, serve } from './static-site.ts'

// First visits whose scripts never arrive, arrive late, or fail once. Without a splash seen before, unlike other specs.

let site: Served

// One server for all of it, so one worker.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.beforeAll(async () => {
  site = await serve(siteFolder)
})
test.afterAll(() => site.close())

/** When the splash is over (ms): letters of 80 ms, 0.8 s of hold, 0.8 s and 0.5 s of fades. */
const splashEnd = [...brand.name].length * 80 + 800 + 800 + 500 + 5

const scripts = /\/assets\/.*\.js$/

const splash = (page: Page) => page.locator('.splash')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** The wheel is turned again where the browser still took the page for locked. */
async function expectScrollable(page: Page) {
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollTop(page), { timeout: 2000 }).toBeGreaterThan(100)
  }).toPass()
}

test('where no script arrives, every page scrolls after the splash', async ({ context, allowConsole }) => {
  allowConsole(failedRequest)
  await context.route(scripts, (route) => route.abort())
  for (const { path } of publicPages) {
    // Every tab has a sessionStorage, and so a splash, of its own.
    const page = await context.newPage()
    await pauseSplash(page)
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
    await expect(splash(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await splashAt(page, splashEnd)
    await expect(splash(page)).toBeHidden()
    await expectScrollable(page)
    await page.close()
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('where no script arrives, the page scrolls after 0.8 s', async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    await pauseSplash(page)
    await page.route(scripts, (route) => route.abort())
    await page.goto(site.origin)
    await splashAt(page, 790)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await splashAt(page, 810)
    await expect(splash(page)).toBeHidden()
    await expectScrollable(page)
  })
})

test('where scripts arrive late, the visitor’s place, focus and typing are kept', async ({ page }) => {
  const stored: unknown[] = []
  await page.route(/newsletter_subscribers/, (route) => {
    stored.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { id: '1', email: 'someone@example.com' } })
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const release = await hold(page, 'GET', scripts)
  // Not its load event: after 3 s the page asks for its scripts, which then delay it.
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' })
  await expect(splash(page)).toBeHidden()
  await expectScrollable(page)

  const field = page.getByLabel('Newsletter')
  await field.fill('someone@example.com')
  await field.press('Enter')
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(1000)

  release()
  await page.waitForFunction(isHydrated)
  await expect(splash(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  await expect(field).toHaveValue('someone@example.com')
  await expect(field).toBeFocused()
  expect(await scrollTop(page)).toBe(place)
  expect(requests.filter((url) => url.includes('?email='))).toEqual([])

  // At once: no time a person may not be this quick.
  await field.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!')
  expect(stored).toEqual([{ email: 'someone@example.com', source: 'website_footer' }])
})

test('a page whose code is late says so after 8 s, until the code arrives', async ({ page }) => {
  const release = await hold(page, 'GET', scripts)
  await page.goto(`${site.origin}/login`, { waitUntil: 'commit' })
  const notice = page.getByText('This page needs its code')
  await expect(notice).toBeAttached()
  await expect(notice).toBeHidden()
  const wait = await notice.evaluate((element) => {
    const [animation] = element.getAnimations()
    animation?.finish()
    return animation?.effect?.getComputedTiming().delay
  })
  expect(wait).toBe(8000)
  await expect(notice).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a link whose page takes its time says so until the page is there', async ({ page }) => {
  const release = await hold(page, 'GET', /about-page.*\.js$/)
  await page.goto(`${site.origin}/contact`)
  await page.waitForFunction(isHydrated)
  await expect(splash(page)).toHaveCount(0)
  const line = page.locator('.leaving')
  await expect(line).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click()
  await expect(line).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Heat, water' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('where every script fails once, the page scrolls, and the next one works, reloaded at most once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/^TypeError: Failed to fetch dynamically imported module/)
  const failed = new Set<string>()
  await page.route(scripts, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.fallback()
    failed.add(url)
    return route.abort()
  })
  await page.goto(`${site.origin}/about`)
  await expect(splash(page)).toBeHidden()
  await expectScrollable(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  // What this page is the first to ask for may fail here, too: then a reload works.
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => page.reload())
  await page.waitForFunction(isHydrated)
  await expect(splash(page)).toBeHidden()
  await expectScrollable(page)
})
