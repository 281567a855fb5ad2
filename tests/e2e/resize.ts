import { expect, type Page } from 'playwright/test'

/** Resizes the window and waits until media queries and observers of the page have run, which takes a frame. */
export async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
