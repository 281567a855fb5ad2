import { readFile } from 'node:fs/promises'
import { parseCsv } from 'hucre/csv'
import type { Locator, Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { founder, operations } from './accounts.ts'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import type { Catalog } from './catalog.ts'
import { equipmentPath, filterByCategory, menuItem } from './equipment-page.ts'
import { stretchTimers } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { printed } from './printed.ts'
import { resize } from './resize.ts'
import type { Server } from './server.ts'
import { tabTo } from './tab-stops.ts'

// Empty projects to printed schedules, one of 30 lines. tests/screens/projects and revisions prove variants of every step.

const projectsPath = '/dashboard/projects'

/** The items of a bathhouse: as many as a schedule of 30 lines needs, of two categories and one plunge. */
const heater = (number: number) => ({
  name: `Sauna heater ${number}`,
  category: 'Sauna Heaters',
  cost: 1000.5,
  lead_time_days: 30,
  specifications: { power_kw: 9, rated_v: 208, phases: 3, weight_kg: 60 },
})
const shower = (number: number) => ({
  name: `Rain shower ${number}`,
  category: 'Showers',
  cost: 200,
  specifications: { cold_water_lpm: 5, hot_water_lpm: 4, drain_lpm: 9 },
})
const plunge = {
  name: 'Cold plunge',
  category: 'Cold Plunge Pools',
  cost: 21_400,
  specifications: { power_kw: 3, rated_v: 208, phases: 1, water_l: 2000, weight_kg: 500 },
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const bathhouse = [...numbers(12).map(heater), ...numbers(17).map(shower), plunge]
/** Where the way matters and not the length. */
const fewItems = [...numbers(3).map(heater), ...numbers(2).map(shower), plunge]

const fieldOf = (page: Page, what: 'Quantity' | 'Room' | 'Tag', tag: string) =>
  page.getByLabel(`${what} of ${tag}`, { exact: true })
const quantityOf = (page: Page, tag: string) => fieldOf(page, 'Quantity', tag)
const lineTags = (page: Page) => page.getByLabel(/^Tag of /)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const message = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

/** The figure of all pieces below the lines. */
const total = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Totals' }).getByText(label, { exact: true }).locator('xpath=../dd')

/** Types a value into a field of a line. */
async function setField(field: Locator, value: string) {
  await field.fill(value)
  await field.press('Enter')
}

/** What is stored of a line: '6 Wet area'. A change made in place shows no message once it is saved. */
async function storedLine({ backend }: Server, tag: string) {
  const [line] = await backend.query('select quantity, room from public.project_lines where tag = $1', [tag])
  return [line?.quantity, line?.room].filter(Boolean).join(' ')
}

/** A project with a line for each item, written without clicking. */
async function addProject({ backend }: Server, catalog: Catalog, items: readonly object[] = bathhouse) {
  const stored = await catalog.add(...(items as typeof bathhouse))
  const id = crypto.randomUUID()
  await backend.query("insert into public.projects (id, name, client) values ($1, 'Lot 7', 'Bath Company')", [
    id,
  ])
  for (const [index, { id: itemId }] of stored.entries())
    await backend.query(
      `insert into public.project_lines (project_id, equipment_id, tag, room, position)
       values ($1, $2, 'T-' || $3::text, case when $3::integer % 2 = 0 then 'Hall' end, $3::integer)`,
      [id, itemId, index + 1],
    )
  return `${projectsPath}/${id}`
}

/** The cells of the schedule on the screen, by the headers of their columns. */
async function rowsOnScreen(page: Page): Promise<Record<string, string>[]> {
  const table = page.getByRole('table')
  // Not innerText: the style sheet writes them in capitals.
  const heads = await table.locator('thead th').allTextContents()
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)))
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(heads.map((head, place) => [head, cells[place] ?? ''])))
}

/** What the screen and a file of the schedule both have, with money as a number. */
function shownValues(row: Record<string, string>) {
  const amount = (text = '') => Number(text.replace(/[^\d.]/g, ''))
  const text = (value = '') => (value === '-' ? '' : value.replaceAll('\u00a0', ' '))
  return [
    text(row.Tag),
    Number(row.Qty),
    text(row.Room),
    text(row.Item),
    text(row.Power),
    text(row.Water),
    text(row['Lead time']).replace(' days', ''),
    amount(row.Price),
    amount(row['Line price']),
  ]
}

