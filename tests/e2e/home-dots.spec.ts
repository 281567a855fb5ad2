import type { Page } from 'playwright/test'
import { sections } from '../../src/content/home.ts'
import { expect, test } from './fixtures.ts'
import { currentDot, expectSection, openHome, unlock } from './home-page.ts'

// The dots at the left, and the buttons of small screens. section-dots.test.tsx proves dragging in detail.

const dots = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

async function centerOf(page: Page, name: string) {
  const box = await dots(page).getByRole('button', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`There is no dot for ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Lists the parts that are misplaced at the top and at the end of the page. */
const misplaced = (page: Page, count: number) =>
  page.evaluate((dotCount) => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(Number.NaN)
    // Scrolled and measured at once: after a resize the page returns to its place a moment later.
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    const hasDots = window.innerWidth >= 768
    scrollTo(0)
    const boxes = [...document.querySelectorAll('nav[aria-label=Sections] button')].map((dot) =>
      dot.getBoundingClientRect(),
    )
    const top = Math.min(...boxes.map((dot) => dot.top))
    const bottom = Math.max(...boxes.map((dot) => dot.bottom))
    const [header, { innerHeight }] = [box('header').bottom, window]
    scrollTo(document.body.scrollHeight)
    const [line, footer, last] = [
      box('nav[aria-label=Sections]').bottom,
      box('footer').top,
      box('#cta').bottom,
    ]
    const rules = {
      'every section has a dot': boxes.length === dotCount,
      'dots are below the header': !hasDots || top >= header,
      'dots are inside the window': !hasDots || bottom <= innerHeight,
      'the line ends above the footer': !hasDots || line <= footer,
      'the footer follows the last section': Math.abs(footer - last) < 0.5,
    }
    return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : rule))
  }, count)

test('a dot is clicked, the current one is dragged while the section changes, and all stay above the footer', async ({
  page,
}) => {
  await openHome(page)
  await dots(page).getByRole('button', { name: 'FAQ', exact: true }).click()
  await expectSection(page, 'faq')
  expect(await currentDot(page)).toBe('FAQ')
  await unlock(page)

  const [start, end] = [await centerOf(page, 'FAQ'), await centerOf(page, 'Services')]
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

  await test.step('dots stay between header and footer, which follows the last section', async () => {
    for (const [width, height] of [
      [360, 600],
      [390, 844],
      [768, 320],
      [768, 900],
      [1024, 360],
      [1440, 420],
      [1440, 900],
      [1920, 600],
      [2560, 1440],
    ] as const) {
      // Not `resize`: it waits for frames, and the page's clock stands still.
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
      await expect.poll(() => misplaced(page, sections.length), `${width} x ${height}`).toEqual([])
    }
  })
})

test('below 768 px buttons replace the dots, disabled at the ends, and cover no sign of a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openHome(page)
  const next = page.getByRole('button', { name: 'Next section' })
  const previous = page.getByRole('button', { name: 'Previous section' })
  await expect(dots(page)).toBeVisible()
  await expect(next).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dots(page)).toBeHidden()
  await expect(previous).toBeDisabled()
  for (const [index, { id, degrees }] of sections.entries()) {
    if (index > 0) await next.click()
    await expectSection(page, id)
    await expect(page.getByText(`${degrees}°F`).filter({ visible: true })).toBeInViewport()
    await unlock(page)
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await previous.click()
  await expectSection(page, 'faq')
  await unlock(page)
  // A phone, and a window at 200 %.
  for (const [width, height] of [
    [390, 844],
    [683, 328],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    // They are sticky, and the list passes over them.
    for (const question of await page.locator('#faq').getByRole('button').all()) {
      const isFree = await question.locator('svg').evaluate((sign, below) => {
        sign.scrollIntoView({ block: 'end', behavior: 'instant' })
        window.scrollBy({ top: below, behavior: 'instant' })
        const { x, y, width: across, height: down } = sign.getBoundingClientRect()
        return sign.closest('button')?.contains(document.elementFromPoint(x + across / 2, y + down / 2))
      }, 40)
      expect(isFree).toBe(true)
    }
  }
})
