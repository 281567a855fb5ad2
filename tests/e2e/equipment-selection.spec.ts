import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { download } from './csv-files.ts'
import { addButton, equipmentPath, rowOf } from './equipment-page.ts'
import { stretchTimers } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { resize } from './resize.ts'

// tests/screens/equipment-selection proves selecting, filtering, deleting together and restoring.

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

test('checkboxes show under the pointer, a selection by keys and Shift selects no text, dragging does', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(9)
  await catalog.add({ name: 'Cedar bench', brand: 'Nordwood', power_requirements: '18 kW' })
  await login()
  await page.goto(equipmentPath)
  const row = (name: string) => rowOf(page, name)
  await expect(checkbox(page, 'Item 0001')).toHaveCSS('opacity', '1')
  const cell = row('Item 0003').getByRole('gridcell').first()
  await expect(cell).toHaveCSS('opacity', '0')
  await row('Item 0003').hover()
  await expect(cell).toHaveCSS('opacity', '1')

  await row('Item 0001').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText('2 selected')
  await checkbox(page, 'Item 0005').click()
  await row('Item 0007')
    .getByRole('rowheader')
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('5 selected')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('')
  await expectAccessible(page, 'selection')
  const { text } = await download(page, bar(page).getByRole('button', { name: 'Export CSV' }))
  expect(text.match(/Item \d+/g)).toEqual([2, 3, 5, 6, 7].map((number) => `Item 000${number}`))
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await test.step('text in a row can be selected by mouse, and a click opens the item', async () => {
    const brand = row('Cedar bench').getByRole('gridcell').filter({ hasText: 'Nordwood' })
    const box = await brand.boundingBox()
    if (!box) throw new Error('The cell has no place')
    const middle = box.y + box.height / 2
    await page.mouse.move(box.x + 1, middle)
    await page.mouse.down()
    await page.mouse.move(box.x + 50, middle, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(window.getSelection()))).toMatch(/^Nord/)
    await brand.click({ modifiers: ['ControlOrMeta'] })
    await brand.click({ button: 'middle' })
    await expect(page).toHaveURL(equipmentPath)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await brand.click()
    await expect(page.getByRole('dialog', { name: 'Cedar bench' })).toBeVisible()
  })
})

