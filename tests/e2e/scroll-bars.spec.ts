import { chromium } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { pauseSplash, splashAt } from './splash-time.ts'

// A browser whose scroll bars take room, as in most desktop browsers. Playwright hides them by default.
test.use({
  context: async ({ launchOptions, contextOptions, viewport, server }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    await use(await browser.newContext({ ...contextOptions, viewport, baseURL: server.origin }))
    await browser.close()
  },
})

test('neither the splash nor a dialog leaves a strip beside it, a shift behind it, or a scroll bar in its tabs', async ({
  page,
  login,
}) => {
  await test.step('the splash leaves no pale strip where the scroll bar will be', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pauseSplash(page)
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    const splash = page.locator('.splash')
    await expect(splash).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await splashAt(page, 1000)
    expect((await splash.boundingBox())?.width, 'beside room for the scroll bar').toBeLessThan(1440)
    const strip = await sharp(await page.screenshot())
      .extract({ left: 1430, top: 0, width: 10, height: 900 })
      .removeAlpha()
      .toFormat('raw')
      .toBuffer()
    // Ink in red, green and blue.
    expect(strip.equals(Buffer.alloc(10 * 900 * 3, Buffer.from([0x15, 0x11, 0x0e])))).toBe(true)
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await login()
  await page.goto('/dashboard/mcp?tab=tips')
  await expect(page.getByRole('table', { name: 'Troubleshooting' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY), 'a guide opens at its top').toBe(0)
  const widths = () => page.evaluate(() => [document.documentElement.clientWidth, window.innerWidth])
  await expect.poll(async () => new Set(await widths()).size).toBe(2)
  const [visible, whole] = await widths()
  // By id: elements behind a modal dialog have no role.
  const screen = page.locator('#content')
  const before = await screen.boundingBox()

  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  // The right-most column of pixels belongs to the overlay.
  expect(
    await page.evaluate(() => document.elementFromPoint(window.innerWidth - 1, 300)?.className),
  ).toContain('fixed inset-0')
  expect((await screen.boundingBox())?.width).toBe(before?.width)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await widths()).toEqual([visible, whole])

  const tabs = page.getByRole('tablist', { name: 'Guide' })
  // Without a scroll bar the row's content has the row's height.
  expect(
    await tabs.evaluate((row) => [row.getBoundingClientRect().height, row.scrollHeight - row.clientHeight]),
  ).toEqual([44, 0])
})
