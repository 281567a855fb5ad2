import { answer, calls } from './faults.ts'
import { expect, test } from './fixtures.ts'

// overview-page.test.tsx proves loading, failure and the links of the cards.

test('a screen that crashes or cannot be fetched says so inside the frame', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/./)
  await login()
  await page.goto('/dashboard')
  const menu = page.getByRole('complementary')
  const alert = page.getByRole('alert')
  // Values of types that the database never sends.
  await answer(page, 'GET', calls.equipment, 200, [{ id: 'x', name: { not: 'a text' }, category: 7 }])
  await page.reload()
  await menu.getByRole('link', { name: 'Equipment Catalog' }).click()
  await expect(alert).toContainText('Something went wrong')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment Catalog')

  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('main')).toHaveText('Settings - Coming Soon')
  await page.goBack()
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No equipment added yet.')).toBeVisible()

  await page.route(/coming-soon-page.*\.js/, (route) => route.abort())
  await page.goto('/dashboard')
  // As after a new deployment the document is loaded once more.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await menu.getByRole('link', { name: 'Settings' }).click()
  await reloaded
  await expect(alert).toContainText('Something went wrong')
  await expect(menu).toBeVisible()

  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(menu).toHaveCount(0)
})
