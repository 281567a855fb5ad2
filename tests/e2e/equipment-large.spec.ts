import { equipmentPath, rowOf, searchBox, tile } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

/** The benchmark's limit too: more would be felt while scrolling. */
const maxNodes = 800

test('ten thousand items are counted, searched, sorted and scrolled in a small page', async ({
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
  await expect(page.getByRole('grid', { name: 'Equipment' })).toHaveAttribute('aria-rowcount', '10001')

  await rowOf(page, 'Item 0001').focus()
  await page.keyboard.press('End')
  await expect(rowOf(page, 'Item 10000')).toBeFocused()
  await expect(rowOf(page, 'Item 10000')).toBeInViewport()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(maxNodes)

  await searchBox(page).fill('item 999')
  // Ten that end in 999, and nine more from 9990 on; the head is a row too.
  await expect(page.getByRole('grid', { name: 'Equipment' })).toHaveAttribute('aria-rowcount', '20')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page.getByRole('button', { name: /^View details/ }).first()).toHaveAccessibleName(
    'View details Item 9999',
  )
})

test('rows fill the window after the sidebar has made room and given the table lower rows', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(100)
  await login()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(equipmentPath)
  const row = rowOf(page, 'Item 0001')
  const heightOfRow = async () => (await row.boundingBox())?.height
  const belowWindow = () =>
    page
      .getByRole('row')
      .last()
      .evaluate((last) => last.getBoundingClientRect().bottom - window.innerHeight)
  await expect.poll(heightOfRow).toBe(4.25 * 16)
  await expect.poll(belowWindow).toBeGreaterThan(0)
  await page.keyboard.press('Control+b')
  await expect.poll(heightOfRow).toBe(3 * 16)
  await expect.poll(belowWindow).toBeGreaterThan(0)
})
