import type { Locator, Page } from 'playwright/test'
import { founder, operations } from './accounts.ts'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

async function openHistory(page: Page, item: { id: string } | undefined, name: string): Promise<Locator> {
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('tab', { name: 'Metadata' }).click()
  return dialog
}

const restoreButtons = (dialog: Locator) => dialog.getByRole('button', { name: /^Restore how it was before/ })

/** An entry's lines: the value's name, then old and new. */
const changesIn = (dialog: Locator) =>
  dialog
    .getByRole('listitem')
    .first()
    .getByRole('term')
    .or(dialog.getByRole('listitem').first().getByRole('definition'))

test('an item is changed; its history says who, when, how and what, and restores it', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({
    name: 'Cedar bench',
    category: 'Benches',
    brand: 'Nordwood',
    cost: 1200,
  })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Edit Cedar bench' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await editing.getByLabel('Name').fill('Hemlock bench')
  await editing.getByLabel('Brand').fill('')
  await editing.getByLabel('Cost').fill('1200.5')
  await editing.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(editing).toBeHidden()

  await page.getByRole('button', { name: 'View details Hemlock bench' }).click()
  let dialog = page.getByRole('dialog', { name: 'Hemlock bench' })
  await dialog.getByRole('tab', { name: 'Metadata' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText(/^Changed \w{3} \d+, 20\d\d/)
  await expect(dialog.getByRole('listitem').first()).toContainText('founder@example.com, Web')
  await expect(changesIn(dialog)).toHaveText([
    'Name',
    /Cedar bench.*→.*Hemlock bench/,
    'Brand',
    /Nordwood.*→.*empty/,
    'Cost',
    /\$1,200 .*→.*\$1,200\.50/,
  ])
  await expect(dialog.getByRole('listitem').nth(1)).toHaveText(/^Added .*Assistant$/)
  await expect(restoreButtons(dialog)).toHaveCount(1)

  await restoreButtons(dialog).click()
  const question = page.getByRole('alertdialog', { name: 'Restore how it was before this change?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(question.getByRole('definition').first()).toHaveText(/Hemlock bench.*→.*Cedar bench/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(restoreButtons(dialog)).toBeFocused()
  await restoreButtons(dialog).click()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toBeHidden()

  dialog = page.getByRole('dialog', { name: 'Cedar bench' })
  await expect(dialog.getByRole('status')).toHaveText(/^Restored/)
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByRole('listitem').first()).toContainText(/Hemlock bench.*→.*Cedar bench/)
  // What was just undone can be restored in turn; what already holds cannot.
  await expect(restoreButtons(dialog)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Cedar bench')).toContainText('Nordwood')
  const [stored] = await catalog.all()
  expect(stored).toEqual({ ...item, updated_at: stored?.updated_at })
})

test('a deletion is undone: the same row, as if nothing had happened', async ({ page, login, catalog }) => {
  await catalog.add(
    { name: 'Newer' },
    { name: 'Steam column', created_via: 'assistant', specifications: { kw: [1, { a: true }] }, cost: 0.1 },
    { name: 'Older' },
  )
  const before = await catalog.all()
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Steam column' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Steam column was deleted.')).toBeVisible()
  await expect(rowOf(page, 'Steam column')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Steam column was restored.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^View details/ })).toHaveText(['', '', ''])
  await expect(page.getByRole('row').nth(2)).toContainText('Steam column')
  expect(await catalog.all()).toEqual(before)

  const dialog = await openHistory(page, before[1], 'Steam column')
  await expect(dialog.getByRole('listitem')).toContainText([/^Restored/, /^Deleted/, /^Added/])
  await expect(restoreButtons(dialog)).toHaveCount(0)
})

test('by keyboard alone: delete, undo, look at the history, restore', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Salt lamp', brand: 'First' })
  await catalog.change(String(item?.id), { brand: 'Second' })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Salt lamp' }).press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // sonner's own key for its messages.
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1000 })
  await expect(rowOf(page, 'Salt lamp')).toBeVisible()

  await page.getByRole('button', { name: 'View details Salt lamp' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Salt lamp' })
  await dialog.getByRole('tab', { name: 'Overview' }).press('End')
  await expect(dialog.getByRole('tab', { name: 'Metadata' })).toBeFocused()
  await expect(restoreButtons(dialog)).toBeVisible()
  await restoreButtons(dialog).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'History' })).toBeFocused()
  expect(await catalog.all()).toMatchObject([{ brand: 'First' }])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View details Salt lamp' })).toBeFocused()
})

test('an undo that comes too late says so, and the list shows what holds', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Twice' })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Twice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await catalog.add({ id: String(item?.id), name: 'Back already' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('Twice could not be restored: This item is already in the catalog'),
  ).toBeVisible()
  await expect(rowOf(page, 'Back already')).toBeVisible()
})

