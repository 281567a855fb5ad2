import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const path = '/dashboard/mcp'
const configuration = (page: Page) => page.getByRole('region', { name: 'The configuration' })

/** The circle of a choice is hidden; its word is what is pressed. */
const choose = (page: Page, name: string) => page.locator('label').getByText(name, { exact: true }).click()

test('the guide is what the menu opens, with its cards, tabs and guides', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'MCP Configuration' })
    .click()
  await expect(page.getByRole('heading', { name: 'MCP Configuration Guide' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick Setup' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Setup', 'Examples', 'Commands', 'Tips'])
  for (const [name, title] of [
    ['Setup guide', /MCP/],
    ['Prompt book', /Prompt/i],
  ] as const) {
    const address = await page.getByRole('link', { name }).getAttribute('href')
    const document = await page.request.get(address ?? '')
    expect(document.status()).toBe(200)
    expect(document.headers()['x-robots-tag']).toBe('noindex')
    expect(await document.text()).toMatch(title)
  }
})

test('what is shown is what is copied, and the tick stays two seconds', async ({ page, context, login }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await login()
  await page.clock.install()
  await page.goto(`${path}?client=claude-desktop&system=macos`)
  const copy = configuration(page)
    .getByRole('button', { name: /^(Copy|Copied) / })
    .first()
  await expect(copy).toHaveText('Copy')
  await copy.click()
  await expect(copy).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const shown = await configuration(page).locator('code', { hasText: 'mcpServers' }).first().innerText()
  expect(copied).toBe(shown)
  const { mcpServers } = JSON.parse(copied)
  expect(mcpServers.supabase.args).toContain('--read-only')
  expect(copied).toContain('<personal-access-token>')
  await page.clock.runFor(1000)
  await expect(copy).toHaveText('Copied')
  await page.clock.runFor(1000)
  await expect(copy).toHaveText('Copy')
})

test('choices change the snippet, stand in the address and come back with it', async ({ page, login }) => {
  await login()
  await page.goto(path)
  await choose(page, 'Cursor')
  await choose(page, 'Windows')
  await expect(configuration(page)).toContainText('mcp.json')
  await expect(configuration(page)).toContainText('cmd')
  await page.getByRole('switch').click()
  await expect(configuration(page)).not.toContainText('--read-only')
  await expect(page.getByText(/With writing on, the AI can add, change and delete rows/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Cursor' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Windows' })).toBeChecked()
  await expect(configuration(page)).not.toContainText('--read-only')
})

test('the tabs are worked by keyboard', async ({ page, login }) => {
  await login()
  await page.goto(path)
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
