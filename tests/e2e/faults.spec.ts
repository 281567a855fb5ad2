import { addButton, equipmentPath, pickCategories, rowOf } from './equipment-page.ts'
import { calls, intercept } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// src/lib/supabase/unwrap.test.ts proves which answer becomes which message, tests/screens what a screen does with it.

test('calls without an answer end after 15 s, and nothing typed is lost', async ({
  page,
  context,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest, /^TypeError: Failed to fetch/)
  await catalog.add({ name: 'Late' })
  await login()
  await page.clock.install()
  const lists: string[] = []
  const recover = await intercept(page, 'GET', calls.equipment, (route) => lists.push(route.request().url()))
  await page.goto(equipmentPath)
  await expect.poll(() => lists.length).toBe(1)
  await page.clock.runFor(15_000)
  // One more try, a second later, before the failure is shown.
  await page.clock.runFor(1_000)
  await expect.poll(() => lists.length).toBe(2)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('alert')).toContainText(
    'Error loading equipment: The server did not answer within 15 seconds',
  )
  await recover()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'Late')).toBeVisible()

  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
  const name = dialog.getByLabel('Name')
  await name.fill('Patience')
  await pickCategories(dialog, 'Other')
  const saves: string[] = []
  const answerSaves = await intercept(page, 'POST', calls.equipment, (route) =>
    saves.push(route.request().url()),
  )
  await name.press('Control+Enter')
  await expect.poll(() => saves.length).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  // Letters typed now would be lost.
  await expect(name).not.toBeFocused()
  await page.keyboard.type(' too late')
  await page.clock.runFor(15_000)
  await expect(dialog.getByRole('alert')).toHaveText(/^Error saving equipment: .*did not answer/)
  await expect(name).toHaveValue('Patience')
  await expect(name).toBeFocused()
  // A save is never repeated on its own.
  expect(saves).toHaveLength(1)

  await answerSaves()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Check your connection and try again\.$/)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Patience')).toBeVisible()
})
