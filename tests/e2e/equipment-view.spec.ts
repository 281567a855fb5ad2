import { equipmentPath, fact, rowOf } from './equipment-page.ts'
import { answer, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('an item with everything shows everything, on four tabs', async ({ page, login, catalog }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )
  const [item] = await catalog.add({
    name: 'Grand heater',
    category: 'Sauna Heaters, Control Systems, Salt Rooms',
    brand: 'Löyly',
    model: 'G1',
    cost: 12400,
    currency: 'EUR',
    image_url: 'https://pictures.example/heater.png',
    power_requirements: '18 kW',
    water_requirements: 'none',
    space_requirements: '1 m',
    maintenance_requirements: 'Stones',
    maintenance_schedule: 'Yearly',
    warranty_months: 24,
    supplier: 'Stove & Co',
    supplier_contact: 'hello@stove.example',
    lead_time_days: 30,
    notes: 'First line\nsecond line',
    specifications: {
      output_kw: 18,
      wifiReady: true,
      leaky: false,
      stones: ['olivine', 'peridotite'],
      control: { type: 'external' },
    },
    created_via: 'assistant',
    created_at: '2026-03-04T15:06:00Z',
  })
  await login()
  await page.goto(equipmentPath)
  const release = await hold(page, 'GET', /equipment_catalog.*id=eq\./)
  await page.getByRole('button', { name: 'View details Grand heater' }).click()
  await expect(page.getByRole('dialog').getByText('Loading...')).toBeVisible()
  release()
  const dialog = page.getByRole('dialog', { name: 'Grand heater' })
  await expect(dialog.getByRole('heading', { name: 'Grand heater' })).toBeVisible()
  for (const category of ['Sauna Heaters', 'Control Systems', 'Salt Rooms']) {
    await expect(dialog.getByText(category, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByText('Löyly G1')).toBeVisible()
  await expect(dialog.getByRole('tab')).toHaveText(['Overview', 'Technical', 'Supplier', 'Metadata'])

  await expect(dialog.getByRole('img', { name: 'Grand heater' })).toHaveAttribute(
    'referrerpolicy',
    'no-referrer',
  )
  await expect(fact(page, 'Cost')).toHaveText('€12,400')
  await expect(fact(page, 'Lead Time')).toHaveText('30 days')
  await expect(fact(page, 'Warranty')).toHaveText('24 months')
  await expect(fact(page, 'Created Via')).toHaveText('Assistant')
  await expect(dialog.getByText('First line\nsecond line')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await expect(fact(page, 'Power Requirements')).toHaveText('18 kW')
  await expect(fact(page, 'Water Requirements')).toHaveText('none')
  await expect(fact(page, 'Space Requirements')).toHaveText('1 m')
  await expect(fact(page, 'Maintenance Requirements')).toHaveText('Stones')
  await expect(fact(page, 'Maintenance Schedule')).toHaveText('Yearly')
  await expect(dialog.getByRole('heading', { name: 'Additional Specifications' })).toBeVisible()
  await expect(fact(page, 'Output kw')).toHaveText('18')
  await expect(fact(page, 'Wifi Ready')).toHaveText('Yes')
  await expect(fact(page, 'Leaky')).toHaveText('No')
  await expect(fact(page, 'Stones')).toHaveText('olivine, peridotite')
  await expect(fact(page, 'Control')).toHaveText('Type external')

  await dialog.getByRole('tab', { name: 'Supplier' }).click()
  await expect(dialog.getByText('Stove & Co')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'hello@stove.example' })).toHaveAttribute(
    'href',
    'mailto:hello@stove.example',
  )

  await dialog.getByRole('tab', { name: 'Metadata' }).click()
  await expect(fact(page, 'ID')).toHaveText(String(item?.id))
  // The test runs in New York's time zone.
  await expect(fact(page, 'Created')).toHaveText(/Mar 4, 2026, 10:06/)
  await expect(fact(page, 'Last Updated')).toHaveText(/20\d\d/)
  await expect(fact(page, 'Created Via')).toHaveText('Assistant')
})

test('an item with nothing says so', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Bare item' })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Bare item' })
  for (const term of ['Cost', 'Lead Time', 'Warranty'])
    await expect(fact(page, term)).toHaveText('Not specified')
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(fact(page, 'Notes')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await expect(dialog.getByText('No technical requirements recorded.', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Additional Specifications')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Supplier' }).click()
  await expect(dialog.getByText('No supplier information available.', { exact: true })).toBeVisible()
})

test('only the requirements that are present are shown; zero is a value', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({
    name: 'Half item',
    cost: 0,
    lead_time_days: 0,
    warranty_months: 0,
    water_requirements: 'Cold only',
    supplier_contact: '+1 (212) 555-0100',
  })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Half item' })
  await expect(fact(page, 'Cost')).toHaveText('$0')
  await expect(fact(page, 'Lead Time')).toHaveText('0 days')
  await expect(fact(page, 'Warranty')).toHaveText('0 months')
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await expect(dialog.getByRole('term')).toHaveText(['Water Requirements'])
  await dialog.getByRole('tab', { name: 'Supplier' }).click()
  await expect(dialog.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', 'tel:+12125550100')
})

test('a broken picture leaves a quiet tile', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await page.route('https://pictures.example/**', (route) => route.abort())
  const [item] = await catalog.add({ name: 'Pictured', image_url: 'https://pictures.example/gone.png' })
  await login()
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Pictured' })
  await expect(dialog.getByText('The image could not be loaded')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
})

for (const id of [nobody, 'no-id-at-all']) {
  test(`viewing a missing item (${id}) stays empty and says so beside it`, async ({
    page,
    login,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    await login()
    await page.goto(`${equipmentPath}?view=${id}`)
    await expect(page.getByText('This item could not be loaded.')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Equipment' })
    await expect(dialog.getByText('Loading...')).toHaveCount(0)
    await expect(dialog.getByRole('tab')).toHaveCount(0)
    await expect(dialog.getByRole('button')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(equipmentPath)
  })
}

test('an item deleted meanwhile also leaves the list behind the dialog', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Going' }, { name: 'Staying' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Going')).toBeVisible()
  await catalog.remove(String(item?.id))
  await page.getByRole('button', { name: 'View details Going' }).click()
  await expect(page.getByText('This item could not be loaded.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'Staying')).toBeVisible()
  await expect(rowOf(page, 'Going')).toHaveCount(0)
})

test('a failure to load an item is not shown as fields', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Unreachable' })
  await login()
  await answer(page, 'GET', /equipment_catalog.*id=eq\./, 500, { message: 'boom' })
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  await expect(page.getByText('This item could not be loaded.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, 'Unreachable')).toBeVisible()
})