/** The same values of the rows of a file. */
function fileValues([head = [], ...rows]: readonly (readonly unknown[])[]) {
  return rows.map((cells) => {
    const cell = (header: string) => String(cells[head.indexOf(header)] ?? '')
    return [
      cell('Tag'),
      Number(cell('Quantity')),
      cell('Room'),
      cell('Name'),
      cell('Power'),
      cell('Water'),
      cell('Lead Time (days)'),
      Number(cell('Unit Price')),
      Number(cell('Line Price')),
    ]
  })
}

/** The bytes of the file that an item of the menu downloads. */
async function downloaded(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name, exact: true }).click(),
  ])
  return readFile(await file.path())
}

test('two people make a schedule of 30 lines by mouse, and compare it with the revision before', async ({
  page,
  login,
  catalog,
  openBrowser,
  allowConsole,
  server,
}) => {
  // The answer to a change of a line that somebody else has changed.
  allowConsole(failedRequest)
  await catalog.add(...bathhouse)
  await stretchTimers(page)
  await login(founder)
  await page.goto(projectsPath)
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lot 7')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(heading(page, 'Lot 7')).toBeVisible()
  const address = page.url()

  await test.step('29 items are added from the catalog, 12 of them in three presses', async () => {
    await page.getByRole('link', { name: 'Add items' }).click()
    await filterByCategory(page, 'Sauna Heaters')
    await page.getByRole('checkbox', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Add to a project' }).click()
    await page.getByRole('button', { name: 'Add 12 items' }).click()
    await expect(message(page, '12 items were added to Lot 7.')).toBeVisible()

    await page.getByRole('button', { name: 'Clear' }).click()
    await filterByCategory(page, 'Showers')
    await page.getByRole('checkbox', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Add to a project' }).click()
    await page.getByLabel('Room', { exact: true }).fill('Wet area')
    await page.getByRole('button', { name: 'Add 17 items' }).click()
    await message(page, '17 items were added to Lot 7.').getByRole('button', { name: 'Show' }).click()
    await expect(lineTags(page)).toHaveCount(29)
    await expect(total(page, 'Pieces')).toHaveText('29')
    // 12 x 1,000.50 + 17 x 200
    await expect(total(page, 'Cost')).toHaveText('$15,406')
  })

  await test.step('revision A is saved', async () => {
    await (await menuItem(page, 'Documents', 'Revisions')).click()
    await page.getByRole('button', { name: 'Save as a revision' }).click()
    await page.getByRole('button', { name: 'Save as revision A' }).click()
    await expect(page.getByText('No line was added, removed or changed.')).toBeVisible()
    await page.goto(address)
  })

  const colleague = await openBrowser(operations)
  await test.step('one enters quantities while the other sets rooms', async () => {
    await colleague.goto(projectsPath)
    await colleague.getByRole('link', { name: 'Lot 7' }).click()
    await expect(quantityOf(colleague, 'SH-1')).toBeVisible()
    const enterQuantities = async () => {
      for (const number of [1, 2, 3]) await setField(quantityOf(page, `SW-${number}`), '6')
    }
    const setRooms = async () => {
      for (const number of [1, 2, 3]) await setField(fieldOf(colleague, 'Room', `SH-${number}`), 'Sauna A')
    }
    await Promise.all([enterQuantities(), setRooms()])
    await expect.poll(() => storedLine(server, 'SW-3')).toBe('6 Wet area')
    await expect.poll(() => storedLine(server, 'SH-3')).toBe('1 Sauna A')
    await page.reload()
    await expect(fieldOf(page, 'Room', 'SH-3')).toHaveValue('Sauna A')
    await expect(quantityOf(page, 'SW-3')).toHaveValue('6')
    await expect(total(page, 'Pieces')).toHaveText('44')
  })

  await test.step('the name of a room stays in view above its lines', async () => {
    await quantityOf(page, 'SW-17').scrollIntoViewIfNeeded()
    await expect(page.getByRole('rowheader', { name: 'Wet area', exact: false })).toBeInViewport()
    await expect(quantityOf(page, 'SW-1')).not.toBeInViewport()
  })

  await test.step('the same line asks', async () => {
    await setField(quantityOf(page, 'SH-1'), '2')
    await expect.poll(() => storedLine(server, 'SH-1')).toBe('2 Sauna A')
    await setField(quantityOf(colleague, 'SH-1'), '3')
    const question = colleague.getByRole('alertdialog', { name: 'Someone else changed SH-1' })
    await expect(question).toContainText(/Theirs\s*2\s*Mine\s*3/)
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(() => storedLine(server, 'SH-1')).toBe('3 Sauna A')
    await expect(total(colleague, 'Pieces')).toHaveText('46')
  })

  await test.step('the 30th item is added from View, and revision B is compared with A', async () => {
    await page.goto(`${equipmentPath}?q=plunge`)
    await page.getByRole('button', { name: 'View details Cold plunge' }).click()
    // In the dialog: before it opens, the bar of the selection, which outlives a reload, has such a button, too.
    const viewing = page.getByRole('dialog', { name: 'Cold plunge' })
    await viewing.getByRole('button', { name: 'Add to a project' }).click()
    await page.getByRole('button', { name: 'Add 1 item' }).click()
    await expect(message(page, '1 item was added to Lot 7.')).toBeVisible()
    await page.goto(`${address}/revisions`)
    await page.getByRole('button', { name: 'Save as a revision' }).click()
    await page.getByRole('button', { name: 'Save as revision B' }).click()
    const changes = page.getByRole('article', { name: 'Changes' })
    await expect(changes.getByText('6 changed, 1 added, 0 removed')).toBeVisible()
    await expect(changes.getByRole('rowgroup').filter({ hasText: 'SW-2' })).toContainText(/Quantity\s*1\s*6/)
    await expect(changes.getByRole('region', { name: 'Added lines' })).toContainText(/CP-1\s*Cold plunge/)
    expect((await printed(page)).pages).toBe(1)
  })

  await test.step('the schedule is printed, and its files say what the screen says', async () => {
    await page.goto(address)
    await (await menuItem(page, 'Documents', 'Schedule')).click()
    await expect(page.getByText('30 items, 47 pieces')).toBeVisible()
    const shown = (await rowsOnScreen(page)).map(shownValues)
    expect(shown).toHaveLength(30)
    expect(shown).toContainEqual([
      ...['SH-1', 3, 'Sauna A', 'Sauna heater 1', '9 kW, 208 V, 3 phases', '', '30'],
      ...[1000.5, 3001.5],
    ])
    const csv = (await downloaded(page, 'Export CSV')).toString().replace(/^\uFEFF/, '')
    expect(fileValues(parseCsv(csv))).toEqual(shown)
    const xlsx = await readSheet(await downloaded(page, 'Export XLSX'))
    expect(fileValues(xlsx)).toEqual(shown)
    const { pages, size } = await printed(page)
    expect(size).toEqual([792, 612])
    expect(pages).toBeGreaterThan(1)
  })
})

test('a schedule is made and printed by keyboard alone', async ({ page, login, catalog }) => {
  await catalog.add(...fewItems)
  await stretchTimers(page)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await login()
  await page.goto(projectsPath)
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Lot 7')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Lot 7')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Add items' }))
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Sauna heater 1' }).first()
  await expect(row).toBeVisible()
  await tabTo(page, row)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('6 selected')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('add to a pro')
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add 6 items' })
  await expect(page.getByText('6 new lines.')).toBeVisible()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page, '6 items were added to Lot 7.')).toBeVisible()
  await page.keyboard.press('Alt+t')
  await tabTo(page, page.getByRole('button', { name: 'Show', exact: true }))
  await page.keyboard.press('Enter')
  await expect(lineTags(page)).toHaveCount(6)

  await test.step('quantities are typed and stepped, a line is moved, and three changes are undone', async () => {
    await tabTo(page, quantityOf(page, 'SH-1'))
    await page.keyboard.type('6')
    await expect(total(page, 'Pieces')).toHaveText('11')
    await page.keyboard.press('Enter')
    await expect(quantityOf(page, 'SH-2')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(total(page, 'Pieces')).toHaveText('13')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(lineTags(page).first()).toHaveValue('SH-2')
    await expect(quantityOf(page, 'SH-2')).toBeFocused()

    // Not in a field, where Ctrl Z is the browser's own until the field is saved. Undo waits for the save.
    await tabTo(page, page.getByRole('checkbox', { name: 'Select SH-2', exact: true }), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(lineTags(page).first()).toHaveValue('SH-1')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(quantityOf(page, 'SH-2')).toHaveValue('1')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(quantityOf(page, 'SH-1')).toHaveValue('1')
    await expect(message(page, 'Quantity of SH-1 is 1 again.')).toBeVisible()
    await expect(total(page, 'Pieces')).toHaveText('6')
  })

  await tabTo(page, page.getByRole('button', { name: 'Documents' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Totals' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment Schedule' })).toBeFocused()
  await expect(page.getByText('6 items, 6 pieces')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Print' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-printed]')).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a schedule is made by thumb; a quantity typed offline stays and is saved later', async ({
    page,
    login,
    catalog,
    allowConsole,
    server,
  }) => {
    allowConsole(failedRequest)
    await catalog.add(...fewItems)
    await stretchTimers(page)
    await login()
    await page.goto(projectsPath)
    await page.getByRole('button', { name: 'New project' }).tap()
    await page.getByRole('textbox', { name: 'Name' }).fill('Lot 7')
    await page.getByRole('button', { name: 'Create project' }).tap()
    await page.getByRole('link', { name: 'Add items' }).tap()
    await page.getByRole('checkbox', { name: 'Select Sauna heater 1', exact: true }).tap()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More' }).tap()
    await page.getByRole('button', { name: 'Select all shown' }).tap()
    await page.getByRole('button', { name: 'Add to a project' }).tap()
    await page.getByRole('button', { name: 'Add 6 items' }).tap()
    await message(page, '6 items were added to Lot 7.').getByRole('button', { name: 'Show' }).tap()
    await expect(lineTags(page)).toHaveCount(6)

    // The tag of a line comes first, to the eye and for Tab, then its name.
    const tag = page.getByRole('textbox', { name: 'Tag of SH-1', exact: true })
    const name = page.getByRole('link', { name: 'Sauna heater 1', exact: true })
    await tag.focus()
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
    const tops = await Promise.all([tag, name].map(async (part) => (await part.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))

    // All around its box a press reaches the checkbox.
    const check = page.getByRole('checkbox', { name: 'Select SH-1', exact: true })
    for (const position of [4, 32]) {
      await page
        .locator('label')
        .filter({ has: check })
        .tap({ position: { x: position, y: position } })
      await expect(check).toBeChecked({ checked: position === 4 })
    }

    await page.getByRole('button', { name: 'One more of SH-1', exact: true }).tap()
    await page.getByRole('button', { name: 'One more of SH-1', exact: true }).tap()
    await expect(total(page, 'Pieces')).toHaveText('8')
    await expect.poll(() => storedLine(server, 'SH-1')).toBe('3')

    await page.context().setOffline(true)
    await quantityOf(page, 'SH-2').fill('7')
    await expect(total(page, 'Pieces')).toHaveText('14')
    await expect(page.getByText('Your last change is not saved.')).toBeVisible()
    await expect(quantityOf(page, 'SH-2')).toHaveValue('7')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect.poll(() => storedLine(server, 'SH-2')).toBe('7')
    await expect(page.getByText('not saved')).toBeHidden()
    await expectNoSidewaysScroll(page, 'the project')

    // The heading of the lines stays in sight below the title bar, here of a low window.
    await page.setViewportSize({ width: 390, height: 500 })
    await lineTags(page).last().scrollIntoViewIfNeeded()
    await expect(lineTags(page).first()).not.toBeInViewport()
    await expect(page.getByText('6 lines, 14 pieces')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })

    await page.getByRole('button', { name: 'Documents' }).tap()
    await page.getByRole('dialog', { name: 'Documents' }).getByRole('link', { name: 'Schedule' }).tap()
    await expect(page.getByText('6 items, 14 pieces')).toBeVisible()
    await expectNoSidewaysScroll(page, 'the schedule')
    // It is as wide as the window and begins below its bar, on paper at the top.
    const sheet = page.getByRole('article')
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 56, width: 390 })
    await page.emulateMedia({ media: 'print' })
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
    await page.emulateMedia({ media: 'screen' })

    await page.goto(projectsPath)
    await page.getByRole('button', { name: 'Actions of Lot 7' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive Lot 7' }).tap()
    await expect(page.getByText('All projects are archived.')).toBeVisible()
  })
})

