import type { Page } from 'playwright/test'
import { hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { currentDot } from './home-page.ts'
import { pauseSplash, splashAt, splashEnd } from './splash-time.ts'
import { isHydrated } from './static-site.ts'

// Visits whose scripts never arrive, arrive late, or fail once.

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scripts = /\/assets\/.*\.js$/
const failedImport = /dynamically imported module/

const splash = (page: Page) => page.locator('.splash')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const hydrated = (page: Page) => page.waitForFunction(isHydrated)

/** Turns the wheel again as long as the browser takes the page for locked. */
async function expectScrollable(page: Page) {
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollTop(page), { timeout: 2000 }).toBeGreaterThan(100)
  }).toPass()
}

/** Shows the moment after the paused splash. */
async function endSplash(page: Page) {
  await expect(splash(page)).toBeVisible()
  await splashAt(page, splashEnd)
  await expect(splash(page)).toBeHidden()
}

/** Shows the notice about missing code, which its animation delays by 8 s. */
async function showNotice(page: Page) {
  const notice = page.getByText('This page needs its code')
  await expect(notice).toBeAttached()
  await expect(notice).toBeHidden()
  const delay = await notice.evaluate((element) => {
    const [animation] = element.getAnimations()
    animation?.finish()
    return animation?.effect?.getComputedTiming().delay
  })
  expect(delay).toBe(8000)
  await expect(notice).toBeVisible()
  return notice
}

test.describe('on a first visit', () => {
  test.use({ skipsSplash: false })

  test('a page without scripts scrolls after the splash', async ({ context, allowConsole }) => {
    allowConsole(failedRequest)
    await context.route(scripts, (route) => route.abort())
    for (const [path, reducedMotion, end] of [
      ['/', 'no-preference', splashEnd],
      ['/about', 'no-preference', splashEnd],
      ['/', 'reduce', 810],
    ] as const)
      await test.step(`${path}, ${reducedMotion}`, async () => {
        // Every tab has its own sessionStorage, and so a splash.
        const page = await context.newPage()
        await page.emulateMedia({ reducedMotion })
        await pauseSplash(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(splash(page)).toBeVisible()
        await splashAt(page, end - 20)
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
        await splashAt(page, end)
        await expect(splash(page)).toBeHidden()
        await expectScrollable(page)
        await page.close()
      })
  })

  test('late scripts keep the visitor’s place, focus and typing', async ({ page }) => {
    const stored: unknown[] = []
    await page.route(/newsletter_subscribers/, (route) => {
      stored.push(route.request().postDataJSON())
      return route.fulfill({ status: 201, json: { id: '1', email: 'someone@example.com' } })
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const release = await hold(page, 'GET', scripts)
    await pauseSplash(page)
    // Not its load event: after 3 s the page asks for its scripts, which then delay it.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await endSplash(page)
    await expectScrollable(page)

    const field = page.getByLabel('Newsletter')
    await field.fill('someone@example.com')
    await field.press('Enter')
    const place = await scrollTop(page)
    expect(place).toBeGreaterThan(1000)

    release()
    await hydrated(page)
    await expect(splash(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
    await expect(field).toHaveValue('someone@example.com')
    await expect(field).toBeFocused()
    expect(await scrollTop(page)).toBe(place)
    expect(requests.filter((url) => url.includes('?email='))).toEqual([])

    // At once: no moment is too early for a person.
    await field.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!')
    expect(stored).toEqual([{ email: 'someone@example.com', source: 'website_footer' }])
  })

  test('a staff page whose code is late says so after 8 s, until the code arrives', async ({ page }) => {
    const release = await hold(page, 'GET', scripts)
    await page.goto('/login', { waitUntil: 'commit' })
    const notice = await showNotice(page)
    release()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  test('after every script failed once, the next page works', async ({ page, allowConsole }) => {
    allowConsole(failedRequest, failedImport)
    const failed = new Set<string>()
    await page.route(scripts, (route) => {
      const url = route.request().url()
      if (failed.has(url)) return route.fallback()
      failed.add(url)
      return route.abort()
    })
    await pauseSplash(page)
    await page.goto('/about')
    await endSplash(page)
    await expectScrollable(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    // What this page is the first to ask for may fail here, too: then a reload works.
    await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => page.reload())
    await hydrated(page)
    await expect(splash(page)).toBeHidden()
    await expectScrollable(page)
  })
})

test('a field that a visitor types into stays when scripts fail', async ({ page, allowConsole }) => {
  allowConsole(failedRequest, failedImport)
  await page.route(scripts, (route) => route.abort())
  const release = await hold(page, 'GET', scripts)
  await page.goto('/about', { waitUntil: 'commit' })
  const field = page.getByRole('contentinfo').getByLabel('Newsletter')
  await field.fill('a@example.com')
  release()
  await expect(page.getByText('Subscribing needs JavaScript, which has not run.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toBeVisible()
})

test('a page scrolled before its scripts arrive stays in place', async ({ page }) => {
  for (const path of ['/commercial', '/'])
    await test.step(path, async () => {
      const release = await hold(page, 'GET', scripts)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // Painted, so laid out by the style sheet, which may arrive after the document.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      // A late font may break lines anew, and the browser then keeps the words in place, not the offset.
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => window.scrollTo({ top: 1850, behavior: 'instant' }))
      release()
      await hydrated(page)
      await expect(splash(page)).toHaveCount(0)
      expect(await scrollTop(page)).toBe(1850)
      if (path === '/') expect(await currentDot(page)).toBe('Services')
      await page.unrouteAll()
    })
})

test('a staff page whose code never arrives offers a reload; one whose own code fails says so in readable colors', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest, failedImport)
  await page.route(scripts, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'load' })
  await showNotice(page)
  await page.unroute(scripts)
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.route('**/login-page-*.js', (route) => route.abort())
  await page.goto('/login')
  const message = page.getByRole('heading', { name: 'Something went wrong' })
  await expect(message).toHaveCSS('color', 'rgb(21, 17, 14)')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(237, 230, 218)')
})

test('a slow link shows progress; after a deployment removed the old code, one loads the new document', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest, failedImport)
  const main = page.getByRole('navigation', { name: 'Main' })
  const title = page.getByRole('heading', { level: 1 })
  const release = await hold(page, 'GET', /about-page.*\.js$/)
  await page.goto('/contact')
  await hydrated(page)
  const line = page.locator('.leaving')
  await expect(line).toHaveCount(0)
  await main.getByRole('link', { name: 'About' }).click()
  await expect(line).toBeVisible()
  release()
  await expect(title).toHaveText('Heat, water, stillness')
  await expect(line).toHaveCount(0)

  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/commercial')) isOld = false
  })
  await page.route(/\/commercial-page-.*\.js$/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await main.getByRole('link', { name: 'Commercial' }).click()
  await expect.poll(() => isOld).toBe(false)
  await expect(page).toHaveURL('/commercial')
  await expect(page).toHaveTitle(/Commercial/)
  await expect(title).toBeVisible()
})
