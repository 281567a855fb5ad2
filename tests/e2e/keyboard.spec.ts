import type { Locator, Page } from 'playwright/test'
import { addButton, equipmentPath, openAddDialog, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

/** Presses Tab until this is focused; fails when a whole round does not reach it. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Tab into the row of an item, the one Tab stop of the table, and on with the right arrow to one of its buttons. */
async function arrowTo(page: Page, row: Locator, button: Locator) {
  for (let step = 0; step < 40; step++) {
    if (await row.evaluate((element) => element.contains(document.activeElement))) break
    await page.keyboard.press('Tab')
  }
  for (let step = 0; step < 5; step++) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowRight')
  }
  await expect(button).toBeFocused()
}

test('the whole catalog can be worked by keyboard alone', async ({ page, login, catalog }) => {
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByText('No equipment added yet.')).toBeVisible()

  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  await tabTo(page, adding.getByLabel('Name'))
  await page.keyboard.type('Typed heater')
  await tabTo(page, adding.getByRole('combobox', { name: 'Categories' }))
  await page.keyboard.type('sauna')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(adding.getByRole('button', { name: 'Remove Sauna Heaters' })).toBeVisible()
  await tabTo(page, adding.getByRole('combobox', { name: 'Currency' }))
  await page.keyboard.type('g')
  await expect(adding.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP')
  await tabTo(page, adding.getByRole('tab', { name: 'Basic Info' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(adding.getByRole('tab', { name: 'Technical' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(adding.getByRole('tab', { name: 'Supplier' })).toBeFocused()
  await tabTo(page, adding.getByLabel('Lead Time (days)'))
  await page.keyboard.type('30')
  await tabTo(page, adding.getByRole('button', { name: 'Add Equipment' }))
  await page.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await expect(rowOf(page, 'Typed heater')).toContainText('30 days')

  const row = rowOf(page, 'Typed heater')
  const view = page.getByRole('button', { name: 'View details Typed heater' })
  await arrowTo(page, row, view)
  await page.keyboard.press('Enter')
  const viewing = page.getByRole('dialog', { name: 'Typed heater' })
  await tabTo(page, viewing.getByRole('tab', { name: 'Overview' }))
  await page.keyboard.press('End')
  await expect(viewing.getByRole('tab', { name: 'Metadata' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(viewing).toBeHidden()
  await expect(view).toBeFocused()

  const edit = page.getByRole('button', { name: 'Edit Typed heater' })
  await arrowTo(page, row, edit)
  await page.keyboard.press('Enter')
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await tabTo(page, editing.getByLabel('Brand'))
  await page.keyboard.type('Keys')
  await page.keyboard.press('Enter')
  await expect(editing).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(row).toContainText('Keys')

  const remove = page.getByRole('button', { name: 'Delete Typed heater' })
  await arrowTo(page, row, remove)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  // The row's button is gone with the row, and no other row is left.
  await expect(page.getByRole('region', { name: 'Catalog' })).toBeFocused()
  expect(await catalog.all()).toEqual([])

  await tabTo(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('focus cannot leave an open dialog', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Behind' })
  await login()
  const dialog = await openAddDialog(page)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press(key)
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
  }
})

test('the first Tab offers to skip to the content', async ({ page, login }) => {
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByRole('heading', { name: 'Equipment Catalog' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the sign-in form works by keyboard', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('stranger@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('whatever')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Unauthorized email address')
})
