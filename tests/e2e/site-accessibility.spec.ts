import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { calls, intercept } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// The public pages for everyone: axe in every state, narrow windows, forced colours, the keyboard alone.

const pages = [
  '/',
  '/about',
  '/commercial',
  '/residential',
  '/contact',
  '/locations/manhattan',
  '/locations/brooklyn',
  '/projects',
  '/nowhere',
]

/** Opens a page as it is when it has been scrolled through once. */
async function openPage(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.splash')).toHaveCount(0)
}

/**
 * What is shown only once it has been near the window is shown. It ends where the header is opaque: axe does not see
 * what is behind a transparent one, whose legibility header.spec.ts measures.
 */
async function lookThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 500)
    await page.evaluate(
      (to) =>
        new Promise((done) => {
          window.scrollTo({ top: to, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
      top,
    )
  await expect(page.locator('.reveal:not([data-revealed])')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(21, 17, 14)')
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(failedRequest)
  allowConsole(/^Page not found/)
})

for (const path of pages) {
  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(`with motion: ${motion}`, () => {
      test.use({ contextOptions: { reducedMotion: motion } })

      test(`${path} has no faults that axe knows`, async ({ page }) => {
        await openPage(page, path)
        await lookThrough(page)
        await expectAccessible(page, path)
      })
    })
  }

  test.describe('in a window of 320 px', () => {
    test.use({ viewport: { width: 320, height: 568 } })

    test(`${path} has none either, and does not scroll sideways`, async ({ page }) => {
      await openPage(page, path)
      await lookThrough(page)
      await expectNoSidewaysScroll(page, path)
      await expectAccessible(page, path)
    })
  })
}

test('nor has an open question', async ({ page }) => {
  await openPage(page, '/#faq')
  await page.locator('#faq').getByRole('button').first().click()
  await expectAccessible(page, 'question')
})

test('nor the newsletter in any of its states', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/contact')
  // Sooner than people can fill it in, the form takes its visitor for a program.
  await page.clock.fastForward(2000)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button').click()
  await expect(footer.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'error')
  await footer.getByLabel('Newsletter').fill('someone@example.com')
  // Answered by the test, when it has looked.
  let thank = () => {}
  await intercept(page, 'POST', calls.newsletter, async (route) => {
    await new Promise<void>((resolve) => {
      thank = resolve
    })
    await route.fulfill({ status: 201, json: { id: '1', email: 'someone@example.com' } })
  })
  await footer.getByRole('button').click()
  await expect(footer.getByRole('button', { name: 'Subscribing' })).toBeDisabled()
  await expectAccessible(page, 'submitting')
  thank()
  await expect(footer.getByRole('status')).toBeVisible()
  await expectAccessible(page, 'success')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nor the open menu', async ({ page }) => {
    await openPage(page, '/commercial')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'menu')
    await expectNoSidewaysScroll(page, 'menu')
  })
})

test('nor the splash', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.removeItem('splash:shown')
    const stop = () => {
      for (const animation of document.getAnimations()) animation.pause()
      requestAnimationFrame(stop)
    }
    requestAnimationFrame(stop)
  })
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('[inert]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expectAccessible(page, 'splash', { waitForAnimations: false })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  for (const path of ['/', '/contact']) {
    test(`focus can be seen everywhere on ${path}`, async ({ page }) => {
      await openPage(page, path)
      for (const stop of await tabStops(page)) {
        expect(stop.outline, stop.name).toMatch(/^solid [23]px/)
        expect(stop.outline, stop.name).not.toContain('rgba(0, 0, 0, 0)')
      }
    })
  }

  test('the current dot differs from the others', async ({ page }) => {
    await openPage(page, '/')
    const fills = await page
      .getByRole('navigation', { name: 'Sections' })
      .locator('button > span')
      .evaluateAll((list) => list.map((dot) => getComputedStyle(dot).backgroundColor))
    expect(new Set(fills.slice(1)).size).toBe(1)
    expect(fills[0]).not.toBe(fills[1])
  })
})

type Stop = { name: string; outline: string; isSeen: boolean }

/** Presses a key until focus has been everywhere once; tells what it met. */
async function tabStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => Object.assign(window, { met: new Set() }))
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(async () => {
      const element = document.activeElement
      const { met } = window as unknown as { met: Set<Element> }
      // Browsers differ in whether the document itself is a stop on the way round.
      if (!(element instanceof HTMLElement) || element === document.body || met.has(element)) return null
      met.add(element)
      // Some point of it is not covered by anything, a fixed header for one.
      const isInSight = () => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.5, 0.9].some((x) =>
          [0.05, 0.5, 0.95].some((y) =>
            element.contains(document.elementFromPoint(left + width * x, top + height * y)),
          ),
        )
      }
      // What comes into view because of the focus may take a few frames.
      let isSeen = false
      for (let frame = 0; frame < 30 && !isSeen; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
        isSeen = isInSight()
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return {
        name: element.getAttribute('aria-label') ?? element.innerText,
        outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        isSeen,
      }
    })
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('Tab leads round in circles')
}

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const path of pages.filter((page) => page !== '/nowhere')) {
      test(`Tab meets everything on ${path}, visible and outlined, there and back`, async ({ page }) => {
        await openPage(page, path)
        const there = await tabStops(page)
        expect(there[0]?.name).toBe('Skip to content')
        expect(there.at(-1)?.name).toBe('Contact')
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        const back = await tabStops(page, 'Shift+Tab')
        expect(back.map(({ name }) => name).toReversed()).toEqual(there.map(({ name }) => name))
        for (const { name, isSeen } of [...there, ...back]) expect(isSeen, name).toBe(true)
      })
    }
  })
}

test('a visit by keyboard alone', async ({ page, server }) => {
  await openPage(page, '/about')
  const focused = page.locator(':focus')
  const tabTo = async (name: string | RegExp) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      )
      if (typeof name === 'string' ? label === name : name.test(label ?? '')) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  // Past the navigation, into the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Start a conversation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  // On a new page reading starts with its content, not where the link was.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveText('Contact')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName(/, home$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
  // The sections, the carousel, the questions, the form.
  await tabTo('Previous project')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 / 4')).toBeVisible()
  await tabTo('Which areas do you serve?')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('from an office in Brooklyn')).toBeInViewport()
  await tabTo('Services')
  // Again, should Tab's own move still have been under way.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#services', { timeout: 1000 })
  }).toPass()
  await page.getByLabel('Newsletter').focus()
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!')
  expect(await server.backend.query('select from public.newsletter_subscribers')).toHaveLength(1)
})
