import { addButton, equipmentPath, rowOf } from './equipment-page.ts'
import { stretchTimers } from './faults.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone a toast leaves the buttons of a dialog free, and its own can be pressed', async ({
  page,
  catalog,
  login,
}) => {
  await catalog.add({ name: 'Bench' })
  await stretchTimers(page)
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Bench' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await addButton(page).click()
  const form = page.getByRole('dialog', { name: 'Add New Equipment' })
  // Playwright presses only what nothing else covers.
  await form.getByRole('button', { name: 'Add Equipment' }).click({ trial: true })
  await undo.click()
  await expect(form.getByRole('button', { name: 'Add Equipment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Bench')).toBeVisible()
})
