import type { Locator, Page } from 'playwright/test'
import { equipmentPath, openAddDialog, pickCategories, rowOf } from './equipment-page.ts'
import { answer, calls, html502, nextCall } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const add = (dialog: Locator) => dialog.getByRole('button', { name: 'Add Equipment' })
const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update Equipment' })

async function openEditDialog(page: Page, name: string): Promise<Locator> {
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  return dialog
}

test('the dialog has its texts, tabs and placeholders', async ({ page, login }) => {
  await login()
  const dialog = await openAddDialog(page)
  await expect(
    dialog.getByText('Fill in the equipment details. All fields marked with * are required.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(dialog.getByRole('tab')).toHaveText(['Basic Info', 'Technical', 'Supplier', 'Notes'])
  for (const label of ['Name', 'Categories', 'Brand', 'Model', 'Cost', 'Currency', 'Image URL']) {
    await expect(dialog.getByLabel(new RegExp(`^${label}( \\*)?$`)).first()).toBeVisible()
  }
  const currency = dialog.getByRole('combobox', { name: 'Currency' })
  await expect(currency).toHaveValue('USD')
  await expect(currency.getByRole('option')).toHaveText(['USD', 'EUR', 'GBP', 'CAD'])
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(5)
  await expect(dialog.getByLabel('Warranty (months)')).toHaveAttribute('placeholder', '24')
  await dialog.getByRole('tab', { name: 'Supplier' }).click()
  await expect(dialog.getByLabel('Lead Time (days)')).toHaveAttribute('placeholder', '30')
  await dialog.getByRole('tab', { name: 'Notes' }).click()
  await expect(dialog.getByLabel('Additional Notes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('a name and a category are required', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('   ')
  await add(dialog).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Please select at least one category', { exact: true })).toBeVisible()
  await dialog.getByLabel('Name').fill('Bucket')
  await add(dialog).click()
  await expect(dialog.getByRole('combobox', { name: 'Categories' })).toBeFocused()
  expect(await catalog.all()).toEqual([])
  await pickCategories(dialog, 'Accessories')
  await expect(dialog.getByText('Please select at least one category')).toHaveCount(0)
  await add(dialog).click()
  await expect(rowOf(page, 'Bucket')).toBeVisible()
})

test('a mistake on another tab is brought to view', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openAddDialog(page)
  await pickCategories(dialog, 'Doors')
  await dialog.getByRole('tab', { name: 'Supplier' }).click()
  await dialog.getByLabel('Lead Time (days)').fill('99999999999')
  await dialog.getByRole('tab', { name: 'Notes' }).click()
  await add(dialog).click()
  await expect(dialog.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Door')
  await dialog.getByRole('tab', { name: 'Notes' }).click()
  await add(dialog).click()
  await expect(dialog.getByRole('tab', { name: 'Supplier' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Lead Time (days)')).toBeFocused()
  expect(await catalog.all()).toEqual([])
})

test('an image address starts with http or https', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('Pictured')
  await pickCategories(dialog, 'Lighting')
  const address = dialog.getByLabel('Image URL')
  for (const wrong of ['pictures.example/a.png', 'ftp://pictures.example/a.png', 'javascript:alert(1)']) {
    await address.fill(wrong)
    await add(dialog).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toBeFocused()
  }
  await address.fill('https://pictures.example/a.png')
  await add(dialog).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ image_url: 'https://pictures.example/a.png' }])
})

test('a new item is sent whole: joined categories, created by the user, via web', async ({
  page,
  login,
  server,
}) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('  Plunge  ')
  await pickCategories(dialog, 'Hot Tubs', 'Towels & Linens')
  const call = nextCall(page, 'POST', calls.equipment)
  await add(dialog).click()
  const [user] = await server.backend.query(`select id from auth.users where email = 'founder@example.com'`)
  expect((await call).postDataJSON()).toEqual({
    name: 'Plunge',
    category: 'Hot Tubs, Towels & Linens',
    brand: null,
    model: null,
    cost: null,
    currency: 'USD',
    image_url: null,
    power_requirements: null,
    water_requirements: null,
    space_requirements: null,
    maintenance_requirements: null,
    maintenance_schedule: null,
    warranty_months: null,
    supplier: null,
    supplier_contact: null,
    lead_time_days: null,
    notes: null,
    specifications: {},
    created_by: user?.id,
    created_via: 'web',
  })
})

test('an edit keeps specifications and unknown categories, and sends nothing the database keeps', async ({
  page,
  login,
  catalog,
}) => {
  const specifications = { output_kw: 18, nested: { deep: [1, null, 'x'] } }
  await catalog.add({
    name: 'Kept',
    category: 'Hot Tubs, Salt Rooms',
    specifications,
    created_via: 'assistant',
    currency: 'GBP',
    cost: 12.5,
  })
  const [before] = await catalog.all()
  await login()
  const dialog = await openEditDialog(page, 'Kept')
  await expect(dialog.getByRole('button', { name: 'Remove Salt Rooms' })).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP')
  await dialog.getByLabel('Brand').fill('New brand')
  const call = nextCall(page, 'PATCH', calls.equipment)
  await update(dialog).click()
  const sent = (await call).postDataJSON()
  expect(sent).toMatchObject({
    brand: 'New brand',
    category: 'Hot Tubs, Salt Rooms',
    specifications,
    cost: 12.5,
  })
  for (const column of ['id', 'created_at', 'updated_at', 'created_by', 'created_via']) {
    expect(sent).not.toHaveProperty(column)
  }
  await expect(dialog).toBeHidden()
  const [after] = await catalog.all()
  expect(after).toEqual({ ...before, brand: 'New brand', updated_at: after?.updated_at })
  expect(after?.updated_at).not.toEqual(before?.updated_at)

  const again = await openEditDialog(page, 'Kept')
  await again.getByRole('button', { name: 'Remove Salt Rooms' }).click()
  await update(again).click()
  await expect(again).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ category: 'Hot Tubs' }])
})

const saveFaults = [
  {
    what: 'a database error',
    status: 400,
    body: { message: 'boom', code: '23514' },
    says: 'Error saving equipment: boom',
  },
  { what: 'a gateway error in HTML', status: 502, body: html502, says: /^Error saving equipment: [^<]*$/ },
]

for (const { what, status, body, says } of saveFaults) {
  test(`${what} while saving loses nothing that was typed`, async ({ page, login, allowConsole }) => {
    allowConsole(failedRequest)
    await login()
    const dialog = await openAddDialog(page)
    await dialog.getByLabel('Name').fill('Stubborn')
    await pickCategories(dialog, 'Benches')
    await dialog.getByRole('tab', { name: 'Notes' }).click()
    await dialog.getByLabel('Additional Notes').fill('Long story')
    const recover = await answer(page, 'POST', calls.equipment, status, body)
    await add(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText(says)
    await expect(dialog.getByLabel('Additional Notes')).toHaveValue('Long story')
    await dialog.getByRole('tab', { name: 'Basic Info' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Stubborn')
    await expect(dialog.getByRole('button', { name: 'Remove Benches' })).toBeVisible()
    await recover()
    await add(dialog).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Stubborn')).toBeVisible()
  })
}
