import type { Page } from 'playwright/test'
import { founder, operations } from './accounts.ts'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

/** Asks for one item. */
const itemCall = /\/rest\/v1\/equipment_catalog\?.*id=eq\./

async function edit(page: Page, name: string) {
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  return dialog
}

/** Opens an item that somebody else has saved since the list was loaded. Its own answer waits for `release`. */
async function editWhatHasChanged(page: Page, change: () => Promise<unknown>) {
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Shared')).toBeVisible()
  await change()
  const release = await hold(page, 'GET', itemCall)
  await page.getByRole('button', { name: 'Edit Shared', exact: true }).click()
  return { dialog: page.getByRole('dialog', { name: 'Edit Equipment' }), release }
}

test('of two people editing one item, the second is asked and can keep theirs', async ({
  openBrowser,
  catalog,
}) => {
  await catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors', specifications: { a: 1 } })
  const [first, second] = [await openBrowser(founder), await openBrowser(operations)]
  const [mine, yours] = [await edit(first, 'Shared'), await edit(second, 'Shared')]
  await yours.getByLabel('Model').fill('Their model')
  await yours.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(yours).toBeHidden()

  await mine.getByLabel('Brand').fill('My brand')
  await mine.getByRole('button', { name: 'Update Equipment' }).click()
  const question = first.getByRole('alertdialog')
  await expect(question.getByText(/Model/)).toBeVisible()
  expect(await catalog.all()).toMatchObject([{ brand: 'Old', model: 'Their model' }])
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(mine).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ brand: 'My brand', model: null, specifications: { a: 1 } }])
})

test('the form opens before the item is loaded, and takes over what was saved elsewhere', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors' })
  await login()
  const { dialog, release } = await editWhatHasChanged(page, () =>
    catalog.change(String(item?.id), { brand: 'Their brand' }),
  )
  await expect(dialog.getByLabel('Brand')).toHaveValue('Old')
  release()
  await expect(dialog.getByLabel('Brand')).toHaveValue('Their brand')
  await dialog.getByLabel('Model').fill('M')
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ brand: 'Their brand', model: 'M' }])
})

test('what is typed before the item is loaded stays, and saving asks', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors' })
  await login()
  const { dialog, release } = await editWhatHasChanged(page, () =>
    catalog.change(String(item?.id), { brand: 'Their brand' }),
  )
  await dialog.getByLabel('Model').fill('Mine')
  const loaded = page.waitForResponse(itemCall)
  release()
  await loaded
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(page.getByRole('alertdialog').getByText(/Brand/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Model')).toHaveValue('Mine')
  await expect(dialog.getByLabel('Brand')).toHaveValue('Old')
})

test('theirs can be loaded instead', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors' })
  await login()
  const dialog = await edit(page, 'Shared')
  await dialog.getByLabel('Brand').fill('My brand')
  await catalog.change(String(item?.id), { brand: 'Their brand', specifications: { new: true } })
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Load theirs' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog.getByLabel('Brand')).toHaveValue('Their brand')
  await dialog.getByLabel('Model').fill('M')
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([
    { brand: 'Their brand', model: 'M', specifications: { new: true } },
  ])
})

test('going back from the question keeps the form as it was', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors' })
  await login()
  const dialog = await edit(page, 'Shared')
  await dialog.getByLabel('Brand').fill('My brand')
  await catalog.change(String(item?.id), { brand: 'Their brand' })
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(dialog.getByLabel('Brand')).toHaveValue('My brand')
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('editing an item that is gone closes the form and reloads the list', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Going' }, { name: 'Staying' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Going')).toBeVisible()
  await catalog.remove(String(item?.id))
  await page.getByRole('button', { name: 'Edit Going' }).click()
  await expect(page.getByText('This item could not be loaded.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Going')).toHaveCount(0)
  await expect(rowOf(page, 'Staying')).toBeVisible()
  await expect(page).toHaveURL(equipmentPath)
})

test('an item deleted while it is edited cannot be saved, and what was typed stays', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Going', category: 'Doors' })
  await login()
  const dialog = await edit(page, 'Going')
  await dialog.getByLabel('Brand').fill('Typed')
  await catalog.remove(String(item?.id))
  await dialog.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Error saving equipment: .+/)
  await expect(dialog.getByLabel('Brand')).toHaveValue('Typed')
})

test('a delete that fails says why and changes nothing', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await catalog.add({ name: 'Sticky' })
  await login()
  await page.goto(equipmentPath)
  const recover = await answer(page, 'DELETE', calls.equipment, 500, { message: 'boom' })
  await page.getByRole('button', { name: 'Delete Sticky' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this equipment?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText('Error deleting equipment: boom')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Sticky')).toBeVisible()
  await recover()
  await page.getByRole('button', { name: 'Delete Sticky' }).click()
  await expect(question.getByRole('alert')).toHaveCount(0)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
})

test("a colleague's new item appears when the window is looked at again", async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add({ name: 'Mine' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Mine')).toBeVisible()
  await catalog.add({ name: 'Theirs' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(rowOf(page, 'Theirs')).toBeVisible()
})
