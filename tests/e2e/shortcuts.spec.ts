import type { Page } from 'playwright/test'
import { addButton, equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// palette.test.tsx and palette-entries.test.ts prove what the palette finds, use-shortcuts.test.tsx and
// tests/screens/equipment-commands which keys work where.

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Screen, item or action' })
const option = (page: Page) => palette(page).getByRole('option')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

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

test('a palette or form whose code fails says so, and the next press tries again', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest, /Failed to fetch dynamically/)
  await catalog.add({ name: 'Bench' })
  await login()
  const code = /(palette|equipment-form-dialog)-.*\.js/
  await page.route(code, (route) => route.abort())
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bench')).toBeVisible()
  const message = page.getByText('This could not be loaded. Check your connection, or reload the page.')
  await page.mouse.move(300, 300)
  await addButton(page).click()
  await expect(message).toBeVisible()
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(message).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.unroute(code)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
})

test('/ searches, n adds, ? helps, and they can be switched off for good', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add({ name: 'Bench' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await addButton(page).focus()
  await page.keyboard.press('Shift+?')
  await expect(help(page)).toContainText('Go to a screen, an item or an action')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Shift+?')
  await help(page).getByRole('checkbox', { name: 'Use the keys that need no Ctrl or ⌘' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('keys in View act on its item, however fast they come, and Back leaves View', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(12)
  await login()
  await page.goto(equipmentPath)
  await rowOf(page, 'Item 0001').focus()
  await page.keyboard.press('Enter')
  const view = (name: string) => page.getByRole('dialog', { name })
  // View hears keys once it has focus.
  await expect(view('Item 0001').locator(':focus')).toHaveCount(1)
  for (const key of ['j', 'j', 'ArrowRight', 'k', 'ControlOrMeta+k']) await page.keyboard.press(key)
  await expect(option(page).first()).toHaveText(/^Edit Item 0003/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(view('Item 0003')).toBeVisible()

  await page.getByRole('button', { name: 'Next item' }).click()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(form.getByLabel('Name')).toHaveValue('Item 0004')
  await page.keyboard.press('Escape')
  await expect(view('Item 0004')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(equipmentPath)
  await expect(rowOf(page, 'Item 0004')).toBeFocused()
  const id = await rowOf(page, 'Item 0002').getAttribute('id')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Item 0004')

  // Opened by its address, View has no element to return focus to.
  await page.goto(`${equipmentPath}?view=${id?.replace('equipment-', '')}`)
  await expect(view('Item 0002').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(view('Item 0003')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Item 0003')).toBeFocused()
})
