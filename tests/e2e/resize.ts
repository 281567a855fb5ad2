import { expect, type Page } from 'playwright/test'

/** Waits until the page has heard of scrolling and of a new window size: listeners and observers run with a frame. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Resizes the window and waits until media queries and observers of the page have run. Before that it waits for the page
 * to hear of its last scroll: the home page answers a resize by returning to the place it knows.
 */
export async function resize(page: Page, width: number, height = 900) {
  await nextFrame(page)
  await page.setViewportSize({ width, height })
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
  await nextFrame(page)
}
