import type { Page } from 'playwright/test'
import { faq } from '../../src/content/faq.ts'
import { home, sections } from '../../src/content/home.ts'
import { expect, test } from './fixtures.ts'
import {
  currentDot,
  expectSection,
  offsetWithin,
  openHome,
  openHomeAt,
  scrollTop,
  unlock,
} from './home-page.ts'

// The home page as a document: hash, history, find-in-page, resizing and printing.

/** An answer that is closed when the page opens. */
const { question, answer } = faq.find(({ id }) => id === 'consultation') ?? { question: '', answer: '' }

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an address with a section opens there without a move, and a reload keeps the section', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: number[] = []
      addEventListener('scroll', () => seen.push(window.scrollY))
      Object.assign(window, { seen })
    })
    for (const id of ['cta', 'services'] as const) {
      await page.goto('about:blank')
      await page.goto(`/#${id}`)
      await expectSection(page, id)
      const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
      expect(new Set(seen).size, 'different scroll offsets').toBeLessThanOrEqual(1)
    }

    // Chromium restores the place inside the section if it laid the page out before its scripts arrived, else it goes to
    // the hash.
    await page.evaluate(() => window.scrollTo({ top: 1050, behavior: 'instant' }))
    await expect.poll(() => currentDot(page)).toBe('Projects')
    await page.reload()
    await expect.poll(() => currentDot(page)).toBe('Projects')
    expect([1008, 1050]).toContain(await scrollTop(page))
  })
})

/** Scrolls as a dragged scroll bar does, again as long as a move that has not quite ended scrolls back. */
async function dragScrollBar(page: Page, top: number, dot: string) {
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(() => currentDot(page), { timeout: 2000 }).toBe(dot)
  }).toPass()
}

/**
 * Keeps the router from hearing of `findInPage`. A listener of the window hears only in the order of adding, so this comes
 * before the page's own.
 */
const hideFindsFromRouter = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('popstate', (event) => {
      if ('isFinding' in window) event.stopImmediatePropagation()
    }),
  )

/**
 * Searches as find-in-page does, by a text fragment. Find-in-page is no navigation: the router, which would scroll to the
 * top, must not hear of this one. Within the page: on arrival the browser searches only until the page has loaded, which
 * may be before its scripts have run.
 */
const findInPage = (page: Page, text: string) =>
  page.evaluate(
    (fragment) => {
      Object.assign(window, { isFinding: true })
      window.location.assign(fragment)
    },
    `#:~:text=${encodeURIComponent(text)}`,
  )

test('Back returns to the section; a typed hash, the scroll bar and find-in-page lead to theirs', async ({
  page,
}) => {
  await hideFindsFromRouter(page)
  await openHome(page)
  await page.keyboard.press('End')
  await expectSection(page, 'cta')
  await page.clock.resume()
  await page.getByRole('link', { name: home.cta.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expectSection(page, 'cta')
  await page.goto('about:blank')
  await page.goBack()
  await expectSection(page, 'cta')
  await expect.poll(() => currentDot(page)).toBe('Contact')

  await page.evaluate(() => window.location.assign('#faq'))
  await expectSection(page, 'faq')
  await expect.poll(() => currentDot(page)).toBe('FAQ')
  await dragScrollBar(page, 2060, 'Services')
  await expect(page).toHaveURL(/#services$/)
  await page.keyboard.press('ArrowDown')
  await expectSection(page, 'faq')
  await dragScrollBar(page, 0, 'Hero')
  await expectSection(page, 'hero')

  const answers = page.locator('#faq .accordion-panel')
  await expect(answers).toHaveCount(4)
  for (const panel of await answers.all()) await expect(panel).toHaveAttribute('hidden', 'until-found')
  await findInPage(page, answer)
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(answer)).toBeInViewport()
  await expect.poll(() => currentDot(page)).toBe('FAQ')
})

test('a new window size keeps the section, or the footer', async ({ page }) => {
  await openHomeAt(page, 'services')
  for (const id of ['services', 'cta'] as const) {
    if (id === 'cta') await page.getByRole('button', { name: 'Contact', exact: true }).click()
    await expectSection(page, id)
    await unlock(page)
    for (const [width, height] of [
      [1440, 600],
      [820, 1180],
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectSection(page, id)
    }
  }
  await page.keyboard.press('End')
  // Browsers tell what is in view after the page has heard of the scrolling.
  await expect(page.getByText('©')).toBeInViewport()
  expect(await offsetWithin(page, 'cta')).toBeGreaterThan(300)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(1000)
  await expect(page.getByText('©')).toBeInViewport()
  expect(await currentDot(page)).toBe('Contact')
})

test('prints every section and answer in black, with pictures and without navigation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/', '/projects', '/commercial'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const pictures = page.locator('.picture').filter({ visible: true })
      await expect(pictures).not.toHaveCount(0)
      // A page hydrates in pieces, and a picture hears of the print once it is hydrated: told until all have heard.
      const missing = () =>
        pictures.evaluateAll((list) => {
          window.dispatchEvent(new Event('beforeprint'))
          const images = list.map((picture) => picture.querySelector('img'))
          return images.filter((image) => !image || getComputedStyle(image).opacity !== '1').length
        })
      await expect.poll(missing).toBe(0)
      const words = page.getByRole('main').locator('h1, h2, h3, p')
      const unlike = () =>
        words.evaluateAll((list) =>
          list
            .filter((element) => element.checkVisibility())
            .filter(
              (element) =>
                getComputedStyle(element).color !== 'rgb(0, 0, 0)' ||
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
        )
      await expect.poll(unlike).toEqual([])
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      if (path !== '/') return
      for (const { id } of sections)
        await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(answer)).toBeVisible()
    })
})
