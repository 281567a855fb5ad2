import { categories } from '../../src/content/equipment.ts'
import { operations } from './accounts.ts'
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
  const [category, another] = categories
  await catalog.add({ name: 'Cedar bench', brand: 'Nordwood' })
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByText('Manage your spa and bathhouse equipment inventory')).toBeVisible()

  await addButton(page).click()
  const adding = page.getByRole('dialog', { name: 'Add New Equipment' })
  await expect(adding).toContainText('Fill in the equipment details. All fields marked with * are required.')
  await adding.getByLabel('Name').fill('Steam column')
  await pickCategories(adding, category, another)
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
  await filterByCategory(page, another)
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

test('filters and order stand in the address: they survive a reload and can be shared', async ({
  page,
  login,
  catalog,
  openBrowser,
}) => {
  const [category] = categories
  await catalog.add(
    { name: 'Sauna lamp', category, cost: 10 },
    { name: 'Sauna door', category, cost: 30 },
    { name: 'Bench', category, cost: 20 },
    { name: 'Sauna gate' },
  )
  await login()
  await page.goto(equipmentPath)
  await searchBox(page).fill('sauna')
  await filterByCategory(page, category)
  const cost = page.getByRole('columnheader', { name: 'Cost', exact: true }).getByRole('button')
  await cost.click()
  await cost.click()
  const address = `${equipmentPath}?${new URLSearchParams({ q: 'sauna', category, sort: '-cost' })}`
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('rowheader')).toHaveText(['Sauna door', 'Sauna lamp'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Sauna door', 'Sauna lamp'])
  await expect(searchBox(page)).toHaveValue('sauna')
  const colleague = await openBrowser(operations)
  await colleague.goto(page.url())
  await expect(colleague.getByRole('rowheader')).toHaveText(['Sauna door', 'Sauna lamp'])

  await page.getByRole('button', { name: 'View details Sauna door' }).click()
  await expect(page.getByRole('dialog', { name: 'Sauna door' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

test('a dialog is an address: opened by link, by a double click or right after typing, it closes with one Back', async ({
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

  // However long a busy machine takes from one half to the other, for the page they come at the same time.
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

test('a dialog closed as soon as it shows stays closed and leaves no trace in the address', async ({
  page,
  login,
}) => {
  await login()
  await page.goto(equipmentPath)
  // Escape in the frame in which the dialog appears.
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

  test('a list offers the orders, no invisible header takes focus, and a card can be duplicated', async ({
    page,
    login,
    catalog,
  }) => {
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
