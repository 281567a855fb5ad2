import type { Page } from 'playwright/test'
import { founder, operations } from './accounts.ts'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// Two browsers. equipment-merge.test.ts and tests/screens/equipment-together prove merges and conflicts.

test('a bulk edit and its undo from the overview reach a second browser', async ({
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
  /** They come back to the window after the list has become stale. */
  const lookAgain = async () => {
    await theirs.clock.fastForward('01:00')
    await theirs.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  }

  await mine.goto(equipmentPath)
  for (const name of ['Bench', 'Door', 'Lamp'])
    await mine.getByRole('checkbox', { name: `Select ${name}` }).click()
  await mine.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Set…' }).click()
  const dialog = mine.getByRole('dialog', { name: 'Set a value on 3 items' })
  // The disabled button looks disabled, too.
  await expect(dialog.getByRole('button', { name: 'Set value' })).toHaveCSS('cursor', 'not-allowed')
  await dialog.getByLabel('What to set').selectOption('Lead Time (days)')
  await dialog.getByRole('textbox', { name: 'Lead Time (days)' }).fill('42')
  await expect(dialog.getByRole('status')).toHaveText('3 items: 3 would change')
  await dialog.getByRole('button', { name: 'Set value' }).click()
  await expect(dialog).toBeHidden()
  await lookAgain()
  for (const name of ['Bench', 'Door', 'Lamp']) await expect(rowOf(theirs, name)).toContainText('42 days')
  await expect(rowOf(theirs, 'Pump')).not.toContainText('42 days')

  // The message with its Undo is gone by now.
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

  // The undo can be undone. What it undid has been changed since.
  await expect(change(mine).first().getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(change(mine).last().getByRole('button')).toHaveCount(0)
})
