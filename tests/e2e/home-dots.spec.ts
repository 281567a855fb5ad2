import type { Page } from 'playwright/test'
import { sections } from '../../src/site/home/section-machine.ts'
import { expect, test } from './fixtures.ts'
import { currentDot, expectSection, openHome, unlock } from './home-page.ts'

// The dots at the right, and the buttons of small screens. Dragging in detail: src/site/home/section-dots.test.tsx.

const dots = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const dot = (page: Page, name: string) => dots(page).getByRole('button', { name, exact: true })

async function centreOf(page: Page, name: string) {
  const box = await dot(page, name).boundingBox()
  if (!box) throw new Error(`There is no dot for ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The storey of the drawing (0 is the street) at the top of the window over the section buttons. */
function storeyInWindow(page: Page) {
  return page.locator('.section-drawing:visible').evaluate((drawing) => {
    const { top, height } = drawing.getBoundingClientRect()
    const frame = drawing.parentElement?.getBoundingClientRect().top ?? 0
    // 704 units: 64 of roof, then 128 a storey.
    return (((frame - top) / height) * 704 - 64) / 128
  })
}

test('a dot is clicked, or the current one dragged, also while the section changes', async ({ page }) => {
  await openHome(page)
  await dot(page, 'FAQ').click()
  await expectSection(page, 'faq')
  expect(await currentDot(page)).toBe('FAQ')
  await unlock(page)

  const [start, end] = [await centreOf(page, 'FAQ'), await centreOf(page, 'Services')]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x - 30, end.y)
  await expectSection(page, 'faq')
  await page.keyboard.press('Home')
  await expectSection(page, 'hero')
  await unlock(page)
  await page.mouse.up()
  await expectSection(page, 'services')
  await expect(dots(page).locator('li[aria-hidden="true"]')).toHaveCount(0)
})

test('in low windows every dot is between the header and the lower edge', async ({ page }) => {
  await openHome(page)
  for (const [width, height] of [
    [768, 320],
    [1024, 360],
    [1440, 420],
  ] as const) {
    // Not `resize`: it waits for frames, and the page's clock stands still.
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    const edges = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('nav[aria-label=Sections] button')].map((dot) =>
        dot.getBoundingClientRect(),
      )
      return {
        count: boxes.length,
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      }
    })
    expect(edges.count).toBe(sections.length)
    expect(edges.top, `${width} x ${height}`).toBeGreaterThanOrEqual(edges.header)
    expect(edges.bottom, `${width} x ${height}`).toBeLessThanOrEqual(height)
  }
})

test('below 768 px buttons take the place of the dots, disabled at the ends', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openHome(page)
  const next = page.getByRole('button', { name: 'Next section' })
  const previous = page.getByRole('button', { name: 'Previous section' })
  await expect(dots(page)).toBeVisible()
  await expect(next).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dots(page)).toBeHidden()
  await expect(previous).toBeDisabled()
  for (const [index, { id }] of sections.entries()) {
    if (index > 0) await next.click()
    await expectSection(page, id)
    await expect.poll(() => storeyInWindow(page), id).toBeCloseTo(index, 1)
    await unlock(page)
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await previous.click()
  await expectSection(page, 'faq')
})

test('the section drawing ends with the last section: no dot stands over the footer', async ({ page }) => {
  await openHome(page)
  for (const [width, height] of [
    [768, 900],
    [1440, 900],
    [1920, 600],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Scrolled and measured at once, and again: after a resize the page returns to its place a moment later.
    const overlap = () =>
      dots(page).evaluate((drawing) => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN
        return drawing.getBoundingClientRect().bottom - footer
      })
    await expect.poll(overlap, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('the footer follows the last section at once, with the section buttons above it', async ({ page }) => {
  await openHome(page)
  for (const [width, height] of [
    [390, 844],
    [360, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const distance = () =>
      page.evaluate(() => {
        const edge = (selector: string, side: 'top' | 'bottom') =>
          document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
        return edge('footer', 'top') - edge('#cta', 'bottom')
      })
    await expect.poll(distance, `${width} px`).toBeCloseTo(0, 0)
  }
})

for (const [zoom, width, height] of [
  ['100 %', 390, 844],
  ['200 %', 683, 328],
] as const)
  test(`the section buttons never cover what opens a question, at ${zoom}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openHome(page, '/#faq')
    const buttons = await page.getByRole('button', { name: 'Next section' }).boundingBox()
    // They are sticky and may stand at any height, so the two must not share a column.
    for (const question of await page.locator('#faq').getByRole('button').all()) {
      const sign = await question.locator('svg').boundingBox()
      expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0)
    }
  })
