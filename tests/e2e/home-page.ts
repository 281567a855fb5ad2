import { expect, type Page } from 'playwright/test'
import { inputLock, type sections } from '../../src/site/home/section-machine.ts'

export type SectionId = (typeof sections)[number]['id']

/**
 * Opens the home page and stops its clock: from here on time passes by `pass` alone, so that a slow machine cannot
 * turn one gesture into two.
 */
export async function openHome(page: Page, address = '/') {
  await page.clock.install()
  await page.goto(address)
  // Goes with the first effects, which also begin to listen.
  await expect(page.locator('.splash')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
}

/** Lets time (ms) pass on a page whose clock stands still. */
export const pass = (page: Page, time: number) => page.clock.runFor(time)

/** Lets the lock after a move run out. */
export const unlock = (page: Page) => pass(page, inputLock)

/** The section whose top is at the top of the window, or what is there instead. */
export function sectionAtTop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const list = [...document.querySelectorAll<HTMLElement>('section[data-header]')]
    const found = list.find((section) => Math.abs(section.getBoundingClientRect().top) <= 1)
    return found?.id ?? `nothing begins at ${window.scrollY} px`
  })
}

/** The name of the current dot. Dots are there on screens of 768 px and more. */
export const currentDot = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]').getAttribute('aria-label')

/** This section fills the window from its top, and is the one whose neighbours an input leads to. */
export async function expectSection(page: Page, id: SectionId) {
  await expect.poll(() => sectionAtTop(page)).toBe(id)
  expect(new URL(page.url()).hash).toBe(id === 'hero' ? '' : `#${id}`)
}

/** Opens the home page at a section, without a move. */
export async function openHomeAt(page: Page, id: SectionId) {
  await openHome(page, `/#${id}`)
  await expectSection(page, id)
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** How far (px) the page is scrolled past the top of a section. */
export const offsetWithin = (page: Page, id: SectionId) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(-section.getBoundingClientRect().top) || 0)

/** How much (px) of a section stands below the lower edge of the window. */
export const hiddenBelow = (page: Page, id: SectionId) =>
  page
    .locator(`#${id}`)
    .evaluate((section) => Math.round(section.getBoundingClientRect().bottom - window.innerHeight) || 0)
