import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'
import { siteFolder } from './build-site.ts'
import { expect, failedRequest, test } from './console.ts'
import { pauseSplash, splashAt } from './splash-time.ts'
import { type Served, serve } from './static-site.ts'

// The startup splash: once per browser session, over the prerendered page. See slow-scripts.spec.ts for visits whose
// scripts fail, and src/site/splash/splash.test.tsx for skipping.

let site: Served

// One server for all of it, so one worker.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.beforeAll(async () => {
  site = await serve(siteFolder)
})
test.afterAll(() => site.close())

/** Numbers of the specification (ms). */
const typed = [...brand.name].length * 80
const hold = 800
const fade = 800
const appFade = 500

const splash = (page: Page) => page.locator('.splash')
const isDue = (page: Page) => page.locator('html').getAttribute('data-splash-due')

/** Opens a page with its splash paused; `splashAt` then shows any moment of it. */
async function openPaused(page: Page, path = '/') {
  await pauseSplash(page)
  await page.goto(site.origin + path)
  await expect(splash(page)).toBeVisible()
  await expect(page.locator('[inert]')).toBeAttached()
}

const read = (page: Page) =>
  splash(page).evaluate((root) => {
    const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible'
    const hasCaret = (letter: Element) => {
      const { visibility, display } = getComputedStyle(letter, '::before')
      return visibility === 'visible' && display !== 'none'
    }
    const name = root.querySelector('[data-splash]')
    const letters = [...root.querySelectorAll('p > span')]
    if (!name || letters.length === 0) throw new Error('The splash is incomplete')
    const carets = letters.flatMap((letter, index) => (hasCaret(letter) ? index : []))
    return {
      letters: letters
        .filter(isShown)
        .map((letter) => letter.textContent)
        .join(''),
      /** How many letters stand before the caret; null without one. */
      caret: carets.length === 0 ? null : Number(carets.join(' and ')),
      name: isShown(name) ? Number(getComputedStyle(name).opacity) : 0,
      curtain: isShown(root) ? Number(getComputedStyle(root).opacity) : 0,
    }
  })

test('types the name, hides the cursor, holds, fades, and the app fades in', async ({ page }) => {
  await openPaused(page)
  await splashAt(page, 79)
  expect(await read(page)).toEqual({ letters: '', caret: 0, name: 1, curtain: 1 })
  for (const [index] of [...brand.name].entries()) {
    await splashAt(page, (index + 1) * 80 - 5)
    expect((await read(page)).caret).toBe(index)
    await splashAt(page, (index + 1) * 80 + 2)
    const isLast = index + 1 === brand.name.length
    expect(await read(page)).toMatchObject({
      letters: brand.name.slice(0, index + 1),
      caret: isLast ? null : index + 1,
    })
  }
  await splashAt(page, typed + 5)
  expect(await read(page)).toEqual({ letters: brand.name, caret: null, name: 1, curtain: 1 })
  await splashAt(page, typed + hold - 5)
  expect((await read(page)).name).toBe(1)
  await splashAt(page, typed + hold + fade / 2)
  const half = await read(page)
  expect(half.name).toBeGreaterThan(0.1)
  expect(half.name).toBeLessThan(0.9)
  expect(half.curtain).toBe(1)
  await splashAt(page, typed + hold + fade + 5)
  expect(await read(page)).toMatchObject({ name: 0 })
  await splashAt(page, typed + hold + fade + appFade / 2)
  const app = await read(page)
  expect(app.curtain).toBeGreaterThan(0.1)
  expect(app.curtain).toBeLessThan(0.9)
  // A tab that was in the background for a minute: it is over.
  await splashAt(page, 60_000)
  await expect(splash(page)).toHaveCount(0)
})

