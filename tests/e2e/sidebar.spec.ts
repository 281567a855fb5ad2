import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// dashboard-layout.test.tsx proves its items, states, keys, cookie and the planned screens.

const rem = 16
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width

test('the sidebar is 16rem wide, 3rem of icons, which a reload paints at once, or a drawer', async ({
  page,
  login,
}) => {
  await login()
  await page.goto('/dashboard')
  await expect.poll(() => widthOf(page)).toBe(16 * rem)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(() => widthOf(page)).toBe(3 * rem)
  const item = sidebar(page).getByRole('link', { name: 'Design Standards' })
  const box = await item.boundingBox()
  expect([box?.width, box?.height]).toEqual([3 * rem, 44])
  await item.hover()
  const tooltip = page.getByRole('tooltip', { name: 'Design Standards' })
  await expect(tooltip).toBeVisible()
  expect((await tooltip.boundingBox())?.x).toBeGreaterThanOrEqual(3 * rem)

  // Collects every width the sidebar has while the page loads.
  await page.addInitScript(() => {
    const widths = new Set<number>()
    Object.assign(window, { sidebarWidths: widths })
    const watch = () => {
      const element = document.querySelector('#sidebar')
      if (element) widths.add(element.getBoundingClientRect().width)
      requestAnimationFrame(watch)
    }
    watch()
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  const widths = () =>
    page.evaluate(() => [...(window as unknown as { sidebarWidths: Set<number> }).sidebarWidths])
  expect(await widths()).toEqual([3 * rem])

  await test.step('in a small window it is a drawer of 18rem that traps focus and gives it back', async () => {
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Overview' })).toBeFocused()
    expect((await drawer(page).boundingBox())?.width).toBe(18 * rem)
    const links = await drawer(page).getByRole('link').count()
    for (let step = 0; step < links + 5; step++) {
      await page.keyboard.press('Tab')
      expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(drawer(page)).toBeHidden()
    await expect(sidebar(page)).toBeVisible()
  })
})
