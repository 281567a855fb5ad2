import type { Page } from 'playwright/test'
import { founder, operations } from './accounts.ts'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// The merge, field by field, and every way a save can be overtaken: equipment-merge.test.ts, tests/screens/equipment-together.

async function edit(page: Page, name: string) {
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  return dialog
}

test('of two people editing one item, the second is asked about the field both changed and keeps the rest', async ({
  openBrowser,
  catalog,
}) => {
  await catalog.add({ name: 'Shared', brand: 'Old', specifications: { a: 1 } })
  const [first, second] = [await openBrowser(founder), await openBrowser(operations)]
  const [mine, yours] = [await edit(first, 'Shared'), await edit(second, 'Shared')]
  await yours.getByLabel('Brand').fill('Their brand')
  await yours.getByLabel('Model').fill('Their model')
  await yours.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(yours).toBeHidden()

  await mine.getByLabel('Brand').fill('My brand')
  await mine.getByLabel('Cost').fill('12.5')
  await mine.getByRole('button', { name: 'Update Equipment' }).click()
  const question = first.getByRole('alertdialog', { name: 'Someone else changed this item' })
  await expect(question).toContainText(operations)
  await expect(question.getByRole('term')).toHaveText(['Brand'])
  await expect(question.getByRole('definition')).toHaveText([/Their brand/, /My brand/])
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(mine).toBeHidden()
  await expect(rowOf(first, 'Shared')).toContainText('My brand Their model')
  expect(await catalog.all()).toMatchObject([
    { brand: 'My brand', model: 'Their model', cost: 12.5, specifications: { a: 1 } },
  ])
})

test('a value set on several items, and its undo from the overview, reach a second browser', async ({
  openBrowser,
  catalog,
}) => {
  await catalog.add(
    { name: 'Bench' },
    { name: 'Door' },
    { name: 'Lamp', lead_time_days: 10 },
    { name: 'Pump' },
  )
  const [mine, theirs] = [await openBrowser(founder), await openBrowser(operations)]
  await theirs.clock.install()
  await theirs.goto(equipmentPath)
  await expect(rowOf(theirs, 'Pump')).toBeVisible()
  /** They come back to the window, after the list has counted as fresh for long enough. */
  const lookAgain = async () => {
    await theirs.clock.fastForward('01:00')
    await theirs.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  }

  await mine.goto(equipmentPath)
  for (const name of ['Bench', 'Door', 'Lamp'])
    await mine.getByRole('checkbox', { name: `Select ${name}` }).click()
  await mine.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Set…' }).click()
  const dialog = mine.getByRole('dialog', { name: 'Set a value on 3 items' })
  // Said to be disabled, and looks it.
  await expect(dialog.getByRole('button', { name: 'Set value' })).toHaveCSS('cursor', 'not-allowed')
  await dialog.getByLabel('What to set').selectOption('Lead Time (days)')
  await dialog.getByRole('textbox', { name: 'Lead Time (days)' }).fill('42')
  await expect(dialog.getByRole('status')).toHaveText('3 items: 3 would change')
  await dialog.getByRole('button', { name: 'Set value' }).click()
  await expect(dialog).toBeHidden()
  await lookAgain()
  for (const name of ['Bench', 'Door', 'Lamp']) await expect(rowOf(theirs, name)).toContainText('42 days')
  await expect(rowOf(theirs, 'Pump')).not.toContainText('42 days')

  // Long after the message is gone.
  await mine.goto('/dashboard')
  await theirs.getByRole('complementary').getByRole('link', { name: 'Overview' }).click()
  const change = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'Lead Time (days) · with 2 others' })
  await expect(change(theirs)).toContainText(founder)
  await expect(change(theirs).getByRole('button')).toHaveCount(0)
  await change(mine).getByRole('button', { name: /^Undo/ }).click()
  await expect(change(mine)).toHaveCount(2)
  await theirs.getByRole('complementary').getByRole('link', { name: 'Equipment Catalog' }).click()
  await lookAgain()
  await expect(rowOf(theirs, 'Lamp')).toContainText('10 days')
  expect((await catalog.all()).map((item) => item.lead_time_days)).toEqual([null, null, 10, null])

  // The undo can be undone; what it undid has been changed since.
  await expect(change(mine).first().getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(change(mine).last().getByRole('button')).toHaveCount(0)
})