test('running, it shows one caret at a time, and none once the name is typed', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const letters = [...document.querySelectorAll('.splash p > span')]
      const shown = (pseudo?: string) =>
        letters.filter((letter) => getComputedStyle(letter, pseudo).visibility === 'visible').length
      if (letters.length > 0)
        seen.add(`${shown() === letters.length ? 'typed' : 'typing'}, ${shown('::before')}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(site.origin)
  await expect(splash(page)).toHaveCount(0)
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toContain('typed, 0')
  expect(['typing, 0', 'typing, 1', 'typed, 0']).toEqual(expect.arrayContaining(seen))
})

test('comes before anything else is painted, and ends by itself', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement.hasAttribute('data-splash-due')) return
      observer.disconnect()
      Object.assign(window, { dueAt: performance.now() })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto(site.origin)
  await expect(splash(page)).toHaveCount(0)
  expect(await isDue(page)).toBeNull()
  const [dueAt, paintedAt] = await page.evaluate(() => [
    (window as unknown as { dueAt: number }).dueAt,
    performance.getEntriesByName('first-paint')[0]?.startTime,
  ])
  expect(dueAt).toBeLessThan(paintedAt ?? 0)
  expect(await page.evaluate(() => sessionStorage.getItem('splash:shown'))).toBe('1')
})

test('is not shown again in the session: not on a reload in its middle, not on another page', async ({
  page,
  context,
}) => {
  // Every frame of every document reports whether it shows the splash.
  const seen: boolean[] = []
  await context.exposeFunction('tellFrame', (shown: boolean) => seen.push(shown))
  await openPaused(page)
  await page.addInitScript(() => {
    const tell = () => {
      const root = document.querySelector('.splash')
      const { tellFrame } = window as unknown as { tellFrame: (shown: boolean) => void }
      tellFrame(Boolean(root && getComputedStyle(root).display !== 'none'))
      requestAnimationFrame(tell)
    }
    requestAnimationFrame(tell)
  })
  for (const path of ['/', '/about', '/login']) {
    await page.goto(site.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash(page)).toHaveCount(0)
    expect(await isDue(page)).toBeNull()
  }
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).not.toContain(true)
})

test('a new session shows it on any address', async ({ browser, console, allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/^Page not found: \/nowhere$/)
  for (const path of ['/locations/brooklyn', '/login', '/nowhere']) {
    const context = await browser.newContext()
    console.watch(context)
    const page = await context.newPage()
    await openPaused(page, path)
    expect(await isDue(page)).toBe('')
    await splashAt(page, 200)
    expect((await read(page)).letters).toBe(brand.name.slice(0, 2))
    await context.close()
  }
})

test('a page without prerendered content is dark before React renders the splash; without code it says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await page.clock.install()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.origin}/login`)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 17, 14)')
  const reload = page.getByRole('link', { name: 'Load it again' })
  await expect(reload).toBeHidden()
  await page.clock.fastForward(8000)
  await expect(reload).toBeVisible()
  await page.unroute('**/*.js')
  await reload.click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(reload).toBeHidden()
})

test('a page whose code does not arrive says so in words that can be read', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/^TypeError: Failed to fetch dynamically imported module/)
  await page.route('**/login-page-*.js', (route) => route.abort())
  await page.goto(`${site.origin}/login`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCSS(
    'color',
    'rgb(21, 17, 14)',
  )
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(237, 230, 218)')
})

test('an address with a section opens there, and there focus goes', async ({ page }) => {
  await openPaused(page, '/#faq')
  await splashAt(page, 60_000)
  await expect(page.locator('[inert]')).toHaveCount(0)
  const faq = page.locator('#faq')
  await expect(faq.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await faq.evaluate((section) => section.getBoundingClientRect().top)).toBe(0)
  expect(new URL(page.url()).hash).toBe('#faq')
})

test('a key leads straight to the fade, from any moment, and moves nothing below', async ({ page }) => {
  await openPaused(page)
  await splashAt(page, typed + 400)
  await page.keyboard.press('PageDown')
  await splashAt(page, 0, '-early')
  expect(await read(page)).toMatchObject({ letters: brand.name, name: 1, curtain: 1 })
  await splashAt(page, fade / 2, '-early')
  const { name } = await read(page)
  expect(name).toBeGreaterThan(0.1)
  expect(name).toBeLessThan(0.9)
  await splashAt(page, fade + appFade + 5, '-early')
  await expect(splash(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('where nothing may be animated, a style sheet of the visitor say, it is over once the code is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const style = document.createElement('style')
    style.textContent = '*, ::before { animation: none !important }'
    new MutationObserver((_changes, observer) => {
      if (!document.head) return
      observer.disconnect()
      document.head.append(style)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(site.origin)
  await expect(splash(page)).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the page below is inert until the end; then its title gets focus', async ({ page }) => {
  await openPaused(page)
  await expect(page.locator('[data-splash]')).toBeVisible()
  await expect(splash(page).getByRole('status')).toHaveAccessibleName(brand.name)
  await expect(splash(page).getByRole('status').locator(':not([aria-hidden])')).toHaveCount(0)
  expect(await page.locator('[inert] h1').textContent()).toContain('VISION')
  await page.getByRole('button', { name: 'Skip' }).focus()
  await page.mouse.wheel(0, 400)
  await splashAt(page, 60_000)
  await expect(splash(page)).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the whole name at once, without a cursor, held for 0.8 s, then a cut', async ({ page }) => {
    await openPaused(page)
    await splashAt(page, 5)
    expect(await read(page)).toEqual({ letters: brand.name, caret: null, name: 1, curtain: 1 })
    await splashAt(page, hold - 5)
    expect(await read(page)).toEqual({ letters: brand.name, caret: null, name: 1, curtain: 1 })
    await splashAt(page, hold + 10)
    await expect(splash(page)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('splash:shown'))).toBe('1')
  })
})

test('with blocked storage there is no splash, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
  })
  await page.goto(site.origin)
  expect(await isDue(page)).toBeNull()
  await expect(splash(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'See Our Work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
})
