import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with axe's description of every violation. Waits for finite animations first, because colors must not be fading. */
export async function expectAccessible(page: Page, where: string, { waitForAnimations = true } = {}) {
  if (waitForAnimations)
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished.catch(() => {})),
      ),
    )
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: injected } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> }
    }
    // Hundreds of other results are not described.
    const { violations } = await injected.run({ resultTypes: ['violations'] })
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
