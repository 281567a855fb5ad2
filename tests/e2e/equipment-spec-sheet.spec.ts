import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { equipmentPath, filterByCategory, rowOf } from './equipment-page.ts'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const sheetPath = `${equipmentPath}/spec-sheet`
const nobody = '00000000-0000-4000-8000-000000000000'

const full = {
  name: 'Grand heater',
  category: 'Sauna Heaters, Control Systems',
  brand: 'Acme',
  model: 'GH-18',
  cost: 12_400,
  currency: 'EUR',
  power_requirements: '18 kW, 208 V',
  maintenance_schedule: 'Yearly',
  warranty_months: 24,
  supplier: 'Stove & Co',
  notes: 'First line\nsecond line',
  specifications: { output_kw: 18 },
}

const sheetOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/** The pages of the PDF the browser would save: how many, and their size in points. */
async function printed(page: Page): Promise<{ pages: number; size: [number, number] }> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = readablePdf(pdf)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? []
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  }
}

/** A PDF with its compressed objects unpacked. */
function readablePdf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  const unpacked = [...streams].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return [text, ...unpacked].join('\n')
}

test('an item has a sheet, which names what is not known', async ({ page, login, catalog }) => {
  await catalog.add(full)
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'View details Grand heater' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Spec sheet' }).click()
  const sheet = sheetOf(page, 'Grand heater')
  await expect(sheet.getByRole('heading', { name: 'Grand heater' })).toBeVisible()
  await expect(sheet).toContainText('Tepidarium Consulting, Brooklyn, NY')
  await expect(sheet).toContainText('Sauna Heaters · Control Systems')
  await expect(fact(page, 'Cost')).toHaveText('€12,400')
  await expect(fact(page, 'Lead Time')).toHaveText('to be confirmed')
  await expect(fact(page, 'Warranty')).toHaveText('24 months')
  await expect(fact(page, 'Power Requirements')).toHaveText('18 kW, 208 V')
  await expect(fact(page, 'Water Requirements')).toHaveText('to be confirmed')
  await expect(fact(page, 'Output kw')).toHaveText('18')
  await expect(fact(page, 'Contact Information')).toHaveText('to be confirmed')
  await expect(sheet.getByText('First line\nsecond line')).toBeVisible()
  await expect(sheet).toContainText(/Prepared \w+ \d+, 20\d\d/)
  await expect(page).toHaveTitle('Grand heater · Tepidarium')

  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Grand heater' })).toBeVisible()
  await expect(page).toHaveTitle('Equipment Catalog · Tepidarium')
})

test('the price can be left out and the paper chosen, in the address too', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add(full)
  await login()
  await page.goto(`${sheetPath}?ids=${item?.id}`)
  await expect(fact(page, 'Cost')).toBeVisible()
  expect(await printed(page)).toEqual({ pages: 1, size: [612, 792] })
  await page.getByRole('checkbox', { name: 'Show price' }).uncheck()
  await expect(fact(page, 'Cost')).toHaveCount(0)
  await expect(page.getByText('12,400')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('A4')
  await expect(page).toHaveURL(`${sheetPath}?ids=${item?.id}&paper=a4&price=off`)
  const { pages, size } = await printed(page)
  expect([pages, ...size]).toEqual([1, expect.closeTo(595, -1), expect.closeTo(842, -1)])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('a4')
  await expect(fact(page, 'Cost')).toHaveCount(0)
})

test('the list as it is shown has one sheet an item, in its order', async ({ page, login, catalog }) => {
  await catalog.add(
    { name: 'Oak bench', category: 'Benches', cost: 30 },
    { name: 'Cedar bench', category: 'Benches', cost: 20 },
    { name: 'Lamp', category: 'Lighting', cost: 10 },
  )
  await login()
  await page.goto(`${equipmentPath}?sort=cost`)
  await filterByCategory(page, 'Benches')
  await expect(rowOf(page, 'Lamp')).toHaveCount(0)
  await page.getByRole('link', { name: 'Spec sheets' }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Cedar bench',
    'Oak bench',
  ])
  await expect(page).toHaveTitle('2 spec sheets · Tepidarium')
  expect((await printed(page)).pages).toBe(2)
  await page.getByRole('link', { name: 'Equipment Catalog' }).click()
  await expect(page).toHaveURL(`${equipmentPath}?category=Benches&sort=cost`)
})

test('long notes go on over the next page and leave none blank', async ({ page, login, catalog }) => {
  const lines = Array.from({ length: 90 }, (_, index) => `Line ${index + 1}`).join('\n')
  await catalog.add({ name: 'Short' }, { name: 'Long', notes: lines }, { name: 'Last' })
  await login()
  await page.goto(sheetPath)
  await expect(sheetOf(page, 'Last')).toBeVisible()
  expect((await printed(page)).pages).toBe(5)
})

test('on paper there is nothing but the sheet', async ({ page, login, catalog }) => {
  await catalog.add(full)
  await login()
  await page.goto(sheetPath)
  await expect(sheetOf(page, 'Grand heater')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Equipment Catalog' })).toBeHidden()
  await expect(sheetOf(page, 'Grand heater')).toBeVisible()
})

test('the button prints', async ({ page, login, catalog }) => {
  await catalog.add(full)
  await login()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title)
  })
  await page.goto(sheetPath)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Grand heater · Tepidarium')
})

test('a picture that does not load leaves no gap', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await page.route('https://pictures.example/**', (route) => route.abort())
  await catalog.add({ name: 'Pictured', image_url: 'https://pictures.example/gone.png' })
  await login()
  await page.goto(sheetPath)
  await expect(sheetOf(page, 'Pictured')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
})

test('what is not there is said, and nothing can be printed', async ({ page, login, catalog }) => {
  const [item] = await catalog.add(full)
  await login()
  await page.goto(`${sheetPath}?ids=${nobody}`)
  await expect(page.getByText('This item is not in the catalog.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled()
  await page.goto(`${sheetPath}?ids=${nobody},${item?.id}`)
  await expect(page.getByText('1 of these items are not in the catalog.')).toBeVisible()
  await expect(sheetOf(page, 'Grand heater')).toBeVisible()
  await page.goto(`${sheetPath}?q=nothing`)
  await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
})

test('more items than can be printed are named', async ({ page, login, catalog }) => {
  await catalog.addMany(1001)
  await login()
  await page.goto(sheetPath)
  await expect(page.getByText(/^These are the first 200 of 1,001 items\./)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(200)
})

test('loading and failing are told', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await catalog.add(full)
  await login()
  const release = await hold(page, 'GET', calls.equipment)
  await page.goto(sheetPath)
  await expect(page.getByText('Loading equipment...')).toBeVisible()
  release()
  await expect(sheetOf(page, 'Grand heater')).toBeVisible()
  const recover = await answer(page, 'GET', calls.equipment, 500, { message: 'boom' })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Error loading equipment: boom')
  await recover()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(sheetOf(page, 'Grand heater')).toBeVisible()
})

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto(`${sheetPath}?ids=${nobody}`)
  await expect(page).toHaveURL('/login')
})
