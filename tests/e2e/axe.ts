import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails with axe's description of every violation. An open dialog is read alone: the page behind it is hidden and has been
 * read before. Waits for finite animations first, because colors must not be fading.
 */
export async function expectAccessible(page: Page, where: string, { waitForAnimations = true } = {}) {
  if (waitForAnimations)
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          // Not those that go on with scrolling.
          .filter(({ timeline }) => timeline === document.timeline)
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished.catch(() => {})),
      ),
    )
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: injected } = globalThis as unknown as {
      axe: { run: (context: Node, options: RunOptions) => Promise<AxeResults> }
    }
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].at(-1)
    // Hundreds of other results are not described; no rule that runs reads the files of style sheets.
    const options: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false }
    const { violations } = await injected.run(dialog ?? document, options)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}: ${any[0]?.message ?? ''} ${html}`),
    )
  })
  expect(found, where).toEqual([])
}

/** Polls, because React may update the layout a moment after a resize. */
export async function expectNoSidewaysScroll(page: Page, where: string) {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, `${where} is wider than the screen by`).toBe(0)
}

/**
 * Goes to another address of the dashboard as a link does, without a new document: the first run of axe in a document
 * takes three times as long as the next. The old screen may stay a moment: wait for words that only the new one has.
 */
export async function visit(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page).toHaveURL(address)
}
