import { brand } from '../../src/content/brand.ts'
import { definition, equipmentPath, filterByCategory, menuItem, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { printed } from './printed.ts'

const sheetPath = `${equipmentPath}/spec-sheet`

test('one item and the shown list print on the chosen paper, without prices, toolbar or blank pages', async ({
  page,
  login,
  catalog,
}) => {
  const lines = Array.from({ length: 90 }, (_, index) => `Line ${index + 1}`).join('\n')
  const [item] = await catalog.add(
    { name: 'Grand heater', cost: 12_400.5, currency: 'EUR' },
    { name: 'Short', category: 'Benches' },
    { name: 'Long', category: 'Benches', notes: lines },
    { name: 'Last', category: 'Benches' },
  )
  await login()
  await page.goto(equipmentPath)

  await test.step('an item, on one page', async () => {
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
    await page.keyboard.press('Escape')
  })

  await test.step('the shown list', async () => {
    await filterByCategory(page, 'Benches')
    await expect(rowOf(page, 'Grand heater')).toHaveCount(0)
    await (await menuItem(page, 'Documents', 'Spec sheets')).click()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Short',
      'Long',
      'Last',
    ])
    expect((await printed(page)).pages).toBe(5)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Equipment Catalog' })).toBeHidden()
    await expect(page.getByRole('article', { name: 'Last', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Equipment Catalog' }).click()
    await expect(page).toHaveURL(`${equipmentPath}?category=Benches`)
  })
})
