import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog')

async function openMenu(page: Page, path = '/about') {
  await page.goto(path)
  await expect(page.locator('.splash')).toHaveCount(0)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('opens with the main links, and says so', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(menu(page)).toHaveAccessibleName(/./)
  await expect(menu(page).getByRole('link')).toHaveText(['Commercial', 'Residential', 'About', 'Contact'])
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('About')
})

for (const [how, close] of [
  ['its button', (page: Page) => menu(page).getByRole('button', { name: 'Close menu' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${how} closes it and gives focus back`, async ({ page }) => {
    await openMenu(page)
    await close(page)
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    // And it opens again.
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
  })
}

test('focus cannot leave it', async ({ page }) => {
  await openMenu(page)
  const stops = (await menu(page).getByRole('link').count()) + 1
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 2; step++) {
      await page.keyboard.press(key)
      await expect(menu(page).locator(':focus')).toHaveCount(1)
    }
  }
})

test('a link leads on and closes it; focus is not lost with it', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Commercial' }).click()
  await expect(page).toHaveURL('/commercial')
  await expect(menu(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the link of the page one is on closes it as well', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'About' }).click()
  await expect(menu(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('Back closes it', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Commercial' }).click()
  await expect(page).toHaveURL('/commercial')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(menu(page)).toHaveCount(0)
})

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test('the page behind stays where it is', async ({ page }) => {
      await page.goto('/about')
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.move(200, 600)
      await page.mouse.wheel(0, 400)
      for (const key of ['PageDown', 'End']) await page.keyboard.press(key)
      await expect(menu(page)).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(300)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    })
  })
}

test('on a screen that has become wide there is no menu to close', async ({ page }) => {
  await openMenu(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test.describe('in a window too low for all links', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('it scrolls inside', async ({ page }) => {
    await openMenu(page)
    const last = menu(page).getByRole('link', { name: 'Contact' })
    await expect(last).not.toBeInViewport()
    await page.mouse.move(160, 128)
    await page.mouse.wheel(0, 1000)
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test.describe('where scripts do not run', () => {
  test.use({ javaScriptEnabled: false })

  test('it opens and closes, and its links lead on', async ({ page }) => {
    await page.goto('/about')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toHaveCount(0)
    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Commercial' }).click()
    await expect(page).toHaveURL('/commercial')
  })
})
