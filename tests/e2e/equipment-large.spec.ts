import { addButton, equipmentPath, rowOf, searchBox, tile } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

/** The limit of the benchmark, too: more nodes would be felt while scrolling. */
const maxNodes = 800

test('ten thousand items are counted, walked through, searched and sorted in a small page', async ({
  page,
  login,
  catalog,
}) => {
  test.slow()
  await catalog.addMany(10_000)
  await login()
  await page.goto(equipmentPath)
  await expect(tile(page, 'Total Items')).toHaveText('10,000')
  await expect(tile(page, 'Total Value')).toHaveText('$100,000')
  const grid = page.getByRole('grid', { name: 'Equipment' })
  await expect(grid).toHaveAttribute('aria-rowcount', '10001')

  await test.step('arrows, Home, End and Enter, also for rows not rendered yet', async () => {
    const [first, last] = [rowOf(page, 'Item 0001'), rowOf(page, 'Item 10000')]
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
    await expect(rowOf(page, 'Item 9999')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Item 9999' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Item 9999')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
  })

  await searchBox(page).fill('item 999')
  // Ten names end in 999, nine more are 9990 and above; the header is a row, too.
  await expect(grid).toHaveAttribute('aria-rowcount', '20')
  const sortByName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button')
  await sortByName.click()
  await sortByName.click()
  await expect(page.getByRole('button', { name: /^View details/ }).first()).toHaveAccessibleName(
    'View details Item 9999',
  )
})
