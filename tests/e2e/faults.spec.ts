import { addButton, equipmentPath, pickCategories, rowOf } from './equipment-page.ts'
import { calls, intercept } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// Which answer becomes which message: unwrap.test.ts and to-app-error.test.ts in src/lib/supabase.

test('a backend that never answers is given up on', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await catalog.add({ name: 'Late' })
  await login()
  await page.clock.install()
  const asked: string[] = []
  const recover = await intercept(page, 'GET', calls.equipment, (route) => asked.push(route.request().url()))
  await page.goto(equipmentPath)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(15_000)
  // One more try, a second later, before the failure is shown.
  await page.clock.runFor(1_000)
  await expect.poll(() => asked.length).toBe(2)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('alert')).toContainText(
    'Error loading equipment: The server did not answer within 15 seconds',
  )
  await recover()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'Late')).toBeVisible()
})

test('a save that is never answered keeps the form and the focus, and takes no letter that would be lost', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await login()
  await page.clock.install()
  await page.goto(equipmentPath)
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
  await dialog.getByLabel('Name').fill('Patience')
  await pickCategories(dialog, 'Other')
  const asked: string[] = []
  await intercept(page, 'POST', calls.equipment, (route) => asked.push(route.request().url()))
  const name = dialog.getByLabel('Name')
  await name.press('Control+Enter')
  await expect.poll(() => asked.length).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(name).not.toBeFocused()
  await page.keyboard.type(' too late')
  await page.clock.runFor(15_000)
  await expect(dialog.getByRole('alert')).toHaveText(/^Error saving equipment: .*did not answer/)
  await expect(name).toHaveValue('Patience')
  await expect(name).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Add Equipment' })).toBeEnabled()
  // Written once is enough: a save is never repeated on its own.
  expect(asked).toHaveLength(1)
})

test('without a network nothing is lost and everything says so', async ({
  page,
  context,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/^TypeError: Failed to fetch/)
  await catalog.add({ name: 'Offline item', category: 'Doors' })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Edit Offline item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await dialog.getByLabel('Brand').fill('Typed offline')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Error saving equipment: .*Check your connection and try again\.$/,
  )
  await expect(dialog.getByLabel('Brand')).toHaveValue('Typed offline')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Offline item')).toContainText('Typed offline')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete Offline item' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    /^Error deleting equipment: No answer came, so it may have been deleted\./,
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Offline item')).toBeVisible()
  await context.setOffline(false)
})
