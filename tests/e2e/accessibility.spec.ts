import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll, visit } from './axe.ts'
import { chooseFile, countOf, openImport } from './csv-files.ts'
import { addButton, equipmentPath, menuItem, rowOf, searchBox } from './equipment-page.ts'
import { answer, calls, hold, stretchTimers } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { resize } from './resize.ts'

// axe and the width of every staff screen and dialog. site-accessibility.spec.ts covers the public pages.

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

// The width at which a reader with a zoom of 400 % sees everything. What fits here fits wider windows.
test.use({ viewport: { width: 320, height: 844 } })

/** Expects no sideways scrolling and no violation, by default at 320 px only: a dialog has the same content at any width. */
async function check(page: Page, state: string, widths: readonly number[] = [320]) {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await resize(page, width, 844)
    await expectNoSidewaysScroll(page, `${state} at ${width} px`)
    await expectAccessible(page, `${state} at ${width} px`)
  }
}

/** The list is cards at 320 px and a table at 1440, and the sidebar a drawer or a column. */
const bothLayouts = [1440, 320]

test('sign-in, sign-up and the page of mailed links', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('stranger@example.com')
  await page.getByLabel('Password').fill('whatever')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Unauthorized email address')
  await check(page, 'sign-in, refused')
  await visit(page, '/signup')
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await check(page, 'sign-up')
  await page.goto('/#error_code=otp_expired', { waitUntil: 'commit' })
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
  await check(page, 'expired link')
  await page.goto('/#access_token=from-a-mail', { waitUntil: 'commit' })
  await expect(page.getByLabel('New password')).toBeVisible()
  await check(page, 'mailed link')
})

test('overview, projects, a planned screen, and the guide on every tab', async ({ page, login }) => {
  await login()
  const look = async (state: string, text: string) => {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await check(page, state)
  }
  /** Also beside the sidebar as a column and as a narrow rail. */
  const lookBesideSidebar = async (state: string, text: string) => {
    await look(state, text)
    for (const width of [1440, 768]) {
      await resize(page, width)
      await expectNoSidewaysScroll(page, `${state} at ${width} px`)
    }
  }
  await page.goto('/dashboard')
  await lookBesideSidebar('/dashboard', 'Getting started')
  for (const [path, text] of [
    ['/dashboard/projects', 'No projects yet.'],
    ['/dashboard/chat', 'AI Assistant - Coming Soon'],
    ['/dashboard/mcp?server=remote&access=write', 'The configuration'],
  ] as const) {
    await visit(page, path)
    await lookBesideSidebar(path, text)
  }
  // The same texts as before: in a new document they are not those of the last address.
  for (const [path, text] of [
    ['/dashboard/mcp?server=local&system=windows', 'The configuration'],
    ['/dashboard/mcp?client=codex&system=windows', 'Connected clients'],
  ] as const) {
    await page.goto(path)
    await look(path, text)
  }
  for (const [tab, text] of [
    ['Examples', 'Examples'],
    ['Commands', 'Commands'],
    ['Tips', 'Troubleshooting'],
  ] as const) {
    const open = page.getByRole('tab', { name: tab })
    await open.click()
    await expect(open).toHaveAttribute('aria-selected', 'true')
    await look(tab, text)
  }
})

/** What shows that the sidebar was toggled: it is expanded at 1440 px, and a drawer at 320. */
const toggled = (page: Page, width: number) =>
  width < 768
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('button', { name: 'Expand sidebar' })

test('the sidebar, the palette and the list of keys', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  for (const width of bothLayouts) {
    await resize(page, width)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    // The layout follows the window's size a frame later.
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(width < 768 ? 1 : 0)
    await page.keyboard.press('Control+b')
    await expect(toggled(page, width)).toBeVisible()
    await expectAccessible(page, `the sidebar at ${width} px`)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Screen, item or action' })).toBeFocused()
  await check(page, 'the palette')
  await page.keyboard.type('nothing of the kind')
  await expect(page.getByRole('option')).toHaveCount(0)
  await check(page, 'the palette without a result')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await check(page, 'the list of keys')
})

