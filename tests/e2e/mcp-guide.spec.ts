import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// The tests in src/dashboard/mcp-guide prove choices, texts, snippets and what the browser remembers.

const configuration = (page: Page) => page.getByRole('region', { name: 'The configuration' })

/** The radio button itself is hidden; people press its label. */
const choose = (page: Page, name: string) => page.locator('label').getByText(name, { exact: true }).click()

test('the guide copies what it shows, and arrows move between its tabs', async ({ page, context, login }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await login()
  await page.goto('/dashboard/mcp?system=macos')
  const copy = configuration(page)
    .getByRole('button', { name: /^(Copy|Copied) / })
    .first()
  // 'Copied' goes after 2 s.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(copy).toHaveText('Copied')
  await page.clock.resume()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const shown = configuration(page).locator('code', { hasText: 'mcpServers' }).first()
  expect(copied).toBe(await shown.innerText())
  expect(JSON.parse(copied).mcpServers.supabase.args).toContain('--read-only')
  expect(copied).toContain('<personal-access-token>')

  await choose(page, 'Cursor')
  await choose(page, 'Windows')
  await expect(configuration(page)).toContainText('cmd')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Cursor' })).toBeChecked()

  await page.getByRole('tab', { name: 'Setup' }).focus()
  for (const [name, text] of [
    ['Examples', /Sauna Heaters/],
    ['Commands', /claude mcp/],
    ['Tips', /spawn npx ENOENT/],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toContainText(text)
  }
})
