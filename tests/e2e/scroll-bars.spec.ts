import { expect, test } from './fixtures.ts'

// Scroll bars that take room, as in most desktop browsers. Playwright hides them by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('scroll bars that take room leave no strip beside a dialog, no shift behind it and none in its tabs', async ({
  page,
  login,
}) => {
  await login()
  await page.goto('/dashboard/mcp?tab=tips')
  await expect(page.getByRole('table', { name: 'Troubleshooting' })).toBeVisible()
  const widths = () => page.evaluate(() => [document.documentElement.clientWidth, window.innerWidth])
  const [visible = 0, whole = 0] = await widths()
  expect(visible).toBeLessThan(whole)
  // By id: behind a modal dialog nothing has a role.
  const screen = page.locator('#content')
  const before = await screen.boundingBox()

  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  // The right-most column of pixels belongs to the overlay.
  expect(
    await page.evaluate(() => document.elementFromPoint(window.innerWidth - 1, 300)?.className),
  ).toContain('bg-ink/60')
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
