import { expect, type Page } from 'playwright/test'

/**
 * Changes the window's size and waits until the page has heard of it, its media queries and observers with the next
 * frame. Until then everything looks as before.
 */
export async function resize(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
