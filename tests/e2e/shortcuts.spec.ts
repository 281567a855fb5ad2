import type { Page } from 'playwright/test'
import { addButton, equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Screen, item or action' })
const option = (page: Page) => palette(page).getByRole('option')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

// What the palette finds and which keys work where: src/dashboard/palette/*.test.ts(x), src/ui/use-shortcuts.test.tsx.

test('the palette opens from every field, takes what is typed at once, and goes to screens, items and actions', async ({
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

test('a palette whose code cannot be fetched says so, and the next press fetches it again', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically/)
  await login()
  await page.route(/palette-.*\.js/, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(
    page.getByText('This could not be loaded. Check your connection, or reload the page.'),
  ).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.unroute(/palette-.*\.js/)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
})

test('where the code of the form cannot be fetched the list stays, and the form says so', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically/)
  await catalog.add({ name: 'Bench' })
  await login()
  await page.route(/equipment-form-dialog-.*\.js/, (route) => route.abort())
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await page.mouse.move(300, 300)
  await addButton(page).click()
  await expect(
    page.getByText('This could not be loaded. Check your connection, or reload the page.'),
  ).toBeVisible()
  await expect(rowOf(page, 'Bench')).toBeVisible()
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
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toHaveCount(0)
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

test('arrows, Home and End move through the rows, also those not drawn yet; Enter views', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(400)
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Item 0001')).toBeVisible()
  await addButton(page).focus()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    if (await rowOf(page, 'Item 0001').evaluate((row) => row === document.activeElement)) break
  }
  await expect(rowOf(page, 'Item 0001')).toBeFocused()
  // The row above the first is the header's.
  await page.keyboard.press('ArrowUp')
  await expect(rowOf(page, 'Item 0001')).not.toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'Item 0001')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 'Item 0003')).toBeFocused()
  await page.keyboard.press('End')
  await expect(rowOf(page, 'Item 0400')).toBeFocused()
  await expect(rowOf(page, 'Item 0400')).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(rowOf(page, 'Item 0399')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Item 0399' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Item 0399')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rowOf(page, 'Item 0001')).toBeFocused()
  await expect(rowOf(page, 'Item 0001')).toBeInViewport()
})

test('keys in View act on the item it shows, however fast they come, and Back leaves View', async ({
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
  // Its keys are heard once it has focus.
  await expect(view('Item 0001').locator(':focus')).toHaveCount(1)
  for (const key of ['j', 'j', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('k')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(option(page).first()).toHaveText(/^Edit Item 0003/)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Item 0003' })).toBeVisible()

  await page.getByRole('button', { name: 'Next item' }).click()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(form.getByLabel('Name')).toHaveValue('Item 0004')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Item 0004' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(equipmentPath)
  await expect(rowOf(page, 'Item 0004')).toBeFocused()
  const link = await rowOf(page, 'Item 0002').getAttribute('id')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Item 0004')

  // Opened by its address, View has nowhere to return focus to.
  await page.goto(`${equipmentPath}?view=${link?.replace('equipment-', '')}`)
  await expect(view('Item 0002').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'Item 0003' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Item 0003')).toBeFocused()
})

test('saying where something was found makes no row higher', async ({ page, login, catalog }) => {
  const supplier = 'Nordwood Supply, a long way north of here, by the river, second house on the left'
  await catalog.add({ name: 'A bench whose name is so long that it takes two lines of the table', supplier })
  await login()
  await page.goto(equipmentPath)
  const row = page.locator('[data-row="0"]')
  await expect(row).toBeVisible()
  const height = async () => (await row.boundingBox())?.height
  const before = await height()
  await searchBox(page).fill('nordwood')
  await expect(row).toContainText('in Supplier: Nordwood')
  expect(await height()).toBe(before)
  const where = await row.getByText('in Supplier').boundingBox()
  const outer = await row.boundingBox()
  expect((where?.y ?? 0) + (where?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0))
})