test('a deletion in one browser, undone, is none in the other', async ({ openBrowser, catalog }) => {
  await catalog.add({ name: 'Shared', category: 'Doors', brand: 'Old' })
  const [mine, yours] = [await openBrowser(founder), await openBrowser(operations)]
  await mine.goto(equipmentPath)
  await mine.getByRole('button', { name: 'Edit Shared' }).click()
  const editing = mine.getByRole('dialog', { name: 'Edit Equipment' })
  await editing.getByLabel('Brand').fill('Mine')

  await yours.goto(equipmentPath)
  await yours.getByRole('button', { name: 'Delete Shared' }).click()
  await yours.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await yours.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(yours, 'Shared')).toBeVisible()

  // The row is the one that was opened, so nothing has to be asked.
  await editing.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(editing).toBeHidden()
  const [stored] = await catalog.all()
  expect(stored).toMatchObject({ brand: 'Mine' })
  const dialog = await openHistory(yours, stored, 'Shared')
  await expect(dialog.getByRole('listitem')).toContainText([
    /^Changed .*founder@example\.com, Web/,
    /^Restored .*operations@example\.com, Web/,
    /^Deleted .*operations@example\.com, Web/,
    /^Added .*Assistant/,
  ])
})

test('a restore of an item deleted meanwhile is refused where it was asked', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Going', brand: 'First' })
  await catalog.change(String(item?.id), { brand: 'Second' })
  await login()
  const dialog = await openHistory(page, item, 'Going')
  await restoreButtons(dialog).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('definition')).toHaveText(/Second.*→.*First/)
  await catalog.remove(String(item?.id))
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    'Error restoring equipment: This item has been deleted',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await catalog.all()).toEqual([])
})

test('loading, failed and retried, empty; asked for only on its tab', async ({
  page,
  login,
  catalog,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await server.backend.query('alter table public.equipment_catalog disable trigger record_equipment_change')
  const [item] = await catalog.add({ name: 'Unwritten' })
  await server.backend.query('alter table public.equipment_catalog enable trigger record_equipment_change')
  await login()
  let asked = 0
  page.on('request', (request) => calls.history.test(request.url()) && asked++)
  const recover = await answer(page, 'GET', calls.history, 500, { message: 'boom' })
  const release = await hold(page, 'GET', calls.history)
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Unwritten' })
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  expect(asked).toBe(0)
  await dialog.getByRole('tab', { name: 'Metadata' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Loading...')
  release()
  await expect(dialog.getByRole('alert')).toContainText('Error loading history: boom')
  await recover()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('No changes recorded yet.')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a long history comes in parts, long texts cut down to what differs', async ({
  page,
  login,
  catalog,
}) => {
  const text = 'lorem '.repeat(500)
  const [item] = await catalog.add({ name: 'Busy', notes: text })
  for (let number = 1; number <= 20; number++)
    await catalog.change(String(item?.id), { lead_time_days: number })
  await catalog.change(String(item?.id), { notes: `${text}<b>ipsum</b>` })
  await login()
  const dialog = await openHistory(page, item, 'Busy')
  await expect(dialog.getByRole('listitem')).toHaveCount(20)
  await expect(dialog.getByRole('definition').filter({ hasText: 'ipsum' })).toHaveText(
    /^….{1,30}.*→.*….{1,30}<b>ipsum<\/b>$/s,
  )
  await dialog.getByRole('button', { name: 'Show older' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(22)
  await expect(dialog.getByRole('listitem').last()).toContainText('Added')
  await expect(dialog.getByRole('button', { name: 'Show older' })).toHaveCount(0)
})

test('what was deleted before, by anybody, is listed and can be brought back', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [bench, lamp] = await catalog.add({ name: 'Bench', created_via: 'manual' }, { name: 'Lamp' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await catalog.remove(String(lamp?.id))
  await catalog.add({ id: String(lamp?.id), name: 'Lamp, again' })
  await catalog.remove(String(lamp?.id))
  await catalog.remove(String(bench?.id))

  const opener = page.getByRole('button', { name: 'Deleted items' })
  await opener.click()
  await expect(page).toHaveURL(`${equipmentPath}?deleted=`)
  const dialog = page.getByRole('dialog', { name: 'Deleted Items' })
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveText([/^Bench was deleted .*Assistant/, /^Lamp, again was deleted .*Assistant/])
  await dialog.getByRole('button', { name: 'Restore Bench' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Bench was restored.')
  await expect(dialog.getByRole('status')).toBeFocused()
  await expect(lines).toHaveText(/^Lamp, again/)
  expect(await catalog.all()).toEqual([bench])

  // Somebody else was faster.
  await catalog.add({ id: String(lamp?.id), name: 'Lamp' })
  await dialog.getByRole('button', { name: 'Restore Lamp, again' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Error restoring equipment: This item is already in the catalog',
  )
  await expect(lines).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(rowOf(page, 'Bench')).toBeVisible()
  await expect(rowOf(page, 'Lamp')).toBeVisible()
})

test('the deleted items: loading, failed, empty', async ({ page, login, allowConsole }) => {
  allowConsole(failedRequest)
  await login()
  const recover = await answer(page, 'GET', calls.history, 500, { message: 'boom' })
  const release = await hold(page, 'GET', calls.history)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Go to' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('deleted')
  await page.getByRole('dialog').getByRole('option', { name: 'Deleted items' }).click()
  await expect(page).toHaveURL(`${equipmentPath}?deleted=`)
  const dialog = page.getByRole('dialog', { name: 'Deleted Items' })
  await expect(dialog.getByRole('status')).toHaveText('Loading...')
  release()
  await expect(dialog.getByRole('alert')).toContainText('Error loading deleted items: boom')
  await recover()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Nothing is deleted.')).toBeVisible()
})
