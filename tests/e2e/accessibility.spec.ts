import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { chooseFile, countOf, openImport } from './csv-files.ts'
import { addButton, equipmentPath, openAddDialog, rowOf } from './equipment-page.ts'
import { answer, calls, hold, stretchTimers } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { resize } from './resize.ts'

const rich = {
  name: 'Commercial-grade electric sauna heater with remote panel',
  category: 'Sauna Heaters, Control Systems, Safety Equipment',
  brand: 'Sample Heatworks',
  model: 'SH-18',
  cost: 3450,
  power_requirements: '18 kW, 208 V, 3-phase',
  supplier: 'Sample Bath Supply',
  supplier_contact: 'orders@bath-supply.example',
  lead_time_days: 30,
  specifications: {
    output_kw: 18,
    width_mm: 900,
    gfci: true,
    listings: ['UL'],
    datasheet_url: 'https://maker.example/sheet.pdf',
  },
}

/**
 * Checks what is on the screen at both ends of the widths. A dialog has the same content in all of them, so axe reads it
 * once; the list is cards at 320 px and a table at 1440.
 */
async function check(page: Page, state: string, axeWidths: readonly number[] = [320]) {
  for (const width of [320, 1440]) {
    await resize(page, width, 844)
    const where = `${state} at ${width} px`
    await expectNoSidewaysScroll(page, where)
    if (axeWidths.includes(width)) await expectAccessible(page, where)
  }
}

const bothLayouts = [320, 1440]

test('sign-in, sign-up and the page of mailed links', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await check(page, 'sign-in')
  await page.getByLabel('Email').fill('stranger@example.com')
  await page.getByLabel('Password').fill('whatever')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page, 'sign-in, refused')
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await check(page, 'sign-up')
  await page.goto('/#error_code=otp_expired', { waitUntil: 'commit' })
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
  await check(page, 'expired link')
  await page.goto('/#access_token=from-a-mail', { waitUntil: 'commit' })
  await expect(page.getByLabel('New password')).toBeVisible()
  await check(page, 'mailed link')
})

test('the catalog: loading, failed, empty, full', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await stretchTimers(page)
  await login()
  const release = await hold(page, 'GET', calls.equipment)
  await page.goto(equipmentPath)
  await expect(page.getByText('Loading equipment...').first()).toBeVisible()
  await check(page, 'loading', bothLayouts)
  release()
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
  await check(page, 'empty')
  await catalog.add(rich, { name: 'Bare' }, { name: 'Euro', cost: 1, currency: 'EUR' })
  await page.reload()
  await expect(rowOf(page, 'Bare')).toBeVisible()
  await check(page, 'full', bothLayouts)
  await page.goto(`${equipmentPath}?q=nothing-like-this`)
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await check(page, 'filtered empty')
  await answer(page, 'GET', calls.equipment, 500, { message: 'boom' })
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page, 'failed', bothLayouts)
})

test('the form, on every tab and with every question', async ({ page, login, catalog }) => {
  await catalog.add(rich)
  await login()
  await page.goto(equipmentPath)
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
  for (const tab of ['Technical', 'Supplier', 'Notes', 'Basic Info']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await check(page, `form, ${tab}`)
  }
  await dialog.getByRole('combobox', { name: 'Categories' }).click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await check(page, 'form, open categories')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog.getByText('Please select at least one category')).toBeVisible()
  await check(page, 'form, with errors')
  await dialog.getByLabel('Name').fill('Changed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'form, asking')
})

test('specifications in the form: every kind of control, the open list, a wrong value', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add(rich)
  await login()
  await page.goto(`${equipmentPath}?edit=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Width' })).toHaveValue('35.43')
  await check(page, 'specifications')
  await dialog.getByRole('combobox', { name: 'Add a field' }).click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await check(page, 'specifications, open list')
  await page.keyboard.press('Escape')
  await dialog.getByRole('textbox', { name: 'Width' }).fill('wide')
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog.getByText('Enter a number from 0 to 3,937 in')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Width' })).toBeFocused()
  await check(page, 'specifications, wrong')
})

test('the import, at every step', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(rich)
  await login()
  const dialog = await openImport(page)
  await expect(dialog.getByText('Choose a CSV file')).toBeVisible()
  await check(page, 'import, choosing')
  await chooseFile(dialog, '')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(page, 'import, refused')
  await chooseFile(dialog, Buffer.from('Artikel;Name;Name\nK\xfcbel;a;b', 'latin1'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(page, 'import, matching')
  await dialog.getByRole('button', { name: 'Other file' }).click()
  await chooseFile(dialog, `ID,Name,Cost\n${item?.id},Changed,5\n,New,\n,${'x'.repeat(300)},`)
  for (const status of ['New', 'Changed', 'Unchanged', 'Invalid']) {
    await countOf(dialog, status).click()
    await check(page, `import, ${status}`)
  }
  await dialog.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Other file' }).click()
  await chooseFile(dialog, `Name,Categories\n${rich.name},benches; Other`)
  await expect(dialog.getByRole('heading', { name: 'Unknown categories' })).toBeVisible()
  await check(page, 'import, asking')
})

test('the spec sheet', async ({ page, login, catalog }) => {
  await catalog.add(rich, { name: 'Bare' })
  await login()
  await page.goto(`${equipmentPath}/spec-sheet`)
  await expect(page.getByRole('article', { name: 'Bare' })).toBeVisible()
  await check(page, 'spec sheet')
  await page.goto(`${equipmentPath}/spec-sheet?q=nothing-like-this`)
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await check(page, 'spec sheet, empty')
})

test('in forced colours the highlighted option of every list has an outline, and it alone', async ({
  page,
  login,
}) => {
  await login()
  await page.emulateMedia({ forcedColors: 'active' })
  const dialog = await openAddDialog(page)
  const outlines = () =>
    page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => getComputedStyle(option).outlineStyle).filter((style) => style !== 'none'),
      )

  await dialog.getByRole('combobox', { name: 'Categories' }).press('ArrowDown')
  await expect.poll(outlines).toEqual(['solid'])
  await page.keyboard.press('Escape')
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await dialog.getByRole('combobox', { name: 'Add a field' }).press('ArrowDown')
  await expect.poll(outlines).toEqual(['solid'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect.poll(outlines).toEqual(['solid'])
})

test('the view, on every tab, and the delete question', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(rich)
  await catalog.change(String(item?.id), { brand: null, notes: 'x'.repeat(300), specifications: {} })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: rich.name })
  for (const tab of ['Technical', 'Supplier', 'Metadata', 'Overview']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await check(page, `view, ${tab}`)
  }
  await test.step('in forced colours the dialog has an edge, one tab is underlined, and disabled steps are grey', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(dialog).toHaveCSS('border-top-width', '1px')
    const lines = await dialog
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    const [ground] = await dialog.evaluateAll(([box]) => [box && getComputedStyle(box).backgroundColor])
    expect(lines.map((line) => line === ground)).toEqual([false, true, true, true])
    const color = (name: string) =>
      dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color)
    expect(await color('Next item')).not.toBe(await color('Close'))
    await page.emulateMedia({ forcedColors: null })
  })
  await dialog.getByRole('tab', { name: 'Metadata' }).click()
  await expect(dialog.getByText('Changed')).toBeVisible()
  await check(page, 'view, history')
  await dialog.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'view, restore')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${rich.name}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await check(page, 'deleted')
  await page.getByRole('button', { name: 'Deleted items' }).click()
  await expect(page.getByRole('dialog', { name: 'Deleted Items' }).getByRole('listitem')).toHaveCount(1)
  await check(page, 'deleted items')
})
