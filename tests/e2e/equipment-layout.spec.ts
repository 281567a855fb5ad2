import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll } from './axe.ts'
import { equipmentPath, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'
import { resize } from './resize.ts'

/** An item with a long value in every column. */
const full = (index: number) => ({
  name: `Commercial steam boiler, twin ${index}`,
  category: 'Cleaning Equipment, Safety Equipment, Control Systems',
  brand: 'Sample Heatworks',
  model: 'SH-18',
  cost: 1_234_567.89,
  currency: index % 2 ? 'EUR' : 'CAD',
  power_requirements: '18 kW, 208 V, 3-phase, dedicated 60 A circuit',
  lead_time_days: 90,
})

/** How many rows are entirely inside the window. */
const rowsInView = (page: Page) =>
  page.locator('tbody [data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }).length,
  )

/** Text in the rows that leaves its row or overlaps other text. In the table an ellipsis ends a text that is too long. */
const flaws = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => {
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForReadersOnly(element.parentElement))
    /** The visible boxes of a cell's words. Words that are too wide hang out of their cell. */
    const wordsOf = (cell: Element) => {
      /** The box to which an element or its parents in the row clip it. */
      const clip = (element: Element | null): DOMRect[] =>
        !element || element === cell.parentElement
          ? []
          : getComputedStyle(element).overflow === 'hidden'
            ? [element.getBoundingClientRect(), ...clip(element.parentElement)]
            : clip(element.parentElement)
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (texts.nextNode()) {
        if (isForReadersOnly(texts.currentNode.parentElement)) continue
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        const clips = clip(texts.currentNode.parentElement)
        const right = Math.min(...clips.map((box) => box.right))
        const bottom = Math.min(...clips.map((box) => box.bottom))
        boxes.push(
          ...[...range.getClientRects()]
            .filter((box) => box.left < right && box.bottom <= bottom + 1)
            .map(({ x, y, width, height }) => new DOMRect(x, y, Math.min(width, right - x), height)),
        )
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
      // A text that is cut has a tooltip with all of it.
      const cut = [...row.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).overflow === 'hidden' && part.scrollWidth > part.clientWidth)
        .filter((part) => !isForReadersOnly(part) && !part.closest('[data-tooltip]'))
        .map((part) => `cut: ${part.textContent}`)
      const over = cells.flatMap((a, index) =>
        cells
          .slice(index + 1)
          .filter((b) => a.boxes.some((box) => b.boxes.some((other) => touch(box, other))))
          .map(({ text }) => `over each other: ${a.text} | ${text}`),
      )
      return [...outside, ...cut, ...over]
    })
  })

