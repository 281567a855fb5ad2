import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { definition, equipmentPath, menuItem } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { printed } from './printed.ts'
import { resize } from './resize.ts'

/** Twelve items of a small bathhouse, on three voltages. */
const bathhouse = [
  item('Sauna heater', 'Sauna Heaters', 30, {
    power_kw: 18,
    rated_v: 208,
    phases: 3,
    resistive: true,
    room_min_m3: 18,
    room_max_m3: 32,
    weight_kg: 172,
    width_mm: 610,
    depth_mm: 508,
  }),
  item('Second heater', 'Sauna Heaters', 45, { power_kw: 10.5, rated_v: 240, phases: 1, resistive: true }),
  item('Steam boiler', 'Steam Generators', 84, {
    power_kw: 40,
    rated_v: 480,
    phases: 3,
    continuous: true,
    cold_water_lpm: 7.6,
    install_days: 4,
  }),
  item('Cold plunge', 'Cold Plunge Pools', null, { power_kw: 3.2, rated_v: 208, phases: 1, water_l: 4353 }),
  item('Rain shower', 'Showers', 10, { flow_lpm: 9.5, cold_water_lpm: 5, hot_water_lpm: 5 }),
  item('Lockers', 'Lockers', 42, { doors_count: 12, weight_kg: 240 }),
  item('Aspen bench', 'Benches', 35, { length_mm: 2438.4, seats: 8 }),
  item('Air handler', 'Ventilation', 126, { power_kw: 19, rated_v: 480, phases: 3, power_factor: 0.85 }),
  item('Circulation pump', 'Water Treatment', 14, { power_kw: 1.5, rated_v: 208, phases: 3 }),
  item('Sauna lamp', 'Lighting', 18, { power_w: 40, rated_v: 120 }),
  item('Controller', 'Control Systems', 63, { power_kw: 0.6, rated_v: 120 }),
  item('Sauna door', 'Doors', 28, { zone: 'sauna', leaf_width_mm: 812.8 }),
]

function item(
  name: string,
  category: string,
  lead_time_days: number | null,
  stated: Record<string, string | number | boolean>,
) {
  // Stated, so that only the lead time is missing.
  const specifications: typeof stated = { install_days: 0, ...stated }
  return {
    name,
    category,
    lead_time_days,
    specifications,
    cost: 1000.5,
  }
}

/** Checks the width of a document on a phone and on a wide screen, and runs axe once: the content is the same. */
async function check(page: Page, where: string) {
  for (const width of [320, 1440]) {
    await resize(page, width, 844)
    await expectNoSidewaysScroll(page, `${where} at ${width} px`)
  }
  await expectAccessible(page, where)
}

// The tests in src/dashboard/import prove how a price list with units of its own is read.
test('a bathhouse is specified, from totals to the printed schedule', async ({ page, login, catalog }) => {
  const stored = await catalog.add(...bathhouse)
  await login()
  await page.goto(equipmentPath)
  const idOf = (name: string) => stored.find((row) => row.name === name)?.id
  await (await menuItem(page, 'Documents', 'Totals')).click()
  await expect(page.getByText('12 items. For coordination')).toBeVisible()
  for (const service of ['208Y/120', '480Y/277'])
    await expect(page.getByRole('region', { name: service })).toContainText('Next standard breaker')

  await test.step('an item without a lead time is filled in, and counts', async () => {
    await page.getByLabel('Opening date').fill('2127-05-01')
    await expect(page.getByText('Based on 11 of 12 pieces.')).toBeVisible()
    const gap = page.locator('details').filter({ hasText: 'Lead Time (days)' })
    await gap.locator('summary').click()
    await gap.getByRole('link', { name: 'Cold plunge' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Equipment' })
    await form.getByRole('tab', { name: 'Supplier' }).click()
    await form.getByLabel('Lead Time (days)').fill('130')
    await form.getByRole('button', { name: 'Update Equipment' }).click()
    await expect(page).toHaveURL(/totals\?opening=2127-05-01$/)
    // 130 days before 1 May.
    await expect(page.getByText('order it by December 22, 2126.')).toBeVisible()
    await expect(definition(page, 'Weight, dry')).toContainText('Based on 2 of')
  })
  await check(page, 'totals')

  await test.step('two heaters stand side by side', async () => {
    await page.goto(`${equipmentPath}/compare#ids=${idOf('Sauna heater')},${idOf('Second heater')}`)
    await expect(page.getByRole('row', { name: /Lead Time/ })).toContainText('▲ (best)')
    await check(page, 'compare')
    // The head stays in view where the page scrolls.
    await page.setViewportSize({ width: 1024, height: 400 })
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Second heater' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('the schedule is tagged and printed', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(equipmentPath)
    await (await menuItem(page, 'Documents', 'Schedule')).click()
    await page.getByLabel('Tag of Sauna heater').fill('HEAT-A')
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(page.getByLabel('Tag of Sauna heater')).toHaveValue('HEAT-A')
    await expect(page.getByLabel('Tag of Second heater')).toHaveValue(/^SH-[12]$/)
    await expect(definition(page, 'Cost')).toContainText('$12,006')
    await expect(page).toHaveTitle(`Equipment schedule, 12 items · ${brand.name}`)

    const { pages, size } = await printed(page)
    expect(size).toEqual([792, 612])
    expect(pages).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByText('HEAT-A', { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('combobox', { name: 'Paper' }).selectOption('A4')
    expect((await printed(page)).size).toEqual([expect.closeTo(842, -1), expect.closeTo(595, -1)])
    await check(page, 'schedule')
  })
})
