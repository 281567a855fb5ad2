import { expect, test } from './fixtures.ts'
import { swipe } from './gestures.ts'
import { currentDot, expectSection, offsetWithin, openHomeAt, scrollTop, unlock } from './home-page.ts'
import { resize } from './resize.ts'

// Fingers, with the browser's own panning. use-section-scroller.test.tsx proves which swipe counts.

test.use({ hasTouch: true, isMobile: true })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('one finger moves one section, two none, and Projects and the last section pan', async ({ page }) => {
    const middle = { x: 400, y: 600 }
    await openHomeAt(page, 'faq')
    const up = { x: 0, y: -200 }
    await swipe(page, [middle, { x: 500, y: 700 }], [up, up])
    await unlock(page)
    expect(await currentDot(page)).toBe('FAQ')
    await page.locator('#faq').evaluate((section) => section.scrollIntoView())
    await swipe(page, { x: 400, y: 900 }, { x: 0, y: -800 })
    await expectSection(page, 'cta')
    await unlock(page)
    await swipe(page, middle, { x: 0, y: -300 })
    await expect.poll(() => offsetWithin(page, 'cta')).toBeGreaterThan(200)
    await swipe(page, middle, { x: 0, y: 100 })
    await unlock(page)
    expect(await currentDot(page)).toBe('Contact')
    await page.locator('#cta').evaluate((section) => section.scrollIntoView())
    await swipe(page, middle, { x: 0, y: 100 })
    await expectSection(page, 'faq')
    await unlock(page)

    await page.getByRole('button', { name: 'Projects', exact: true }).click()
    await expectSection(page, 'projects')
    // Scroll snapping runs on the browser's own time.
    await page.clock.resume()
    await swipe(page, { x: 600, y: 500 }, { x: -400, y: 10 })
    await expect(page.getByText('2 / 4')).toBeVisible()
    await expectSection(page, 'projects')
    await swipe(page, { x: 400, y: 700 }, { x: 0, y: -200 })
    // As far as the finger went, minus the slop of the browser.
    await expect.poll(() => offsetWithin(page, 'projects')).toBeGreaterThan(150)
    expect(await offsetWithin(page, 'projects')).toBeLessThan(300)
    expect(await currentDot(page)).toBe('Projects')
    await swipe(page, { x: 400, y: 900 }, { x: 0, y: -600 })
    await expect.poll(() => currentDot(page)).toBe('Services')
    await swipe(page, { x: 400, y: 900 }, { x: 0, y: -100 })
    await expectSection(page, 'faq')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('on its side a swipe scrolls inside a high section; upright the page scrolls freely', async ({
    page,
  }) => {
    await openHomeAt(page, 'services')
    await swipe(page, { x: 300, y: 300 }, { x: 0, y: -80 })
    let before = 0
    // Until two looks agree: what the page knows of its place may lag behind the finger.
    await expect(async () => {
      const last = before
      before = await offsetWithin(page, 'services')
      expect(before).toBeGreaterThan(40)
      expect(before).toBe(last)
    }).toPass({ intervals: [1000] })
    expect(await currentDot(page)).toBe('Services')
    await page.setViewportSize({ width: 844, height: 340 })
    await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(340)
    await unlock(page)
    await expect.poll(() => offsetWithin(page, 'services')).toBe(before)
    await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'end' }))
    await swipe(page, { x: 300, y: 300 }, { x: 0, y: -80 })
    await expectSection(page, 'faq')

    await page.clock.resume()
    await resize(page, 390, 844)
    // Again, if the page's answer to the new window size has led back meanwhile.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => window.location.hash), { timeout: 2000 }).toBe('')
      expect(await scrollTop(page)).toBe(0)
    }).toPass()
    await swipe(page, { x: 200, y: 600 }, { x: 0, y: -200 })
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(150)
    expect(await scrollTop(page)).toBeLessThan(300)
    await page.locator('#projects').evaluate((section) => section.scrollIntoView())
    await swipe(page, { x: 330, y: 400 }, { x: -250, y: 5 })
    await expect(page.getByText('2 / 4')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Show Bathhouse Williamsburg' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
