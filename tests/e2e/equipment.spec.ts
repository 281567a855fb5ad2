import { categories } from '../../src/content/equipment.ts'
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

const [category, another] = categories

test('an item is added, found, viewed, edited and deleted for good', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Cedar bench', brand: 'Nordwood' })
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByText('Manage your spa and bathhouse equipment inventory')).toBeVisible()

  await addButton(page).click()
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  await adding.getByLabel('Name').fill('Steam column')
  await pickCategories(adding, category, another)
  await adding.getByLabel('Brand').fill('Aufguss')
  await adding.getByLabel('Model').fill('SC-9')
  await adding.getByLabel('Cost').fill('4250.5')
  await adding.getByRole('tab', { name: 'Technical' }).click()
  await adding.getByLabel('Power Requirements').fill('9 kW, 208 V')
  await adding.getByRole('tab', { name: 'Supplier' }).click()
  await adding.getByLabel('Lead Time (days)').fill('30')
  await adding.getByRole('tab', { name: 'Notes' }).click()
  await adding.getByLabel('Additional Notes').fill('Needs a drain.')
  await adding.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(adding).toBeHidden()
  await expect(rowOf(page, 'Steam column')).toContainText('Aufguss SC-9')
  await expect(rowOf(page, 'Steam column')).toContainText('30 days')

  await test.step('search, filter and order stand in the address, also after a reload', async () => {
    await searchBox(page).fill('STEAM COL')
    await filterByCategory(page, another)
    await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
    await page.getByRole('columnheader', { name: 'Cost', exact: true }).getByRole('button').click()
    const address = `${equipmentPath}?${new URLSearchParams({ q: 'STEAM COL', category: another, sort: 'cost' })}`
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(searchBox(page)).toHaveValue('STEAM COL')
    await expect(page.getByRole('rowheader')).toHaveText(['Steam column'])
    await searchBox(page).fill('nordwood')
    await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rowOf(page, 'Cedar bench')).toBeVisible()
  })

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

  await page.getByRole('button', { name: 'Delete Cedar bench' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this equipment?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
  expect(await catalog.all()).toMatchObject([{ name: 'Steam column, tall' }])

  await page.reload()
  await expect(rowOf(page, 'Steam column, tall')).toContainText('9 kW, 208 V')
  await expect(rowOf(page, 'Cedar bench')).toHaveCount(0)
})

test('a dialog is an address, opened by link, double click or after typing, closed by one Back', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Plunge barrel' })
  await login()
  await page.goto('/')
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const viewing = page.getByRole('dialog', { name: 'Plunge barrel' })
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)

  // Both halves of the double click get one time stamp, however slow the machine is.
  await page.evaluate(() => {
    Object.defineProperty(Event.prototype, 'timeStamp', { value: performance.now() })
  })
  await page.getByRole('button', { name: 'Edit Plunge barrel' }).dblclick()
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(editing).toBeVisible()
  await expect(page).toHaveURL(`${equipmentPath}?edit=${item?.id}`)
  await page.goBack()
  await expect(editing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)

  await searchBox(page).fill('plunge')
  await page.getByRole('button', { name: 'View details Plunge barrel' }).click()
  await expect(page).toHaveURL(/q=plunge/)
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(searchBox(page)).toHaveValue('plunge')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a dialog closed in its first frame stays closed and leaves the address alone', async ({
  page,
  login,
}) => {
  await login()
  await page.goto(equipmentPath)
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"]')) return
          observer.disconnect()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await addButton(page).click()
  await pressed
  await expect(page).toHaveURL(equipmentPath)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await addButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a list offers the orders, and a card can be duplicated', async ({ page, login, catalog }) => {
    await catalog.add({ name: 'Cheap', cost: 1 }, { name: 'Unpriced' }, { name: 'Dear', cost: 9 })
    await login()
    await page.goto(equipmentPath)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Cost, highest first')
    await expect(page.getByRole('rowheader')).toHaveText(['Dear', 'Cheap', 'Unpriced'])
    await expect(page).toHaveURL(`${equipmentPath}?sort=-cost`)
    await expect(page.getByRole('columnheader', { name: 'Cost' }).getByRole('button')).toBeHidden()
    await page.getByRole('button', { name: 'Duplicate Dear' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
    await dialog.getByRole('button', { name: 'Add Equipment' }).click()
    await expect(rowOf(page, 'Dear (copy)')).toBeVisible()
  })
})
