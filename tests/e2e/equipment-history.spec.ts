import type { Locator } from 'playwright/test'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { stretchTimers } from './faults.ts'
import { expect, test } from './fixtures.ts'

// What the history says, faults, and the deleted items: tests/screens/equipment-history.

const restoreButtons = (dialog: Locator) => dialog.getByRole('button', { name: /^Restore how it was before/ })

test('by keyboard alone: delete, undo, look at the history, restore', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Salt lamp', brand: 'First' }, { name: 'Bench' })
  await catalog.change(String(item?.id), { brand: 'Second' })
  await stretchTimers(page)
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Salt lamp' }).press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Salt lamp')).toHaveCount(0)
  await expect(rowOf(page, 'Bench')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(page, 'Salt lamp')).toBeVisible()

  await page.getByRole('button', { name: 'View details Salt lamp' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Salt lamp' })
  await dialog.getByRole('tab', { name: 'Overview' }).press('End')
  await expect(dialog.getByRole('tab', { name: 'Metadata' })).toBeFocused()
  await expect(restoreButtons(dialog)).toBeVisible()
  await restoreButtons(dialog).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(restoreButtons(dialog)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeFocused()
  expect(await catalog.all()).toMatchObject([{ brand: 'First' }, { name: 'Bench' }])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View details Salt lamp' })).toBeFocused()
})
