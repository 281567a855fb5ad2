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
