import type { Page } from 'playwright/test'
import { equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

const items = [
  { name: 'Newest', cost: 900, lead_time_days: 7, created_via: 'assistant' },
  { name: 'Unpriced', cost: null, lead_time_days: null },
  { name: 'Cheapest', cost: 0, lead_time_days: 100 },
  { name: 'Dearest', cost: 10_000, lead_time_days: 20, created_via: 'manual' },
]

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button').click()

async function expectOrder(page: Page, ...names: string[]) {
  const buttons = page.getByRole('button', { name: /^View details / })
  await expect(buttons).toHaveCount(names.length)
  for (const [index, name] of names.entries()) {
    await expect(buttons.nth(index)).toHaveAccessibleName(`View details ${name}`)
  }
}

test.beforeEach(async ({ login, catalog }) => {
  await catalog.add(...items)
  await login()
})

test('a column sorts up, down and back to newest first, and says so', async ({ page }) => {
  await page.goto(equipmentPath)
  await expectOrder(page, 'Newest', 'Unpriced', 'Cheapest', 'Dearest')
  await sortBy(page, 'Cost')
  await expectOrder(page, 'Cheapest', 'Newest', 'Dearest', 'Unpriced')
  await expect(header(page, 'Cost')).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(page, 'Cost')
  await expectOrder(page, 'Dearest', 'Newest', 'Cheapest', 'Unpriced')
  await expect(header(page, 'Cost')).toHaveAttribute('aria-sort', 'descending')
  await sortBy(page, 'Lead Time')
  await expectOrder(page, 'Newest', 'Dearest', 'Cheapest', 'Unpriced')
  await expect(header(page, 'Cost')).toHaveAttribute('aria-sort', 'none')
  await sortBy(page, 'Lead Time')
  await sortBy(page, 'Lead Time')
  await expectOrder(page, 'Newest', 'Unpriced', 'Cheapest', 'Dearest')
})

test('the order stands in the address, survives a reload and can be shared', async ({
  page,
  openBrowser,
}) => {
  await page.goto(equipmentPath)
  await sortBy(page, 'Cost')
  await sortBy(page, 'Cost')
  await searchBox(page).fill('est')
  await expect(page).toHaveURL(`${equipmentPath}?q=est&sort=-cost`)
  await page.reload()
  await expectOrder(page, 'Dearest', 'Newest', 'Cheapest')
  const colleague = await openBrowser('operations@example.com')
  await colleague.goto(page.url())
  await expectOrder(colleague, 'Dearest', 'Newest', 'Cheapest')
  await rowOf(page, 'Dearest').getByRole('button', { name: 'View details' }).click()
  await page.goBack()
  await expect(page).toHaveURL(`${equipmentPath}?q=est&sort=-cost`)
  await expectOrder(page, 'Dearest', 'Newest', 'Cheapest')
})

test('how items were created can be asked for', async ({ page }) => {
  await page.goto(equipmentPath)
  await page.getByRole('combobox', { name: 'Created via' }).selectOption('Created via Assistant')
  await expectOrder(page, 'Newest')
  await expect(page).toHaveURL(`${equipmentPath}?via=assistant`)
  await searchBox(page).fill('nothing')
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectOrder(page, 'Newest', 'Unpriced', 'Cheapest', 'Dearest')
  await expect(page).toHaveURL(equipmentPath)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a list offers the orders, and no invisible header takes focus', async ({ page }) => {
    await page.goto(equipmentPath)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Cost, highest first')
    await expectOrder(page, 'Dearest', 'Newest', 'Cheapest', 'Unpriced')
    await expect(page).toHaveURL(`${equipmentPath}?sort=-cost`)
    await expect(header(page, 'Cost').getByRole('button')).toBeHidden()
  })
})
