import type { Locator } from 'playwright/test'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { stretchTimers } from './faults.ts'
import { expect, test } from './fixtures.ts'

// Faults, long histories and the deleted items: tests/screens/equipment-history.

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
  await expect(dialog.getByRole('tabpanel').getByRole('status')).toHaveText(/^Restored/)
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

test('by keyboard alone: delete, undo, look at the history, restore', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Salt lamp', brand: 'First' }, { name: 'Bench' })
  await catalog.change(String(item?.id), { brand: 'Second' })
  await stretchTimers(page)
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Delete Salt lamp' }).press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Salt lamp')).toHaveCount(0)
  await expect(rowOf(page, 'Bench')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
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
  expect(await catalog.all()).toMatchObject([{ brand: 'First' }, { name: 'Bench' }])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View details Salt lamp' })).toBeFocused()
})