/** Runs in the page: whether nothing covers the focused field. */
function isFocusInSight() {
  const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  return [top + 2, bottom - 2].every(
    (y) => document.elementFromPoint(left + 10, y) === document.activeElement,
  )
}

/**
 * Expects no sideways scrolling and no violation at 320 px: a dialog has the same content at every width. Leaves the window
 * at 1440 px.
 */
async function check(page: Page, where: string) {
  await resize(page, 320)
  await expectNoSidewaysScroll(page, `${where} at 320 px`)
  await expectAccessible(page, `${where} at 320 px`)
  await resize(page, 1440)
}

/** The same for a page, which has other layouts in wider windows. */
async function checkPage(page: Page, where: string) {
  await check(page, where)
  await expectAccessible(page, `${where} at 1440 px`)
  for (const width of [390, 768, 1440]) {
    await resize(page, width)
    await expectNoSidewaysScroll(page, `${where} at ${width} px`)
  }
}

test('the screens of a project are accessible, fit any width, a zoom of 400 %, and forced colors', async ({
  page,
  login,
  server,
  catalog,
}) => {
  await login()
  await page.goto(projectsPath)
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await check(page, 'new project')

  const address = await addProject(server, catalog, [heater(1), shower(1), plunge, heater(2)])
  const [item] = await catalog.all()
  await catalog.remove(item?.id ?? '')
  await page.goto(projectsPath)
  const link = page.getByRole('link', { name: 'Lot 7' })
  await expect(link).toBeVisible()
  await checkPage(page, 'projects')
  await link.click()
  await expect(lineTags(page)).toHaveCount(4)
  await expect(page.getByText('Deleted from the catalog')).toBeVisible()
  await quantityOf(page, 'T-1').fill('none')
  await expect(page.getByText('Write a whole number from 1 to 9,999')).toBeVisible()
  await checkPage(page, 'a project')
  await quantityOf(page, 'T-1').press('Escape')

  await test.step('dialogs', async () => {
    await page.getByRole('button', { name: /^Note, fixed price and alternate of T-2/ }).click()
    await page.getByLabel('Fixed price of one piece').fill('a lot')
    await page.getByRole('button', { name: 'Save' }).click()
    await check(page, 'details of a line')
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select all lines' }).click()
    await check(page, 'selected lines')
    for (const what of ['Room', 'Quantity']) {
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: what }).click()
      await check(page, what)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Escape')
    await (await menuItem(page, 'More', 'Delete')).click()
    await check(page, 'delete a project')
    await page.keyboard.press('Escape')
    await page.goto(`${equipmentPath}?view=${(await catalog.all())[0]?.id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Add to a project' }).click()
    await expect(page.getByText('1 is already in another room')).toBeVisible()
    await check(page, 'add to a project')
  })

  await test.step('revisions', async () => {
    await page.goto(`${address}/revisions`)
    await page.getByRole('button', { name: 'Save as a revision' }).click()
    await check(page, 'save a revision')
    await page.getByRole('button', { name: 'Save as revision A' }).click()
    await expect(page.getByText('No line was added, removed or changed.')).toBeVisible()
    await server.backend.query("update public.project_lines set quantity = 9 where tag <> 'T-4'")
    await server.backend.query("delete from public.project_lines where tag = 'T-4'")
    await page.reload()
    await page.getByRole('combobox', { name: 'To' }).selectOption('Now')
    await expect(page.getByText('3 changed, 0 added, 1 removed')).toBeVisible()
    await checkPage(page, 'revisions')
  })

  await test.step('at 400 % the focused field is in sight, and in forced colors it has an edge', async () => {
    await page.goto(address)
    await resize(page, 320, 256)
    await lineTags(page).first().focus()
    // Down the fields of all lines and up again.
    for (const key of [...numbers(3).map(() => 'Enter'), ...numbers(3).map(() => 'Shift+Enter')]) {
      await page.keyboard.press(key)
      await expect.poll(() => page.evaluate(isFocusInSight), key).toBe(true)
    }
    await expectNoSidewaysScroll(page, 'a project at 400 %')
    await page.emulateMedia({ forcedColors: 'active' })
    await resize(page, 1440)
    const edge = (field: Locator) => field.evaluate((element) => getComputedStyle(element).borderTopColor)
    const ground = await quantityOf(page, 'T-2').evaluate((field) => getComputedStyle(field).backgroundColor)
    expect(await edge(quantityOf(page, 'T-2'))).not.toBe(ground)
  })
})
