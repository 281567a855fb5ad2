import { addButton, definition, equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

/** The limit of the benchmark, too: more nodes would be felt while scrolling. */
const maxNodes = 800

// Three pages of the API. The benchmark of the catalog measures ten thousand items.
test('2,500 items are counted, walked through, searched and sorted in a small page', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(2500)
  await login()
  await page.goto(equipmentPath)
  await expect(definition(page, 'Total Items')).toHaveText('2,500')
  await expect(definition(page, 'Total Value')).toHaveText('$25,000')
  const grid = page.getByRole('grid', { name: 'Equipment' })
  await expect(grid).toHaveAttribute('aria-rowcount', '2501')

  await test.step('arrows, Home, End and Enter, also for rows not rendered yet', async () => {
    const [first, last] = [rowOf(page, 'Item 0001'), rowOf(page, 'Item 2500')]
    await addButton(page).focus()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      if (await first.evaluate((row) => row === document.activeElement)) break
    }
    await expect(first).toBeFocused()
    // The row above the first is the header's.
    await page.keyboard.press('ArrowUp')
    await expect(first).not.toBeFocused()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
    await expect(rowOf(page, 'Item 0003')).toBeFocused()
    await page.keyboard.press('End')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(maxNodes)
    await page.keyboard.press('ArrowUp')
    await expect(rowOf(page, 'Item 2499')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Item 2499' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Item 2499')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
  })

  await searchBox(page).fill('item 249')
  // 0249, 1249, 2249 and 2490 to 2499; the header is a row, too.
  await expect(grid).toHaveAttribute('aria-rowcount', '14')
  const sortByName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button')
  await sortByName.click()
  await sortByName.click()
  await expect(page.getByRole('button', { name: /^View details/ }).first()).toHaveAccessibleName(
    'View details Item 2499',
  )
})
