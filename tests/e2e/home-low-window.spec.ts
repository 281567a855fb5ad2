import { sections } from '../../src/site/home/section-machine.ts'
import { expect, test } from './fixtures.ts'
import { openHome } from './home-page.ts'

test('in low windows every dot is between the header and the lower edge', async ({ page }) => {
  await openHome(page)
  for (const [width, height] of [
    [768, 320],
    [1024, 360],
    [1440, 420],
  ] as const) {
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
