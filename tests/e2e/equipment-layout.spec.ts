import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll } from './axe.ts'
import { equipmentPath, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { resize } from './resize.ts'

/** An item with a value for everything, none of them short. */
const full = (index: number) => ({
  name: `Commercial steam boiler, twin ${index}`,
  category: 'Cleaning Equipment, Safety Equipment, Control Systems',
  brand: 'Sample Heatworks',
  model: 'SH-18',
  cost: 1_234_567.89,
  currency: index % 2 ? 'EUR' : 'CAD',
  power_requirements: '18 kW, 208 V, 3-phase, dedicated 60 A circuit',
  lead_time_days: 120,
})

/** How many rows are in the window from top to bottom. */
const rowsInView = (page: Page) =>
  page.locator('tbody [data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }).length,
  )

/** What in the rows is cut, leaves its row or lies over something else. */
const flaws = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => {
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForReadersOnly(element.parentElement))
    /** The boxes of a cell's words, as far as they can be seen: what is too wide hangs out of its cell. */
    const wordsOf = (cell: Element) => {
      const frame = cell.getBoundingClientRect()
      const lowest = getComputedStyle(cell).overflow === 'hidden' ? frame.bottom : Number.POSITIVE_INFINITY
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (texts.nextNode()) {
        if (isForReadersOnly(texts.currentNode.parentElement)) continue
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        boxes.push(...[...range.getClientRects()].filter(({ bottom }) => bottom <= lowest + 1))
      }
      return boxes
    }
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5

    return rows.flatMap((row) => {
      const frame = row.getBoundingClientRect()
      const cells = [...row.children].map((cell) => ({ text: cell.textContent, boxes: wordsOf(cell) }))
      const outside = cells
        .filter(({ boxes }) =>
          boxes.some(
            (box) =>
              box.left < frame.left ||
              box.right > frame.right ||
              box.top < frame.top ||
              box.bottom > frame.bottom,
          ),
        )
        .map(({ text }) => `outside its row: ${text}`)
      const cut = [...row.querySelectorAll('[title] > span')]
        .filter((badge) => getComputedStyle(badge).textOverflow === 'ellipsis')
        .map((badge) => `cut: ${badge.textContent}`)
      const over = cells.flatMap((a, index) =>
        cells
          .slice(index + 1)
          .filter((b) => a.boxes.some((box) => b.boxes.some((other) => touch(box, other))))
          .map(({ text }) => `over each other: ${a.text} | ${text}`),
      )
      return [...outside, ...cut, ...over]
    })
  })

for (const [width, height, atLeast] of [
  [1440, 900, 12],
  [1024, 768, 5],
  [390, 844, 3],
] as const)
  test(`at ${width} × ${height} at least ${atLeast} items are in view at once, none cut`, async ({
    page,
    login,
    catalog,
  }) => {
    await page.setViewportSize({ width, height })
    await catalog.add(...Array.from({ length: 20 }, (_, index) => full(index)))
    await login()
    await page.goto(equipmentPath)
    await expect(page.getByText('not converted')).toBeVisible()
    if (width === 390) await rowOf(page, full(0).name).evaluate((row) => row.scrollIntoView())
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(atLeast)
    expect(await flaws(page)).toEqual([])
  })

test('figures end where their heads end, and the other values begin where theirs begin', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add(full(0), full(1))
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, full(0).name)).toBeVisible()
  for (const width of [1440, 1024, 960]) {
    await resize(page, width, 800)
    await expect(page.getByRole('button', { name: 'Cost', exact: true })).toBeVisible()
    const offsets = await page.evaluate(() => {
      const edge = (element: Element, side: 'left' | 'right') => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()[side]
      }
      const row = document.querySelector('[data-row="0"]')
      return [...document.querySelectorAll('thead th')].slice(1, -1).map((head, index) => {
        const cell = row?.children[index + 1]
        const label = head.querySelector('button')?.firstChild
        if (!cell || !label) throw new Error('A column has no head or no cell')
        const words = document.createRange()
        words.selectNode(label)
        const side = cell.getAttribute('data-align') === 'end' ? 'right' : 'left'
        return Math.round(words.getBoundingClientRect()[side] - edge(cell, side))
      })
    })
    expect(offsets, `at ${width} px`).toEqual([0, 0, 0, 0, 0, 0])
    expect(await flaws(page), `at ${width} px`).toEqual([])
  }
})

test('the list is a table from 640 px of its own width, and empty fields cost a card no line', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add({ name: 'Bare' }, { ...full(0), name: 'Full' })
  await login()
  await page.goto(equipmentPath)
  const head = page.getByRole('button', { name: 'Brand/Model', exact: true })
  // Without the sidebar, between margins of 20 px.
  for (const width of [681, 679]) {
    await resize(page, width)
    await expect(head).toBeVisible({ visible: width === 681 })
  }
  await resize(page, 390, 844)
  await expect(rowOf(page, 'Bare').getByText('-', { exact: true })).toHaveCount(4)
  for (const dash of await rowOf(page, 'Bare').getByText('-', { exact: true }).all())
    await expect(dash).toBeHidden()
  const height = async (name: string) => (await rowOf(page, name).boundingBox())?.height ?? 0
  await expect.poll(async () => (await height('Full')) - (await height('Bare'))).toBeGreaterThan(40)
})

test('wide spacing of text and 200 % zoom cut nothing and scroll nothing sideways', async ({
  page,
  login,
  catalog,
}) => {
  const usual = { ...full(0), category: 'Sauna Heaters, Control Systems', name: 'Usual' }
  await catalog.add(usual, { name: 'Bare' })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Bare')).toBeVisible()
  // A window of 1440 × 900 at 200 % has this size.
  await resize(page, 720, 450)
  await expectNoSidewaysScroll(page, 'at 200 %')
  expect(await flaws(page)).toEqual([])
  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  })
  for (const width of [1440, 1024, 390]) {
    await resize(page, width)
    await expectNoSidewaysScroll(page, `spaced, at ${width} px`)
    expect(await flaws(page), `spaced, at ${width} px`).toEqual([])
  }
})
