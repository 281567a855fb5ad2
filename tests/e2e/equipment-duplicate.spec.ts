import { addButton, equipmentPath, rowOf } from './equipment-page.ts'
import { expect, failedRequest, test } from './fixtures.ts'

test('a copy starts with the values of its item and is saved only when submitted', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({
    name: 'Cold plunge',
    category: 'Cold Plunge Pools, Salt Rooms',
    brand: 'Nordwood',
    cost: 8200.5,
    currency: 'EUR',
    warranty_months: 0,
    notes: 'Needs a drain.',
    specifications: { litres: 900 },
    created_via: 'assistant',
  })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Duplicate Cold plunge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Cold plunge (copy)')
  await expect(page).toHaveURL(`${equipmentPath}?add=&from=${item?.id}`)
  await expect(dialog.getByRole('button', { name: 'Remove Salt Rooms' })).toBeVisible()
  // Nothing has been typed, so nothing is asked and nothing is kept.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Duplicate Cold plunge' })).toBeFocused()
  expect(await catalog.all()).toHaveLength(1)

  await page.getByRole('button', { name: 'Duplicate Cold plunge' }).click()
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Cold plunge (copy)')).toContainText('€8,20')
  const [copy, original] = await catalog.all()
  expect(original).toEqual(item)
  expect(copy).toEqual({
    ...item,
    name: 'Cold plunge (copy)',
    created_via: 'web',
    id: expect.not.stringMatching(String(item?.id)),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    created_by: expect.any(String),
  })
})

test('a copy survives a reload and leaves the draft of a new item alone', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Sauna door', category: 'Doors' })
  await login()
  await page.goto(equipmentPath)
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
  await dialog.getByLabel('Name').fill('Half typed')
  await page.goto(`${equipmentPath}?add&from=${item?.id}`)
  await expect(dialog.getByLabel('Name')).toHaveValue('Sauna door (copy)')
  await dialog.getByLabel('Brand').fill('Typed')
  await page.reload()
  await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Sauna door (copy)')
  await expect(dialog.getByLabel('Brand')).toHaveValue('Typed')
  await dialog.getByRole('button', { name: 'Discard them' }).click()
  await expect(dialog.getByLabel('Brand')).toHaveValue('')
  await expect(dialog.getByLabel('Name')).toHaveValue('Sauna door (copy)')

  await page.goto(`${equipmentPath}?add`)
  await expect(dialog.getByLabel('Name')).toHaveValue('Half typed')
})

test('an item that is gone cannot be copied', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Going' }, { name: 'Staying' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Going')).toBeVisible()
  await catalog.remove(String(item?.id))
  await page.getByRole('button', { name: 'Duplicate Going' }).click()
  await expect(page.getByText('This item could not be loaded.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 'Going')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a row can be duplicated too', async ({ page, login, catalog }) => {
    await catalog.add({ name: 'Bench', category: 'Benches' })
    await login()
    await page.goto(equipmentPath)
    await page.getByRole('button', { name: 'Duplicate Bench' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
    await dialog.getByRole('button', { name: 'Add Equipment' }).click()
    await expect(rowOf(page, 'Bench (copy)')).toBeVisible()
  })
})
