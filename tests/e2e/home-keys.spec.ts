import type { Page } from 'playwright/test'
import { home } from '../../src/content/home.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import {
  currentDot,
  expectSection,
  hiddenBelow,
  offsetWithin,
  openHome,
  openHomeAt,
  pass,
  scrollTop,
  unlock,
} from './home-page.ts'

// Keys and focus. use-section-scroller.test.tsx proves which key leads where.

test('keys, Space too, move through the sections to the footer and back, but not in a field or on a question', async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press('ArrowDown')
  await expectSection(page, 'projects')
  await unlock(page)
  await page.keyboard.press('End')
  await expectSection(page, 'cta')
  await unlock(page)
  await page.keyboard.press('End')
  await expect(page.getByText('©')).toBeInViewport()
  await page.keyboard.press('PageUp')
  await expectSection(page, 'cta')
  await page.keyboard.press('Home')
  await expectSection(page, 'hero')
  await unlock(page)
  await page.keyboard.press('Space')
  await expectSection(page, 'projects')
  await expect.poll(() => currentDot(page)).toBe('Projects')
  await unlock(page)

  await page.getByRole('button', { name: 'Next project' }).focus()
  // Chromium drops a key that comes before its own smooth scroll, here that of End, has ended.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => offsetWithin(page, 'projects'), { timeout: 10_000 }).toBe(40)
  }).toPass()
  const questions = page.locator('#faq').getByRole('button')
  await questions.first().focus()
  await unlock(page)
  await page.keyboard.press('End')
  await expect(questions.last()).toBeFocused()
  await expectSection(page, 'faq')
  const field = page.getByRole('contentinfo').getByLabel('Newsletter')
  await field.fill('someone@example.com')
  const before = await scrollTop(page)
  for (const key of ['ArrowUp', 'End', 'Home']) await page.keyboard.press(key)
  await page.keyboard.type('x')
  await expect(field).toHaveValue('xsomeone@example.com')
  expect(await scrollTop(page)).toBe(before)
})

const focused = (page: Page) => page.locator(':focus')

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an immediate key leads to its section, and Tab brings the section it reaches into view', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest, /Page not found/)
    // On a page that just opened and whose clock stands still, Lenis has not measured the height yet.
    await openHome(page, '/nowhere')
    await expect(page.locator('html.lenis')).toBeAttached()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('End')
      await pass(page, 1)
      expect(new URL(page.url()).hash).toBe('#cta')
    }).toPass()
    await unlock(page)
    await expectSection(page, 'cta')
    await page.keyboard.press('Home')
    await unlock(page)
    await expectSection(page, 'hero')

    await page.getByRole('link', { name: 'See Our Work' }).focus()
    await page.keyboard.press('Tab')
    await unlock(page)
    await expectSection(page, 'projects')
    await expect(focused(page)).toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    await pass(page, 100)
    await page.keyboard.press('Tab')
    await unlock(page)
    await unlock(page)
    await expectSection(page, 'projects')
    await expect(focused(page)).toBeInViewport()
  })
})

test('with zoom keys scroll inside a high section, and every Tab stop is in view', async ({ page }) => {
  for (const [zoom, width, height] of [
    ['200 %', 683, 328],
    ['400 %', 320, 256],
  ] as const)
    await test.step(zoom, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('about:blank')
      await openHomeAt(page, 'services')
      await page.keyboard.press('ArrowDown')
      expect(await offsetWithin(page, 'services')).toBe(40)
      const most = Math.ceil((await hiddenBelow(page, 'services')) / (height * 0.875))
      for (let press = 0; press < most; press++) await page.keyboard.press('PageDown')
      expect(await hiddenBelow(page, 'services')).toBe(0)
      await page.keyboard.press('PageDown')
      await expectSection(page, 'faq')
      await unlock(page)
      await page.keyboard.press('Home')
      await expectSection(page, 'hero')
      await page.getByRole('link', { name: 'See Our Work' }).focus()
      const last = page.getByRole('link', { name: home.cta.link })
      for (let stop = 0; stop < 30; stop++) {
        await page.keyboard.press('Tab')
        await unlock(page)
        await expect(focused(page)).toBeInViewport()
        if (await last.evaluate((link) => link === document.activeElement)) break
      }
      await expect(last).toBeFocused()
    })
})
