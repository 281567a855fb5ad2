import { equipmentPath, filterByCategory, rowOf, searchBox, tile } from './equipment-page.ts'
import { calls, hold } from './faults.ts'
import { expect, test } from './fixtures.ts'

test('an empty catalog says how to begin, with and without a filter', async ({ page, login }) => {
  await login()
  await page.goto(equipmentPath)
  const begin = page.getByText('No equipment added yet. Click "Add Equipment" to get started.', {
    exact: true,
  })
  await expect(begin).toBeVisible()
  for (const [label, figure] of [
    ['Total Items', '0'],
    ['Categories', '0'],
    ['Brands', '0'],
    ['Total Value', '$0'],
  ] as const) {
    await expect(tile(page, label)).toHaveText(figure)
  }
  await searchBox(page).fill('anything')
  await expect(page.getByText('No equipment found matching your filters', { exact: true })).toBeVisible()
  await searchBox(page).fill('   ')
  await expect(begin).toBeVisible()
  await filterByCategory(page, 'Doors')
  await expect(page.getByText('No equipment found matching your filters', { exact: true })).toBeVisible()
})

test('loading is announced until the list is there', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Slow item' })
  await login()
  const release = await hold(page, 'GET', calls.equipment)
  await page.goto(equipmentPath)
  await expect(page.getByRole('status').filter({ hasText: 'Loading equipment...' })).toBeVisible()
  await expect(page.getByText('No equipment added yet.')).toHaveCount(0)
  release()
  await expect(rowOf(page, 'Slow item')).toBeVisible()
  await expect(page.getByText('Loading equipment...')).toHaveCount(0)
})

test('the tiles count all items, whatever the filter', async ({ page, login, catalog }) => {
  await catalog.add(
    { name: 'One', category: 'Benches, Doors', brand: 'Nordwood', cost: 1000.4 },
    { name: 'Two', category: 'Doors', brand: ' nordwood ', cost: 4200, currency: 'EUR' },
    { name: 'Three', category: 'Lighting', brand: '', cost: 900, currency: 'GBP' },
    { name: 'Four', category: 'Lighting', brand: 'Lux', cost: null },
  )
  await login()
  await page.goto(equipmentPath)
  const check = async () => {
    await expect(tile(page, 'Total Items')).toHaveText('4')
    await expect(tile(page, 'Categories')).toHaveText('3')
    await expect(tile(page, 'Brands')).toHaveText('2')
    await expect(tile(page, 'Total Value')).toContainText('$6,100')
    await expect(tile(page, 'Total Value')).toContainText('includes EUR 4,200, GBP 900 - not converted')
  }
  await check()
  await searchBox(page).fill('One')
  await expect(rowOf(page, 'Two')).toHaveCount(0)
  await check()
})

const headings = ['Name', 'Category', 'Brand/Model', 'Cost', 'Power', 'Lead Time', 'Actions']

test('every column shows its value, or a dash', async ({ page, login, catalog }) => {
  await catalog.add(
    { name: 'Nothing known' },
    {
      name: 'All zero',
      category: 'Hot Tubs, Showers, Doors, Lighting',
      brand: 'Brand',
      model: 'Model',
      cost: 0,
      power_requirements: '9 kW',
      lead_time_days: 0,
    },
    { name: 'Euro', brand: 'Only brand', cost: 12400.5, currency: 'EUR', lead_time_days: 1 },
    { name: 'Pound', model: 'Only model', cost: 900, currency: 'GBP', lead_time_days: 1200 },
    { name: 'Canada', cost: 990, currency: 'CAD' },
  )
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByRole('columnheader')).toHaveText(headings, { useInnerText: true })
  const cells = (name: string) => rowOf(page, name).locator('td')
  await expect(cells('Nothing known').nth(1)).toHaveText('Other')
  for (const column of [2, 3, 4, 5]) await expect(cells('Nothing known').nth(column)).toHaveText(/(^|\D)-$/)
  await expect(cells('All zero').nth(1).getByText('Hot Tubs', { exact: true })).toBeVisible()
  await expect(cells('All zero').nth(1).getByText('Showers', { exact: true })).toBeVisible()
  await expect(cells('All zero').nth(1).getByText('+2')).toBeVisible()
  await expect(cells('All zero').nth(1).getByTitle('Hot Tubs, Showers, Doors, Lighting')).toBeVisible()
  await expect(cells('All zero').nth(2)).toContainText('Brand Model')
  await expect(cells('All zero').nth(3)).toContainText('$0')
  await expect(cells('All zero').nth(4)).toContainText('9 kW')
  await expect(cells('All zero').nth(5)).toContainText('0 days')
  await expect(cells('Euro').nth(2)).toHaveText(/Only brand$/)
  await expect(cells('Euro').nth(3)).toHaveText(/€12,40[01]$/)
  await expect(cells('Euro').nth(5).getByText('1 days')).toBeVisible()
  await expect(cells('Pound').nth(2)).toHaveText(/Only model$/)
  await expect(cells('Pound').nth(3)).toHaveText(/£900$/)
  await expect(cells('Pound').nth(5)).toHaveText(/1,?200 days$/)
  await expect(cells('Canada').nth(3)).toHaveText(/CA\$990$/)
  for (const action of ['View details', 'Edit', 'Delete']) {
    await expect(
      cells('Euro')
        .nth(6)
        .getByRole('button', { name: `${action} Euro`, exact: true }),
    ).toBeVisible()
  }
})

test('the newest item stands first', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Newest' }, { name: 'Middle' }, { name: 'Oldest' })
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByRole('button', { name: /^View details/ })).toHaveCount(3)
  const names = await page.getByRole('rowheader').allTextContents()
  expect(names).toEqual(['Newest', 'Middle', 'Oldest'])
})

test('more than a thousand items are all there, in order, in a small page', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(1205)
  await login()
  await page.goto(equipmentPath)
  await expect(tile(page, 'Total Items')).toHaveText('1,205')
  await expect(tile(page, 'Total Value')).toHaveText('$12,050')
  await expect(page.getByRole('grid', { name: 'Equipment' })).toHaveAttribute('aria-rowcount', '1206')

  // An item missing or doubled anywhere would shift the numbers of all that follow. 1,000 is where a page ends.
  for (const number of [1, 400, 999, 1000, 1001, 1204, 1205]) {
    await page.evaluate(
      (share) => {
        const top = document.querySelector('tbody')?.getBoundingClientRect() ?? new DOMRect()
        window.scrollTo(0, window.scrollY + top.top + top.height * share - 300)
      },
      (number - 1) / 1205,
    )
    const row = rowOf(page, `Item ${String(number).padStart(4, '0')}`)
    await expect(row).toHaveAttribute('aria-rowindex', String(number + 1))
    await expect(row).toBeInViewport()
    expect(await page.getByRole('row').count()).toBeLessThan(60)
  }

  await searchBox(page).fill('1205')
  await expect(rowOf(page, 'Item 1205')).toBeVisible()
  await expect(page.getByRole('button', { name: /^View details/ })).toHaveCount(1)
})

test('a page that fails half-way fails the list, not silently shortens it', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource/)
  await catalog.addMany(1001)
  await login()
  await page.route(calls.equipment, (route) =>
    new URL(route.request().url()).searchParams.has('or')
      ? route.fulfill({ status: 500, json: { message: 'second page lost' } })
      : route.fallback(),
  )
  await page.goto(equipmentPath)
  await expect(page.getByRole('alert')).toContainText('Error loading equipment: second page lost')
})
