import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'
import { definition, equipmentPath, filterByCategory, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { printed } from './printed.ts'

const sheetPath = `${equipmentPath}/spec-sheet`

const sheetOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('an item prints on one page of the chosen paper, without its price', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Grand heater', cost: 12_400.5, currency: 'EUR' })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'View details Grand heater' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Spec sheet' }).click()
  await expect(definition(page, 'Cost')).toHaveText('€12,400.50')
  expect(await printed(page)).toEqual({ pages: 1, size: [612, 792] })
  await page.getByRole('checkbox', { name: 'Show price' }).uncheck()
  await expect(definition(page, 'Cost')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('A4')
  await expect(page).toHaveURL(`${sheetPath}?price=off&paper=a4#ids=${item?.id}`)
  const { pages, size } = await printed(page)
  expect([pages, ...size]).toEqual([1, expect.closeTo(595, -1), expect.closeTo(842, -1)])

  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Grand heater' })).toBeVisible()
  await expect(page).toHaveTitle(`Equipment Catalog · ${brand.name}`)
})

test('the shown list prints without the toolbar, and no page is blank', async ({ page, login, catalog }) => {
  const lines = Array.from({ length: 90 }, (_, index) => `Line ${index + 1}`).join('\n')
  await catalog.add(
    { name: 'Short', category: 'Benches' },
    { name: 'Long', category: 'Benches', notes: lines },
    { name: 'Lamp', category: 'Lighting' },
    { name: 'Last', category: 'Benches' },
  )
  await login()
  await page.goto(equipmentPath)
  await filterByCategory(page, 'Benches')
  await expect(rowOf(page, 'Lamp')).toHaveCount(0)
  await page.getByRole('link', { name: 'Spec sheets' }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Short',
    'Long',
    'Last',
  ])
  expect((await printed(page)).pages).toBe(5)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Equipment Catalog' })).toBeHidden()
  await expect(sheetOf(page, 'Last')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Equipment Catalog' }).click()
  await expect(page).toHaveURL(`${equipmentPath}?category=Benches`)
})
