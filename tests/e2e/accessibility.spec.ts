import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { addButton, equipmentPath, rowOf } from './equipment-page.ts'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with axe's own words for everything it finds. */
async function expectAccessible(page: Page, where: string) {
  // Colours are measured when nothing is fading any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: injected } = globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }
    const { violations } = await injected.run()
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  })
  expect(found, where).toEqual([])
}

async function expectNoSidewaysScroll(page: Page, where: string) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `${where} is wider than the screen by`).toBe(0)
}

const rich = {
  name: 'Commercial-grade electric sauna heater with remote panel',
  category: 'Sauna Heaters, Control Systems, Safety Equipment',
  brand: 'Sample Heatworks',
  model: 'SH-18',
  cost: 3450,
  power_requirements: '18 kW, 208 V, 3-phase',
  supplier: 'Sample Bath Supply',
  supplier_contact: 'orders@bath-supply.example',
  lead_time_days: 30,
  specifications: { output_kw: 18 },
}

for (const width of [1440, 390, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const check = async (page: Page, where: string) => {
      await expectNoSidewaysScroll(page, where)
      // The rules of axe do not change between 390 and 320.
      if (width > 320) await expectAccessible(page, where)
    }

    test('sign-in and sign-up', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await check(page, 'sign-in')
      await page.getByLabel('Email').fill('stranger@example.com')
      await page.getByLabel('Password').fill('whatever')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await check(page, 'sign-in, refused')
      await page.goto('/signup')
      await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
      await check(page, 'sign-up')
    })

    test('the catalog: loading, failed, empty, full', async ({ page, login, catalog, allowConsole }) => {
      allowConsole(failedRequest)
      await login()
      const release = await hold(page, 'GET', calls.equipment)
      await page.goto(equipmentPath)
      await expect(page.getByText('Loading equipment...').first()).toBeVisible()
      await check(page, 'loading')
      release()
      await expect(page.getByText('No equipment added yet.')).toBeVisible()
      await check(page, 'empty')
      await catalog.add(rich, { name: 'Bare' }, { name: 'Euro', cost: 1, currency: 'EUR' })
      await page.reload()
      await expect(rowOf(page, 'Bare')).toBeVisible()
      await check(page, 'full')
      await page.goto(`${equipmentPath}?q=nothing-like-this`)
      await expect(page.getByText('No equipment found matching your filters')).toBeVisible()
      await check(page, 'filtered empty')
      await answer(page, 'GET', calls.equipment, 500, { message: 'boom' })
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible()
      await check(page, 'failed')
    })

    test('the form, on every tab and with every question', async ({ page, login, catalog }) => {
      await catalog.add(rich)
      await login()
      await page.goto(equipmentPath)
      await addButton(page).click()
      const dialog = page.getByRole('dialog', { name: 'Add New Equipment' })
      for (const tab of ['Technical', 'Supplier', 'Notes', 'Basic Info']) {
        await dialog.getByRole('tab', { name: tab }).click()
        await check(page, `form, ${tab}`)
      }
      await dialog.getByRole('combobox', { name: 'Categories' }).click()
      await expect(dialog.getByRole('option').first()).toBeVisible()
      await check(page, 'form, open categories')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Add Equipment' }).click()
      await expect(dialog.getByText('Please select at least one category')).toBeVisible()
      await check(page, 'form, with errors')
      await dialog.getByLabel('Name').fill('Changed')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await check(page, 'form, asking')
    })

    test('the view, on every tab, and the delete question', async ({ page, login, catalog }) => {
      const [item] = await catalog.add(rich)
      await login()
      await page.goto(`${equipmentPath}?view=${item?.id}`)
      const dialog = page.getByRole('dialog', { name: rich.name })
      for (const tab of ['Technical', 'Supplier', 'Metadata', 'Overview']) {
        await dialog.getByRole('tab', { name: tab }).click()
        await check(page, `view, ${tab}`)
      }
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: `Delete ${rich.name}` }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await check(page, 'delete')
    })
  })
}