test('the bar shares the edges of the table and cuts no row, and covers neither the last row, nor the focused one, nor a toast', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(20)
  await stretchTimers(page)
  await login()
  await page.goto(equipmentPath)
  const top = async () => (await bar(page).boundingBox())?.y ?? 0
  const bottom = async (name: string) => {
    const box = await rowOf(page, name).boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await expect(rowOf(page, 'Item 0001')).toBeVisible()
  const atLowerEdge = await page.evaluate(
    () => document.elementFromPoint(400, window.innerHeight - 30)?.closest('[role=row]')?.textContent,
  )
  const low = atLowerEdge?.match(/Item \d{4}/)?.[0] ?? ''
  await checkbox(page, low).click()
  await expect(bar(page)).toBeVisible()
  await expect.poll(async () => (await bottom(low)) <= (await top()), low).toBe(true)
  for (const width of [1440, 1024]) {
    await resize(page, width, 800)
    const row = await rowOf(page, 'Item 0001').boundingBox()
    const box = await bar(page).boundingBox()
    expect([box?.x, box?.width], `edges at ${width} px`).toEqual([row?.x, row?.width])
    await page.mouse.wheel(0, 30)
    // The lowest row that can be seen is whole.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const barTop =
            document.querySelector('[data-slot="selection-bar"]')?.getBoundingClientRect().top ?? 0
          return [...document.querySelectorAll('[data-row]')].filter((part) => {
            const { left, top: rowTop, bottom: rowBottom } = part.getBoundingClientRect()
            const isSeen = document.elementFromPoint(left + 300, rowTop + 1)?.closest('[data-row]') === part
            return isSeen && rowTop < barTop && rowBottom > barTop
          }).length
        }),
      )
      .toBe(0)
    await expect(rowOf(page, low).locator('.equipment-actions')).toHaveCSS('opacity', '1')
  }
  await resize(page, 1440, 900)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await page.mouse.move(720, 450)
  await page.mouse.wheel(0, 10_000)
  await checkbox(page, 'Item 0020').click()
  await expect(page.getByRole('button', { name: 'Add Equipment' }), 'the title bar stays').toBeInViewport({
    ratio: 1,
  })
  await expect(bar(page)).toBeVisible()
  await expect.poll(async () => (await bottom('Item 0020')) <= (await top())).toBe(true)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await page.mouse.wheel(0, -10_000)
  await rowOf(page, 'Item 0001').focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toBeVisible()
  for (let number = 2; number <= 20; number++) {
    await page.keyboard.press('ArrowDown')
    const name = `Item ${String(number).padStart(4, '0')}`
    await expect(rowOf(page, name)).toBeFocused()
    await expect.poll(async () => (await bottom(name)) <= (await top()), name).toBe(true)
  }
  await page.mouse.wheel(0, 10_000)
  for (let number = 19; number >= 1; number--) {
    await page.keyboard.press('ArrowUp')
    const row = rowOf(page, `Item ${String(number).padStart(4, '0')}`)
    await expect(row).toBeFocused()
    const head = page.getByRole('columnheader', { name: 'Brand/Model' })
    await expect
      .poll(
        async () => ((await row.boundingBox())?.y ?? 0) - ((await head.boundingBox())?.y ?? 0),
        String(number),
      )
      .toBeGreaterThanOrEqual(35)
  }
  await page.mouse.wheel(0, 10_000)
  await expect.poll(async () => (await bottom('Item 0020')) <= (await top())).toBe(true)

  await page.getByRole('button', { name: 'Delete Item 0020' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click({ trial: true })
  const toast = await page.locator('[data-sonner-toast]').boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(await top())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('taps select and open cards, the bar has room for a thumb, and a toast leaves a dialog free', async ({
    page,
    login,
    catalog,
  }) => {
    await catalog.add({ name: 'Cedar bench', brand: 'Nordwood' }, { name: 'Door' }, { name: 'Lamp' })
    await stretchTimers(page)
    await login()
    await page.goto(equipmentPath)
    const check = checkbox(page, 'Cedar bench')
    await expect(check).toBeVisible()
    await check.tap()
    await expect(bar(page)).toContainText('1 selected')
    for (const button of await bar(page).getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44)
    }
    await expect(bar(page).getByRole('button', { name: 'Export CSV' })).toBeHidden()
    for (const width of [320, 390]) {
      await resize(page, width, 844)
      await expectNoSidewaysScroll(page, `bar at ${width} px`)
    }
    await expectAccessible(page, 'bar on a phone')
    await bar(page).getByRole('button', { name: 'More' }).tap()
    const sheet = page.getByRole('dialog', { name: '1 selected' })
    await expectAccessible(page, 'more actions')
    await sheet.getByRole('button', { name: 'Select all shown' }).tap()
    await expect(bar(page)).toContainText('3 selected')
    await bar(page).getByRole('button', { name: 'Clear' }).tap()
    await expect(bar(page)).toHaveCount(0)

    await rowOf(page, 'Cedar bench').getByText('Nordwood').tap()
    await expect(page.getByRole('dialog', { name: 'Cedar bench' })).toBeVisible()
    await page.keyboard.press('Escape')

    await test.step('a toast leaves the buttons of a dialog free, and its own can be pressed', async () => {
      await page.getByRole('button', { name: 'Actions of Lamp' }).click()
      await page.getByRole('button', { name: 'Delete Lamp' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeVisible()
      await addButton(page).click()
      const submit = page.getByRole('dialog').getByRole('button', { name: 'Add Equipment' })
      // Playwright presses only what nothing else covers.
      await submit.click({ trial: true })
      await undo.click()
      await expect(submit).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rowOf(page, 'Lamp')).toBeVisible()
    })
  })
})
