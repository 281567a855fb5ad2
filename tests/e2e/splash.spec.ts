import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'
import { expectAccessible } from './axe.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { appFade, fade, hold, pauseSplash, splashAt, typed } from './splash-time.ts'
import { isHydrated } from './static-site.ts'

// The startup splash: once per browser session, over the prerendered page. slow-scripts.spec.ts covers visits whose
// scripts fail, src/site/splash/splash.test.tsx what skips it.

// A small window: its animations are painted without a graphics card.
test.use({
  skipsSplash: false,
  viewport: { width: 1024, height: 640 },
  contextOptions: { reducedMotion: 'no-preference' },
})

const splash = (page: Page) => page.locator('.splash')
const isDue = (page: Page) => page.locator('html').getAttribute('data-splash-due')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens a page with its splash paused; `splashAt` then shows any moment of it. */
async function openPaused(page: Page, path = '/') {
  await pauseSplash(page)
  await page.goto(path)
  await expect(splash(page)).toBeVisible()
  await page.waitForFunction(isHydrated)
}

/** Shows the moment after the end, as in a tab that was in the background for a minute. */
async function endSplash(page: Page) {
  await splashAt(page, 60_000)
  await expect(splash(page)).toHaveCount(0)
}

const read = (page: Page) =>
  splash(page).evaluate((root) => {
    const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible'
    const hasCaret = (letter: Element) => {
      const { visibility, display } = getComputedStyle(letter, '::before')
      return visibility === 'visible' && display !== 'none'
    }
    const name = root.querySelector('[data-splash]')
    const header = document.querySelector('header')
    const letters = [...root.querySelectorAll('p > span')]
    if (!name || !header || letters.length === 0) throw new Error('The splash is incomplete')
    const carets = letters.flatMap((letter, index) => (hasCaret(letter) ? index : []))
    return {
      letters: letters
        .filter(isShown)
        .map((letter) => letter.textContent)
        .join(''),
      /** How many letters stand before the caret; null without one. */
      caret: carets.length === 0 ? null : Number(carets.join(' and ')),
      curtain: isShown(root) && isShown(name) ? Number(getComputedStyle(root).opacity) : 0,
      app: Number(getComputedStyle(header).opacity),
    }
  })

function expectHalf(opacity: number) {
  expect(opacity).toBeGreaterThan(0.1)
  expect(opacity).toBeLessThan(0.9)
}

const whole = { letters: brand.name, caret: null, curtain: 1, app: 0 }

test('types the name, hides the caret, holds, fades, and gives focus to the title of the page, which stays in place', async ({
  page,
}) => {
  await openPaused(page)
  await expect(splash(page).getByRole('status')).toHaveAccessibleName(brand.name)
  // The page below is there for assistive technology.
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  expect(await title.textContent()).toContain('VISION')
  await page.getByRole('button', { name: 'Skip' }).focus()
  await page.mouse.wheel(0, 400)
  await splashAt(page, 79)
  expect(await read(page)).toEqual({ letters: '', caret: 0, curtain: 1, app: 0 })
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
  expect(await read(page)).toEqual(whole)
  await expectAccessible(page, 'splash', { waitForAnimations: false })
  await splashAt(page, typed + hold - 5)
  expect(await read(page)).toMatchObject({ curtain: 1, app: 0 })
  // The fade reveals the picture of the page, then its header and the words on the picture come.
  await splashAt(page, typed + hold + fade / 2)
  const half = await read(page)
  expectHalf(half.curtain)
  expect(half.app).toBe(0)
  await splashAt(page, typed + hold + fade + appFade / 2)
  const end = await read(page)
  expect(end.curtain).toBe(0)
  expectHalf(end.app)

  await endSplash(page)
  await expect(title).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
})

/** Opens these addresses and expects that no frame of them shows the splash. */
async function expectNoSplash(page: Page, addresses: readonly string[]) {
  const seen: boolean[] = []
  await page.exposeFunction('tellFrame', (shown: boolean) => seen.push(shown))
  await page.addInitScript(() => {
    const tell = () => {
      const root = document.querySelector('.splash')
      const { tellFrame } = window as unknown as { tellFrame: (shown: boolean) => void }
      tellFrame(Boolean(root && getComputedStyle(root).display !== 'none'))
      requestAnimationFrame(tell)
    }
    requestAnimationFrame(tell)
  })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash(page)).toHaveCount(0)
    expect(await isDue(page)).toBeNull()
  }
  await expect.poll(() => seen.length).toBeGreaterThan(addresses.length)
  expect(seen).not.toContain(true)
}

test('starts before the first paint, ends by itself, and shows once per session', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement.hasAttribute('data-splash-due')) return
      observer.disconnect()
      Object.assign(window, { dueAt: performance.now() })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/')
  await expect(splash(page)).toHaveCount(0)
  expect(await isDue(page)).toBeNull()
  const { dueAt, paintedAt, flag } = await page.evaluate(() => ({
    ...(window as unknown as { dueAt: number }),
    paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime,
    flag: sessionStorage.getItem('splash:shown'),
  }))
  expect(dueAt).toBeLessThan(paintedAt ?? 0)
  expect(flag).toBe('1')
  await expectNoSplash(page, ['/about'])
})

test('is not in front of the pages of staff, and waits for the first public page', async ({ page }) => {
  await expectNoSplash(page, ['/login', '/dashboard'])
  await openPaused(page)
})

test('shows on any public address in a new session, and opens one with a section there', async ({
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest, /^Page not found: \/nowhere$/)
  for (const path of ['/locations/brooklyn', '/nowhere', '/#faq']) {
    // Every tab is a session of its own.
    const page = await context.newPage()
    await openPaused(page, path)
    expect(await isDue(page)).toBe('')
    await splashAt(page, 200)
    expect((await read(page)).letters).toBe(brand.name.slice(0, 2))
    if (path === '/#faq') {
      await endSplash(page)
      const faq = page.locator('#faq')
      await expect(faq.getByRole('heading', { level: 2 })).toBeFocused()
      // Heights of sections have fractions of a pixel.
      expect(await faq.evaluate((section) => Math.trunc(section.getBoundingClientRect().top))).toBe(0)
      expect(new URL(page.url()).hash).toBe('#faq')
    }
    await page.close()
  }
})

test('a key skips to the fade and moves nothing below; a reload that interrupts it shows none again', async ({
  page,
  context,
}) => {
  await openPaused(page)
  await splashAt(page, typed + 400)
  await page.keyboard.press('PageDown')
  await splashAt(page, 0, '-early')
  expect(await read(page)).toMatchObject(whole)
  await splashAt(page, fade / 2, '-early')
  expectHalf((await read(page)).curtain)
  await splashAt(page, fade + appFade + 5, '-early')
  await expect(splash(page)).toHaveCount(0)
  expect(await scrollTop(page)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')

  // Every tab is a session of its own.
  const tab = await context.newPage()
  await openPaused(tab)
  await expectNoSplash(tab, ['/'])
})

test('under reduced motion shows the whole name for 0.8 s, then cuts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaused(page)
  for (const time of [5, hold - 5]) {
    await splashAt(page, time)
    expect(await read(page)).toEqual(whole)
  }
  await splashAt(page, hold + 10)
  await expect(splash(page)).toHaveCount(0)
})

test('blocked storage means no splash, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
  })
  await page.goto('/')
  expect(await isDue(page)).toBeNull()
  await expect(splash(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'See Our Work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
})
