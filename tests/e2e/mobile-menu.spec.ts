import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// The menu of small windows: a modal <dialog>, which jsdom lacks. public-pages.spec.ts uses it without scripts.

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog')
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function openMenu(page: Page) {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('has the main links, traps focus, gives it back, and closes on a link, on Back and in a wide window', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await openMenu(page)
  const hiddenOpener = page.getByRole('button', { name: 'Open menu', includeHidden: true })
  await expect(hiddenOpener).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toHaveAccessibleName(/./)
  const links = menu(page).getByRole('link')
  await expect(links).toHaveText(['Commercial', 'Residential', 'About', 'Contact'])
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('About')
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < (await links.count()) + 3; step++) {
      await page.keyboard.press(key)
      await expect(menu(page).locator(':focus')).toHaveCount(1)
    }
  for (const close of [
    () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await close()
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
  }
  await page.keyboard.press('Escape')

  // The second link leads to the page that is open by then.
  for (let visit = 0; visit < 2; visit++) {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Commercial' }).click()
    await expect(page).toHaveURL('/commercial')
    await expect(menu(page)).toHaveCount(0)
    // Focus shows that the page has arrived, which closes the menu: one opened before would close again.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/commercial')
  await expect(menu(page)).toHaveCount(0)

  await openMenu(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('keeps the page behind in place, and scrolls in a low window', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const)
    await test.step(`motion: ${motion}`, async () => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.goto('/about')
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      await openMenu(page)
      await page.mouse.move(200, 600)
      await page.mouse.wheel(0, 400)
      for (const key of ['PageDown', 'End']) await page.keyboard.press(key)
      await expect(menu(page)).toBeVisible()
      expect(await scrollTop(page)).toBe(300)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    })
  await page.setViewportSize({ width: 320, height: 256 })
  await openMenu(page)
  const last = menu(page).getByRole('link', { name: 'Contact' })
  await expect(last).not.toBeInViewport()
  await page.mouse.move(160, 128)
  await page.mouse.wheel(0, 1000)
  await expect(last).toBeInViewport({ ratio: 1 })
})
