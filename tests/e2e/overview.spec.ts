import type { Page } from 'playwright/test'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const card = (page: Page, label: string) => page.getByRole('main').getByRole('link', { name: label })

test('four counts lead to their screens; the first is alive, the others are 0', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(1234)
  await login()
  await page.goto('/dashboard')
  await expect(card(page, 'Equipment 1,234')).toHaveAttribute('href', '/dashboard/equipment')
  await expect(card(page, 'Metrics 0')).toHaveAttribute('href', '/dashboard/metrics')
  await expect(card(page, 'Standards 0')).toHaveAttribute('href', '/dashboard/standards')
  await expect(card(page, 'Pro Forma 0')).toHaveAttribute('href', '/dashboard/proforma')
})

test('an empty catalog counts 0', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  await expect(card(page, 'Equipment 0')).toBeVisible()
})

test('while the count loads its place is kept; where it fails a dash stands', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await answer(page, 'GET', calls.equipment, 400, { message: 'no', code: '42501' })
  const release = await hold(page, 'GET', calls.equipment)
  await login()
  await page.goto('/dashboard')
  await expect(card(page, 'Equipment Loading...')).toBeVisible()
  release()
  await expect(card(page, 'Equipment - could not be counted')).toBeVisible()
  await expect(card(page, 'Metrics 0')).toBeVisible()
})

test('getting started: three steps with links, and who works in which way', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  const start = page.getByRole('region', { name: 'Getting started' })
  await expect(start).toContainText(
    'Founder works with the catalog over MCP; Operations uses the AI Assistant.',
  )
  await expect(start.getByRole('listitem')).toHaveCount(3)
  await expect(start.getByRole('link', { name: 'Connect your AI client' })).toHaveAttribute(
    'href',
    '/dashboard/mcp',
  )
  for (const guide of ['Setup guide', 'Prompt book']) {
    const address = await start.getByRole('link', { name: guide }).getAttribute('href')
    expect((await page.request.get(address ?? '')).status()).toBe(200)
  }
  await start.getByRole('link', { name: 'Add the first equipment item' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
})

test('a screen that crashes says so inside the frame and can be reloaded', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/./)
  await login()
  await page.goto('/dashboard')
  // What no database of ours would send.
  await answer(page, 'GET', calls.equipment, 200, [{ id: 'x', name: { not: 'a text' }, category: 7 }])
  await page.reload()
  await page.getByRole('complementary').getByRole('link', { name: 'Equipment Catalog' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment Catalog')

  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('main')).toHaveText('Settings - Coming Soon')
  await page.goBack()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
})

test('a screen whose code cannot be fetched says so inside the frame', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/./)
  await login()
  await page.goto('/dashboard')
  await page.route(/coming-soon-page.*\.js/, (route) => route.abort())
  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page.getByRole('complementary')).toBeVisible()
})

test('an unknown address below /dashboard is the 404 page', async ({ page, login, allowConsole }) => {
  allowConsole(/Page not found: \/dashboard\/nowhere/)
  await login()
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
