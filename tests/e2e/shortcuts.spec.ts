import type { Page } from 'playwright/test'
import { addButton, equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Screen, item or action' })
const option = (page: Page) => palette(page).getByRole('option')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('the palette goes to screens and items, and does things', async ({ page, login, catalog }) => {
  const [, heater] = await catalog.add({ name: 'Bench' }, { name: 'Sauna heater', brand: 'Heatworks' })
  await login()
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('design')
  await expect(option(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/standards')

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('heatworks SAUNA')
  await expect(option(page)).toHaveText(/^Sauna heater/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${equipmentPath}?view=${heater?.id}`)
  await expect(page.getByRole('dialog', { name: 'Sauna heater' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(equipmentPath)

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('add eq')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
})

test('the palette takes what is typed right after its keys', async ({ page, login }) => {
  await login()
  const arrived = page.waitForResponse(/\/assets\/palette-/)
  await page.goto('/dashboard/settings')
  await page.mouse.move(700, 400)
  await (await arrived).finished()
  await page.waitForTimeout(300)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('mcp')
  await expect(field(page)).toHaveValue('mcp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/mcp')
})

test('the palette opens by its button, is worked by arrows, and gives focus back', async ({
  page,
  login,
}) => {
  await login()
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Go to a screen, an item or an action' })
  await button.click()
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('no such thing')
  await expect(palette(page).getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('where its code cannot be fetched the palette says so, and the next time is a new try', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically/)
  await login()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.route(/palette-.*\.js/, (route) => route.abort())
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible()
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
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible()
  await expect(rowOf(page, 'Bench')).toBeVisible()
})

test('/ searches, n adds, ? helps', async ({ page, login, catalog }) => {
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
})

test('no key does anything while something is typed', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Bench' })
  await login()
  await page.goto(equipmentPath)
  await searchBox(page).focus()
  await page.keyboard.type('n/?n')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(searchBox(page)).toHaveValue('n/?n')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys without Ctrl can be switched off for good', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Bench' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bench')).toBeVisible()
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
  await page.keyboard.press('ArrowUp')
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
