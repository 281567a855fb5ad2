import type { Page } from 'playwright/test'
import { equipmentPath, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// palette.test.tsx and palette-entries.test.ts prove what the palette finds, use-shortcuts.test.tsx and
// tests/screens/equipment-commands and equipment-view which keys work where.

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Screen, item or action' })
const option = (page: Page) => palette(page).getByRole('option')

test('the palette opens from any field and goes to screens, items and actions', async ({
  page,
  login,
  catalog,
}) => {
  const [heater] = await catalog.add({ name: 'Sauna heater', brand: 'Heatworks' })
  await login()
  const arrived = page.waitForResponse(/\/assets\/palette-/)
  await page.goto(equipmentPath)
  await page.mouse.move(700, 400)
  await (await arrived).finished()
  await searchBox(page).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL(equipmentPath)

  // No letter typed right after the key is lost.
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('design')
  await expect(option(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/standards')

  await page.getByRole('button', { name: 'Go to a screen, an item or an action' }).click()
  await page.keyboard.type('heatworks SAUNA')
  await expect(option(page)).toHaveText(/^Sauna heater/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${equipmentPath}?view=${heater?.id}`)
  await expect(page.getByRole('dialog', { name: 'Sauna heater' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(equipmentPath)

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('add eq')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add New Equipment' })
  await form.getByLabel('Name').fill('Half a heater')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Half a heater')
})
