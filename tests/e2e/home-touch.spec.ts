import { expect, test } from './fixtures.ts'
import { swipe } from './gestures.ts'
import {
  currentDot,
  expectSection,
  offsetWithin,
  openHome,
  openHomeAt,
  scrollTop,
  unlock,
} from './home-page.ts'

// One gesture, one section: fingers.

test.use({ hasTouch: true, isMobile: true })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })
  const middle = { x: 400, y: 600 }

  test('a swipe of more than 50 px moves one section, one of 50 px none', async ({ page }) => {
    await openHome(page)
    await swipe(page, middle, { x: 0, y: -50 })
    await unlock(page)
    await expectSection(page, 'hero')
    expect(await scrollTop(page)).toBe(0)
    await swipe(page, middle, { x: 0, y: -51 })
    await expectSection(page, 'projects')
  })

  test('a long swipe moves one section as well, and the other way back', async ({ page }) => {
    await openHomeAt(page, 'services')
    await swipe(page, { x: 400, y: 900 }, { x: 0, y: -800 })
    await expectSection(page, 'faq')
    await swipe(page, { x: 400, y: 200 }, { x: 0, y: 400 })
    await expectSection(page, 'faq')
    await unlock(page)
    await swipe(page, { x: 400, y: 200 }, { x: 0, y: 400 })
    await expectSection(page, 'services')
  })

  test('a mostly horizontal swipe moves nothing', async ({ page }) => {
    await openHome(page)
    await swipe(page, middle, { x: -110, y: -100 })
    await unlock(page)
    expect(await currentDot(page)).toBe('Hero')
    await swipe(page, middle, { x: -90, y: -100 })
    await expectSection(page, 'projects')
  })

  test('two fingers move nothing', async ({ page }) => {
    await openHome(page)
    await swipe(
      page,
      [middle, { x: 500, y: 700 }],
      [
        { x: 0, y: -200 },
        { x: 0, y: -200 },
      ],
    )
    await unlock(page)
    expect(await currentDot(page)).toBe('Hero')
  })

  test('swipes inside Projects are left alone: the page pans, the carousel slides', async ({ page }) => {
    await openHomeAt(page, 'projects')
    await swipe(page, { x: 400, y: 700 }, { x: 0, y: -200 })
    // Panned as far as the finger went, give or take what the browser takes for a trembling hand.
    await expect.poll(() => offsetWithin(page, 'projects')).toBeGreaterThan(150)
    expect(await offsetWithin(page, 'projects')).toBeLessThan(300)
    expect(await currentDot(page)).toBe('Projects')
    const before = await scrollTop(page)
    await swipe(page, { x: 600, y: 500 }, { x: -400, y: 10 })
    await page.clock.runFor(1000)
    await expect(page.getByText('2 / 4')).toBeVisible()
    expect(await scrollTop(page)).toBe(before)
  })

  test('panned into the next section, Projects hands over to it', async ({ page }) => {
    await openHomeAt(page, 'projects')
    await swipe(page, { x: 400, y: 1000 }, { x: 0, y: -800 })
    await expect.poll(() => currentDot(page)).toBe('Services')
    await swipe(page, { x: 400, y: 900 }, { x: 0, y: -100 })
    await expectSection(page, 'faq')
  })

  test('from the last section a swipe scrolls to the footer; back it moves from the top only', async ({
    page,
  }) => {
    await openHomeAt(page, 'cta')
    await swipe(page, middle, { x: 0, y: -300 })
    await expect.poll(() => offsetWithin(page, 'cta')).toBeGreaterThan(200)
    await swipe(page, middle, { x: 0, y: 100 })
    await unlock(page)
    expect(await currentDot(page)).toBe('Contact')
    await page.evaluate(() => document.querySelector('#cta')?.scrollIntoView())
    await swipe(page, middle, { x: 0, y: 100 })
    await expectSection(page, 'faq')
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('a swipe scrolls inside a tall section, and a new one at its edge moves on', async ({ page }) => {
    await openHomeAt(page, 'services')
    await swipe(page, { x: 300, y: 300 }, { x: 0, y: -80 })
    await expect.poll(() => offsetWithin(page, 'services')).toBeGreaterThan(40)
    expect(await currentDot(page)).toBe('Services')
    await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'end' }))
    await swipe(page, { x: 300, y: 300 }, { x: 0, y: -80 })
    await expectSection(page, 'faq')
  })

  test('the address bar coming and going does not move what is being read', async ({ page }) => {
    await openHomeAt(page, 'services')
    await swipe(page, { x: 300, y: 300 }, { x: 0, y: -80 })
    await expect.poll(() => offsetWithin(page, 'services')).toBeGreaterThan(40)
    const before = await scrollTop(page)
    await page.setViewportSize({ width: 844, height: 340 })
    await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(340)
    await unlock(page)
    expect(Math.abs((await offsetWithin(page, 'services')) - 80)).toBeLessThan(40)
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(200)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page scrolls freely', async ({ page }) => {
    await openHome(page)
    await swipe(page, { x: 200, y: 600 }, { x: 0, y: -200 })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(150)
    expect(await scrollTop(page)).toBeLessThan(300)
  })

  test('the carousel slides by a swipe', async ({ page }) => {
    await openHomeAt(page, 'projects')
    await page.clock.resume()
    await swipe(page, { x: 330, y: 400 }, { x: -250, y: 5 })
    await expect(page.getByText('2 / 4')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Bathhouse Williamsburg' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
