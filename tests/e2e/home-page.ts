import { expect, type Page } from 'playwright/test'
import type { sections } from '../../src/content/home.ts'
import { inputLock } from '../../src/site/home/section-machine.ts'

export type SectionId = (typeof sections)[number]['id']

/**
 * Opens the home page and stops its clock. Only `pass` advances it, so that a slow machine cannot turn one gesture into two.
 */
export async function openHome(page: Page, address = '/') {
  await page.clock.install()
  await page.goto(address)
  // The splash is removed by the first effects, which also add the event listeners.
  await expect(page.locator('.splash')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
}

/** Advances the stopped clock (ms). */
export const pass = (page: Page, time: number) => page.clock.runFor(time)

/** Advances the clock past the time in which a move ignores input. */
export const unlock = (page: Page) => pass(page, inputLock)

/** The id of the section at the top of the window, or a sentence if none starts there. */
export function sectionAtTop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const list = [...document.querySelectorAll<HTMLElement>('section[data-header]')]
    const found = list.find((section) => Math.abs(section.getBoundingClientRect().top) <= 1)
    return found?.id ?? `nothing begins at ${window.scrollY} px`
  })
}

/** The label of the current dot. Dots are visible from 768 px of width on. */
export const currentDot = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]').getAttribute('aria-label')

/** Expects the section at the top of the window and in the URL. */
export async function expectSection(page: Page, id: SectionId) {
  await expect.poll(() => sectionAtTop(page)).toBe(id)
  await expect.poll(() => new URL(page.url()).hash).toBe(id === 'hero' ? '' : `#${id}`)
}

/** Opens the home page at a section. */
export async function openHomeAt(page: Page, id: SectionId) {
  await openHome(page, `/#${id}`)
  await expectSection(page, id)
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Scroll offset (px) from a section's top. */
export const offsetWithin = (page: Page, id: SectionId) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(-section.getBoundingClientRect().top) || 0)

/** Whole pixels of the part of a section below the window. */
export const hiddenBelow = (page: Page, id: SectionId) =>
  page
    .locator(`#${id}`)
    .evaluate((section) => Math.trunc(section.getBoundingClientRect().bottom - window.innerHeight) || 0)
