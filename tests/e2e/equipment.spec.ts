import {
  addButton,
  equipmentPath,
  fact,
  filterByCategory,
  pickCategories,
  rowOf,
  searchBox,
} from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

test('an item is added, found, viewed, edited and deleted, and all of it lasts', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add({ name: 'Cedar bench', brand: 'Nordwood', category: 'Benches' })
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByText('Manage your spa and bathhouse equipment inventory')).toBeVisible()

  await addButton(page).click()
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  await expect(adding).toContainText('Fill in the equipment details. All fields marked with * are required.')
  await adding.getByLabel('Name').fill('Steam column')
  await pickCategories(adding, 'Steam Generators', 'Showers')
  await adding.getByLabel('Brand').fill('Aufguss')
  await adding.getByLabel('Model').fill('SC-9')
  await adding.getByLabel('Cost').fill('4250.5')
  await adding.getByRole('tab', { name: 'Technical' }).click()
  await adding.getByLabel('Power Requirements').fill('9 kW, 208 V')
  await adding.getByLabel('Warranty (months)').fill('24')
  await adding.getByRole('tab', { name: 'Supplier' }).click()
  await adding.getByRole('textbox', { name: 'Supplier', exact: true }).fill('Steam & Sons')
  await adding.getByLabel('Supplier Contact').fill('hello@steam.example')
  await adding.getByLabel('Lead Time (days)').fill('30')
  await adding.getByRole('tab', { name: 'Notes' }).click()
  await adding.getByLabel('Additional Notes').fill('Needs a drain.')
  await adding.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(adding).toBeHidden()
  await expect(rowOf(page, 'Steam column')).toContainText('Aufguss SC-9')
  await expect(rowOf(page, 'Steam column')).toContainText('30 days')

  for (const text of ['STEAM COL', 'aufguss', 'sc-9', '  Steam column  ']) {
    await searchBox(page).fill(text)
    await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
    await expect(rowOf(page, 'Steam column')).toBeVisible()
  }
  await searchBox(page).fill('')
  await filterByCategory(page, 'Showers')
  await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
  await expect(rowOf(page, 'Steam column')).toBeVisible()
  await searchBox(page).fill('nordwood')
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(page, 'Cedar bench')).toBeVisible()

  await page.getByRole('button', { name: 'View details Steam column' }).click()
  const viewing = page.getByRole('dialog', { name: 'Steam column' })
  await expect(fact(page, 'Cost')).toHaveText(/^\$4,25[01]$/)
  await expect(fact(page, 'Created Via')).toHaveText('Web')
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()

  await page.getByRole('button', { name: 'Edit Steam column' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(editing.getByLabel('Brand')).toHaveValue('Aufguss')
  await editing.getByLabel('Name').fill('Steam column, tall')
  await editing.getByRole('button', { name: 'Update Equipment' }).click()
  await expect(editing).toBeHidden()
  await expect(rowOf(page, 'Steam column, tall')).toBeVisible()

  await page.reload()
  await expect(rowOf(page, 'Steam column, tall')).toContainText('9 kW, 208 V')

  await page.getByRole('button', { name: 'Delete Cedar bench' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this equipment?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'Cedar bench')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Cedar bench' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
  expect(await catalog.all()).toMatchObject([{ name: 'Steam column, tall' }])

  await page.reload()
  await expect(rowOf(page, 'Steam column, tall')).toBeVisible()
  await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
})

test('the filter offers all categories and the fixed twenty', async ({ page, login }) => {
  await login()
  await page.goto(equipmentPath)
  const category = page.getByRole('combobox', { name: 'Category', exact: true })
  await expect(category.getByRole('option')).toHaveText([
    'All categories',
    'Sauna Heaters',
    'Steam Generators',
    'Cold Plunge Pools',
    'Hot Tubs',
    'Showers',
    'Lockers',
    'Benches',
    'Ventilation',
    'Water Treatment',
    'Lighting',
    'Audio Systems',
    'Control Systems',
    'Flooring',
    'Wall Materials',
    'Doors',
    'Accessories',
    'Towels & Linens',
    'Cleaning Equipment',
    'Safety Equipment',
    'Other',
  ])
})

test('search reads name, brand and model only; a category is a whole name', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add(
    { name: 'Tub one', category: 'Hot Tubs', notes: 'needle' },
    { name: 'Tub two', category: 'Benches, Hot Tubs', brand: 'Alpha', model: 'Beta' },
    { name: 'Cover', category: 'Hot Tubs Covers', supplier: 'needle' },
  )
  await login()
  await page.goto(equipmentPath)
  await searchBox(page).fill('needle')
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await searchBox(page).fill('%')
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await searchBox(page).fill('')
  await filterByCategory(page, 'Hot Tubs')
  await expect(page.getByRole('button', { name: /^View details/ })).toHaveCount(2)
  await expect(rowOf(page, 'Cover')).toHaveCount(0)
  await searchBox(page).fill('ALPHA')
  await expect(page.getByRole('button', { name: /^View details/ })).toHaveCount(1)
  await expect(rowOf(page, 'Tub two')).toBeVisible()
})

test('filters stand in the address and survive a reload', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Sauna door', category: 'Doors' }, { name: 'Sauna lamp', category: 'Lighting' })
  await login()
  await page.goto(equipmentPath)
  await searchBox(page).fill('sauna')
  await filterByCategory(page, 'Doors')
  await expect(page).toHaveURL(`${equipmentPath}?q=sauna&category=Doors`)
  await page.reload()
  await expect(searchBox(page)).toHaveValue('sauna')
  await expect(rowOf(page, 'Sauna door')).toBeVisible()
  await expect(rowOf(page, 'Sauna lamp')).toHaveCount(0)
  await page.getByRole('button', { name: 'View details Sauna door' }).click()
  await expect(page.getByRole('dialog', { name: 'Sauna door' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`${equipmentPath}?q=sauna&category=Doors`)
  await filterByCategory(page, 'All categories')
  await expect(page).toHaveURL(`${equipmentPath}?q=sauna`)
})

test('a dialog is an address: it can be opened by link and closed by Back', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Plunge barrel' })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const viewing = page.getByRole('dialog', { name: 'Plunge barrel' })
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)
  await page.goto(`${equipmentPath}?edit=${item?.id}`)
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(editing.getByLabel('Name')).toHaveValue('Plunge barrel')
  await page.keyboard.press('Escape')
  await expect(editing).toBeHidden()
  await page.getByRole('button', { name: 'Edit Plunge barrel' }).click()
  await expect(page).toHaveURL(`${equipmentPath}?edit=${item?.id}`)
  await page.goBack()
  await expect(editing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)
})

test('a dialog opened right after typing a search still closes with one Back', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add({ name: 'Salt lamp' })
  await login()
  await page.goto('/')
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Salt lamp')).toBeVisible()
  await searchBox(page).fill('salt')
  await page.getByRole('button', { name: 'View details Salt lamp' }).click()
  await expect(page).toHaveURL(/q=salt/)
  const viewing = page.getByRole('dialog', { name: 'Salt lamp' })
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(searchBox(page)).toHaveValue('salt')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
