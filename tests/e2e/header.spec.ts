import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { about } from '../../src/content/about.ts'
import { arePicturesDrawn, headerColors, screenshot, without } from './contrast.ts'
import { expect, test } from './fixtures.ts'
import { expectSection, openHome, type SectionId, unlock } from './home-page.ts'

// The header in a real page. use-header-state.test.tsx proves its states at every offset, public-pages.spec.ts its
// contrast with what is behind it.

const header = (page: Page) => page.getByRole('banner')
const homeLink = (page: Page) => header(page).getByRole('link', { name: /home$/ })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

const ink = 'rgb(21, 17, 14)'
const steam = 'rgb(247, 243, 236)'
const travertine = 'rgb(237, 230, 218)'

const looks = {
  transparent: { background: 'rgba(0, 0, 0, 0)', text: steam },
  white: { background: ink, text: steam },
  dark: { background: travertine, text: ink },
} as const

/** The grounds of sections other than ink and travertine. */
const tide = 'rgb(30, 59, 62)'
const basalt = 'rgb(38, 33, 29)'
const ash = 'rgb(43, 25, 14)'
const pool = 'rgb(18, 33, 31)'

/** Expects a look of the header, on the ground of the section under it. */
async function expectLook(page: Page, name: keyof typeof looks, background: string = looks[name].background) {
  await expect.poll(() => headerColors(page)).toEqual({ ...looks[name], background })
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((height) => window.scrollTo({ top: height, behavior: 'instant' }), top)
  expect(await scrollTop(page)).toBe(top)
}

test('the header is white over dark pictures and bands, dark past them, and transparent on the next page', async ({
  page,
}) => {
  await page.goto('/about')
  const band = page.getByText(about.belief).locator('xpath=..')
  const edges = () =>
    band.evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return [top + window.scrollY, bottom + window.scrollY].map(Math.round)
    })
  for (const width of [390, 768, 1024, 1920, 2560, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(edges, `${width} px`).toEqual([1000, 1400])
  }
  for (const [top, look] of [
    [60, 'transparent'],
    [61, 'white'],
    [400, 'dark'],
    [1000, 'white'],
    [1400, 'dark'],
    [60, 'transparent'],
    [1400, 'dark'],
  ] as const) {
    await scrollTo(page, top)
    await expectLook(page, look)
  }
  for (const [name, path] of [
    ['Commercial', '/commercial'],
    ['Residential', '/residential'],
    ['Manhattan', '/locations/manhattan'],
    ['Contact', '/contact'],
  ] as const)
    await test.step(name, async () => {
      const links = name === 'Manhattan' ? page.getByRole('contentinfo') : header(page)
      await links.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expectLook(page, 'transparent')
      const first = page.locator('main [data-header]').first()
      const bottom = await first.evaluate((section) => Math.round(section.getBoundingClientRect().bottom))
      expect(bottom, path).toBeGreaterThan(450)
      await scrollTo(page, bottom - 60)
      await expectLook(page, 'white', name === 'Residential' ? basalt : ink)
      await scrollTo(page, bottom - 30)
      await expectLook(page, 'dark')
    })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brooklyn' }).click()
  const neighborhoods = page.getByRole('main').locator('section', { hasText: 'Neighborhoods' })
  await neighborhoods.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expectLook(page, 'white', tide)
  await page.goto('/projects#flatiron')
  await expectLook(page, 'dark')
})

/** The mean difference (0 to 255) between the pixels of two pictures of one size. */
async function differenceOf(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([sharp(one).raw().toBuffer(), sharp(other).raw().toBuffer()])
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

test('over a picture of the home page the opaque header shows what it covers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of ['services', 'cta'] as const) {
      await page.goto(`/#${id}`)
      await expectSection(page, id)
      await page.waitForFunction(arePicturesDrawn)
      await expect(header(page)).toHaveCSS('background-image', /url/)
      await headerColors(page)
      const strip = { x: 0, y: 0, width, height: 72 }
      const shown = await without(page, 'header *', () => screenshot(page, strip))
      const covered = await without(page, 'header', () => screenshot(page, strip))
      expect(await differenceOf(shown, covered), `${id} at ${width} px`).toBeLessThan(2)
    }
  }
})

/** The look of the header over each section of the home page. */
const sections: Readonly<Record<SectionId, readonly [keyof typeof looks, string?]>> = {
  hero: ['transparent'],
  projects: ['white', basalt],
  services: ['white', ash],
  faq: ['white', tide],
  cta: ['white', pool],
}

test('at home colors follow the section below, and the logo leads to the first one', async ({ page }) => {
  for (const id of Object.keys(sections) as SectionId[]) {
    await page.goto(id === 'hero' ? '/' : `/#${id}`)
    // Two sections share a look: the next address must not overtake the move to this one.
    await expectSection(page, id)
    await expectLook(page, ...sections[id])
  }
  await page.keyboard.press('End')
  await expect(page.getByText('©')).toBeInViewport()
  await expectLook(page, 'white')

  await homeLink(page).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page).toHaveURL('/')
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await homeLink(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a move changes the look when half of it is done, and a page left while it scrolls moves no other', async ({
    page,
  }) => {
    await openHome(page)
    await expect(page.locator('html.lenis')).toBeAttached()
    await expectLook(page, 'transparent')
    await page.keyboard.press('ArrowDown')
    await page.clock.runFor(80)
    const moved = await scrollTop(page)
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(60)
    await expect(header(page)).not.toHaveClass(/bg-(ink|travertine)/)
    await unlock(page)
    await expectLook(page, 'white', basalt)

    await homeLink(page).click()
    await page.clock.runFor(250)
    expect(await scrollTop(page)).toBeGreaterThan(100)
    await unlock(page)
    await expect.poll(() => scrollTop(page)).toBe(0)

    await header(page).getByRole('link', { name: 'Commercial' }).click()
    await expect(page).toHaveURL('/commercial')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 1500)
    await page.clock.runFor(100)
    expect(await scrollTop(page)).toBeGreaterThan(0)
    await header(page).getByRole('link', { name: 'Residential' }).click()
    await expect(page).toHaveURL('/residential')
    await expect(page.getByRole('heading', { level: 1, name: /hour of heat/ })).toBeVisible()
    await page.clock.runFor(2000)
    expect(await scrollTop(page)).toBe(0)
  })
})