test('the catalog: loading, failed, empty, full', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await stretchTimers(page)
  await login()
  const release = await hold(page, 'GET', calls.equipment)
  await page.goto(equipmentPath)
  await expect(page.getByText('Loading equipment...').first()).toBeVisible()
  await check(page, 'loading')
  release()
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
  await check(page, 'empty')
  await catalog.add(rich, { name: 'Bare' }, { name: 'Euro', cost: 1, currency: 'EUR' })
  await page.reload()
  await expect(rowOf(page, 'Bare')).toBeVisible()
  await check(page, 'full', bothLayouts)
  await searchBox(page).fill('nothing-like-this')
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await check(page, 'filtered empty')
  await page.goto(`${equipmentPath}/spec-sheet?q=nothing-like-this`)
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await check(page, 'spec sheet, filtered empty')
  await visit(page, `${equipmentPath}/spec-sheet`)
  await expect(page.getByRole('article', { name: 'Bare' })).toBeVisible()
  await check(page, 'spec sheet')
  await answer(page, 'GET', calls.equipment, 500, { message: 'boom' })
  await page.goto(equipmentPath)
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page, 'failed')
})

test('the form, on every tab and with every question', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(rich)
  await login()
  await page.goto(`${equipmentPath}?edit=${item?.id}`)
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await editing.getByRole('tab', { name: 'Technical' }).click()
  const width = editing.getByRole('textbox', { name: 'Width' })
  await expect(width).toHaveValue('35.43')
  await check(page, 'specifications')
  await editing.getByRole('combobox', { name: 'Add a field' }).click()
  await expect(editing.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await check(page, 'specifications, open list')
  await page.keyboard.press('Escape')
  await width.fill('wide')
  await editing.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(editing.getByText('Enter a number from 0 to 3,937 in')).toBeVisible()
  await expect(width).toBeFocused()
  await check(page, 'specifications, wrong')
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await addButton(page).click()
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  for (const tab of ['Technical', 'Supplier', 'Notes', 'Basic Info']) {
    await adding.getByRole('tab', { name: tab }).click()
    await check(page, `form, ${tab}`)
  }
  await adding.getByRole('combobox', { name: 'Categories' }).click()
  await expect(adding.getByRole('option').first()).toBeVisible()
  await check(page, 'form, open categories')
  await page.keyboard.press('Escape')
  await adding.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(adding.getByText('Please select at least one category')).toBeVisible()
  await check(page, 'form, with errors')
  await adding.getByLabel('Name').fill('Changed')
  await adding.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'form, asking')
})

test('the import, at every step', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(rich)
  await login()
  const dialog = await openImport(page)
  await expect(dialog.getByText('Choose a CSV or Excel file')).toBeVisible()
  await chooseFile(dialog, '')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(page, 'import, refused')
  await chooseFile(dialog, Buffer.from('Artikel;Name;Name\nK\xfcbel;a;b', 'latin1'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(page, 'import, matching')
  await dialog.getByRole('button', { name: 'Other file' }).click()
  await chooseFile(dialog, `ID,Name,Cost\n${item?.id},Changed,5\n,New,call\n,${'x'.repeat(300)},`)
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

test('the view, on every tab, and deleting', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(rich)
  await catalog.change(String(item?.id), { brand: null, notes: 'x'.repeat(300), specifications: {} })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: rich.name })
  for (const tab of ['Technical', 'Supplier', 'Overview', 'Metadata']) {
    await dialog.getByRole('tab', { name: tab }).click()
    if (tab === 'Metadata') await expect(dialog.getByText('Changed')).toBeVisible()
    await check(page, `view, ${tab}`)
  }
  await dialog.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'view, restore')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions of ${rich.name}` }).click()
  await check(page, 'the actions of a card')
  await page.getByRole('button', { name: `Delete ${rich.name}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page, 'delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await check(page, 'deleted')
  const deletedItems = await menuItem(page, 'More', 'Deleted items')
  await expectAccessible(page, 'a menu')
  await deletedItems.click()
  await expect(page.getByRole('dialog', { name: 'Deleted Items' }).getByRole('listitem')).toHaveCount(1)
  await check(page, 'deleted items')
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('View has an edge, one underlined tab, and gray disabled steps; each list outlines one option', async ({
    page,
    login,
    catalog,
  }) => {
    const [item] = await catalog.add(rich)
    await login()
    await page.goto(`${equipmentPath}?view=${item?.id}`)
    const viewing = page.getByRole('dialog', { name: rich.name })
    await expect(viewing).toHaveCSS('border-top-width', '1px')
    const lines = await viewing
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    const ground = await viewing.evaluate((box) => getComputedStyle(box).backgroundColor)
    expect(lines.map((line) => line === ground)).toEqual([false, true, true, true])
    const color = (name: string) =>
      viewing.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color)
    expect(await color('Next item')).not.toBe(await color('Close'))
    await page.keyboard.press('Escape')

    await addButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
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
})