test('enough items are in view, no value is cut or over another, and figures align with their headers', async ({
  page,
  login,
  catalog,
}) => {
  const supplier = 'Nordwood Supply, a long way north of here, by the river, second house on the left'
  const bench = 'A bench whose name is so long that it takes two lines of the table'
  await catalog.add(
    ...Array.from({ length: 14 }, (_, index) => full(index)),
    { name: 'Bare one' },
    { ...full(0), category: 'Sauna Heaters, Control Systems', name: 'Usual one' },
    {
      name: bench,
      supplier,
      cost: 900,
      currency: 'CAD',
      lead_time_days: 120,
    },
  )
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByText(/^ ?\+ €/)).toBeVisible()
  for (const [width, height, atLeast] of [
    [1440, 900, 16],
    [1366, 768, 13],
    [1280, 720, 11],
    [1024, 768, 12],
    [768, 1024, 4],
    [390, 844, 5],
    [320, 568, 1],
  ] as const) {
    await resize(page, width, height)
    const top = await page.locator('[data-row="0"]').evaluate((row) => row.getBoundingClientRect().top)
    const most = width > 768 ? 210 : width === 390 ? 220 : 300
    expect(top, `first item at ${width} px`).toBeLessThanOrEqual(most)
    if (width < 768) await rowOf(page, full(0).name).evaluate((row) => row.scrollIntoView())
    await expect.poll(() => rowsInView(page), `at ${width} × ${height}`).toBeGreaterThanOrEqual(atLeast)
    expect(await flaws(page), `at ${width} px`).toEqual([])
  }

  // Figures align at the end, other values at the start.
  for (const width of [1440, 1024, 960]) {
    await resize(page, width, 800)
    await expect(page.getByRole('button', { name: 'Cost', exact: true })).toBeVisible()
    const offsets = await page.evaluate(() => {
      const edge = (node: Node, side: 'left' | 'right') => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()[side]
      }
      const row = document.querySelector('[data-row="0"]')
      return [...document.querySelectorAll('thead th')].slice(1, -1).map((head, index) => {
        const cell = row?.children[index + 1]
        const label = head.querySelector('button')?.firstChild
        if (!cell || !label) throw new Error('A column has no head or no cell')
        const side = cell.getAttribute('data-align') === 'end' ? 'right' : 'left'
        return Math.round(edge(label, side) - edge(cell, side))
      })
    })
    expect(offsets, `at ${width} px`).toEqual([0, 0, 0, 0, 0, 0])
    // The buttons of a row cover no value, and hide none.
    const row = rowOf(page, full(1).name)
    await row.hover()
    const lost = await row.evaluate((element) => {
      const buttons = element.lastElementChild?.getBoundingClientRect()
      if (!buttons) throw new Error('The row has no buttons')
      return [...element.querySelectorAll('[role]:not(:first-child, :last-child)')].flatMap((cell) => {
        const { right } = cell.getBoundingClientRect()
        return right <= buttons.left && getComputedStyle(cell).opacity === '1' ? [] : cell.textContent
      })
    })
    expect(lost, `at ${width} px`).toEqual([])
    await expect(row.getByText('18 kW')).toBeVisible()
    await expect(row.getByText('dedicated')).toHaveCSS('width', '1px')
    expect(await flaws(page), `at ${width} px`).toEqual([])
  }

  await test.step('filters move neither the search box nor the table, and the figures stay on one line', async () => {
    const choose = async (label: string) => {
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page.getByRole('menuitem', { name: label }).click()
    }
    const places = () =>
      Promise.all([searchBox(page), page.locator('thead')].map((part) => part.boundingBox()))
    const top = async (figure: string) => (await page.getByText(figure).boundingBox())?.y
    for (const width of [1440, 1366, 1320]) {
      await resize(page, width, 800)
      await page.evaluate(() => scrollTo(0, 0))
      const before = await places()
      await choose('Lead time within 90 days')
      await choose('Created via Web')
      await expect(page.getByText('15 of 17')).toBeVisible()
      expect(await places(), `at ${width} px`).toEqual(before)
      expect(await top('Total Value'), `at ${width} px`).toBe(await top('Total Items'))
      await choose('Any lead time')
      await choose('Any origin')
    }
  })

  await test.step('the list is a table from 640 px on, and empty fields take no line on a card', async () => {
    const column = page.getByRole('button', { name: 'Brand/Model', exact: true })
    // Without the sidebar, between margins of 20 px.
    for (const width of [681, 679]) {
      await resize(page, width)
      await expect(column).toBeVisible({ visible: width === 681 })
    }
    await resize(page, 390, 844)
    // Two items, in this order.
    await searchBox(page).fill('one')
    await expect(page.getByRole('rowheader')).toHaveText(['Bare one', 'Usual one'])
    const dashes = rowOf(page, 'Bare one').getByText('-', { exact: true })
    await expect(dashes).toHaveCount(4)
    for (const dash of await dashes.all()) await expect(dash).toBeHidden()
    const height = async (name: string) => (await rowOf(page, name).boundingBox())?.height ?? 0
    await expect
      .poll(async () => (await height('Usual one')) - (await height('Bare one')))
      .toBeGreaterThan(15)
    const parts = await rowOf(page, 'Usual one').evaluate((card) => {
      const boxOf = (name: string) => card.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      const middle = ({ top, height }: DOMRect) => top + height / 2
      const middleAcross = ({ left, width }: DOMRect) => left + width / 2
      const [check, name, category, power, button] = [
        'input',
        '[role="rowheader"]',
        ':nth-child(3)',
        ':nth-child(6)',
        '.equipment-actions button',
      ].map(boxOf)
      if (!check || !name || !category || !power || !button) throw new Error('The card lacks a part')
      return {
        checkBesideName: Math.abs(middle(check) - middle(name)) <= 2 && check.right < name.left,
        buttonBesideCategory: category.right < middleAcross(button),
        powerBelowCategory: power.top >= category.bottom,
        buttonSize: Math.min(button.width, button.height),
      }
    })
    expect(parts).toEqual({
      checkBesideName: true,
      buttonBesideCategory: true,
      powerBelowCategory: true,
      buttonSize: 44,
    })
    /** How far the middle of one part of a card is below that of another (px). */
    const distance = (name: string, parts: { from: string; to: string }) =>
      rowOf(page, name).evaluate((card, { from, to }) => {
        const middleOf = (part: string) => {
          const { top, height } = card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return top + height / 2
        }
        return Math.round(middleOf(to) - middleOf(from))
      }, parts)
    const [category, make, lead, button] = [':nth-child(3)', ':nth-child(4)', ':nth-child(7)', 'button']
    // The place of the button is the same without brand and power.
    expect(await distance('Bare one', { from: category, to: button })).toBe(0)
    expect(await distance('Usual one', { from: category, to: button })).toBe(0)
    await searchBox(page).fill('so long that')
    // The lead time has a dash beside it where there is no make.
    await expect.poll(() => distance(bench, { from: make, to: lead })).toBe(0)
    await searchBox(page).fill('one')
    // A list has no headers to press.
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Cost, highest first')
    await expect(page.getByRole('rowheader')).toHaveText(['Usual one', 'Bare one'])
    await expect(page).toHaveURL(`${equipmentPath}?q=one&sort=-cost`)
  })

  await test.step('naming the field of a match makes no row higher', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const row = page.locator('[data-row="0"]')
    await searchBox(page).fill('so long that')
    await expect(row).toContainText('A bench')
    const before = await row.boundingBox()
    await searchBox(page).fill('nordwood')
    await expect(row).toContainText('in Supplier: Nordwood')
    const after = await row.boundingBox()
    expect(after).toEqual(before)
    const where = await row.getByText('in Supplier').boundingBox()
    const bottom = (box: typeof after) => (box ? box.y + box.height : Number.NaN)
    expect(bottom(where)).toBeLessThanOrEqual(bottom(after))
  })

  await test.step('wide text spacing and 200 % zoom cut nothing', async () => {
    await searchBox(page).fill('one')
    await expect(page.getByRole('rowheader')).toHaveText(['Usual one', 'Bare one'])
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
})

test('rows fill the window after cards became a table', async ({ page, login, catalog }) => {
  await catalog.addMany(100)
  await login()
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(equipmentPath)
  const heightOfRow = async () => (await rowOf(page, 'Item 0001').boundingBox())?.height ?? 0
  const lastRow = page.getByRole('row').last()
  const belowWindow = () =>
    lastRow.evaluate((last) => last.getBoundingClientRect().bottom - window.innerHeight)
  await expect.poll(heightOfRow).toBeGreaterThan(60)
  await expect.poll(belowWindow).toBeGreaterThan(0)
  await page.keyboard.press('Control+b')
  await expect.poll(heightOfRow).toBe(44)
  await expect.poll(belowWindow).toBeGreaterThan(0)
})
