import type { Locator, Page } from 'playwright/test'
import { createSession, founder, password } from './accounts.ts'
import { addButton, equipmentPath, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './tab-stops.ts'

/** Tab into the row of an item, the one Tab stop of the table, then the right arrow to one of its buttons. */
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

test('the catalog can be worked by keyboard alone, from sign-in to sign-out', async ({
  page,
  server,
  catalog,
}) => {
  await createSession(server, founder)
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(founder)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(equipmentPath)
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // It is in the title bar, before the content.
  await tabTo(page, addButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  await expect(adding.getByLabel('Name')).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press(key)
      expect(await adding.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
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
  for (const tab of ['Technical', 'Supplier']) {
    await page.keyboard.press('ArrowRight')
    await expect(adding.getByRole('tab', { name: tab })).toBeFocused()
  }
  await tabTo(page, adding.getByLabel('Lead Time (days)'))
  await page.keyboard.type('30')
  await tabTo(page, adding.getByRole('button', { name: 'Add Equipment' }))
  await page.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  const row = rowOf(page, 'Typed heater')
  await expect(row).toBeFocused()
  await expect(row).toContainText('30 days')

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
  // The button is gone with its row, and no other row is left.
  await expect(page.getByRole('region', { name: 'Catalog' })).toBeFocused()
  expect(await catalog.all()).toEqual([])

  await tabTo(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
