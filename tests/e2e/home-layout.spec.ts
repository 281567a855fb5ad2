import type { Page } from 'playwright/test'
import { sections } from '../../src/content/home.ts'
import { expect, test } from './fixtures.ts'
import { expectSection, openHome, openHomeAt, pass, scrollTop, unlock } from './home-page.ts'

// The home sections in the window: every section fits, and an opened answer moves nothing else.

/** From 600 px of height at 768 px of width and more, and from 700 px at 390 px. Higher windows have more room. */
const sizes = [
  [390, 700],
  [767, 900],
  [768, 600],
  [1024, 600],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [1920, 600],
  [2560, 600],
] as const

/** Sections higher than the window, and pictures without room to be seen. */
function misfits(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[data-header]')].flatMap((section) => {
      const pictures = [...section.querySelectorAll('[role=img]')].filter(
        (picture) => picture.getBoundingClientRect().height < 90,
      )
      return [
        ...(section.offsetHeight > window.innerHeight ? [`${section.id} is too high`] : []),
        ...pictures.map(() => `${section.id} has a picture below 90 px`),
      ]
    }),
  )
}

/** The words and controls of the current section that lie under the temperature. */
function wordsUnderTemperature(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.thermometer p')]
      .map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return range.getBoundingClientRect()
      })
      // The links above the window show only when they have the focus.
      .filter(({ bottom }) => bottom > 0)
    const isUnder = (box: DOMRect) =>
      boxes.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isShown || element?.closest('.thermometer, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(isUnder)) words.push(node.textContent ?? '')
    }
    const controls = [...document.querySelectorAll('main :is(a[class*="bg-"], button)')].filter(
      (control) => control.checkVisibility() && isUnder(control.getBoundingClientRect()),
    )
    return [...words, ...controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)]
  })
}

test('every section fits the window, with a visible picture and no word under the temperature, and every notch of the wheel moves one section', async ({
  page,
}) => {
  await openHome(page)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    expect(await misfits(page), `${width} x ${height}`).toEqual([])
    for (const { id, degrees } of sections) {
      // Again, if the page's answer to the new window size has led back meanwhile.
      await expect(async () => {
        await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
        await expect(page.getByText(`${degrees}°F`).filter({ visible: true })).toBeVisible({ timeout: 2000 })
      }).toPass()
      expect(await wordsUnderTemperature(page), `${id} at ${width} x ${height}`).toEqual([])
    }
    // Before the next size: until the page has noticed, it would return to the last section. Repeated, because the page's
    // answer to the new window size may come between.
    await expect(async () => {
      await page.evaluate(() => {
        for (const top of [1, 0]) window.scrollTo({ top, behavior: 'instant' })
      })
      await expect.poll(() => new URL(page.url()).hash, { timeout: 2000 }).toBe('')
    }).toPass()
    await expectSection(page, 'hero')
  }

  await page.setViewportSize({ width: 1366, height: 657 })
  await expectSection(page, 'hero')
  for (const { id } of sections.slice(1)) {
    await page.mouse.wheel(0, 100)
    await expectSection(page, id)
    await unlock(page)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectSection(page, 'cta')
  for (const { id } of sections.slice(0, -1).toReversed()) {
    await page.mouse.wheel(0, -100)
    await expectSection(page, id)
    await unlock(page)
  }
})

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

test('a pressed question stays under the pointer, its answer ends inside the window, and the page stays', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1366, 657],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('about:blank')
      await openHomeAt(page, 'faq')
      const faq = page.locator('#faq')
      const bottom = () => faq.locator('[data-open]').evaluate(bottomOf)
      const place = await scrollTop(page)
      // Open one, switch downwards twice, switch upwards, close.
      for (const at of [0, 1, 2, 0, 0]) {
        const question = faq.getByRole('button').nth(at)
        const top = () => question.evaluate((button) => button.getBoundingClientRect().top)
        const before = await top()
        const wasOpen = (await question.getAttribute('aria-expanded')) === 'true'
        await question.click()
        await expect(question).toHaveAttribute('aria-expanded', String(!wasOpen))
        // Past the frames in which scrolling and resizing are observed.
        await pass(page, 100)
        const up = before - (await top())
        expect(up).toBeGreaterThan(-1)
        // A question moves up only as far as its answer needs, which then ends where the window does.
        if (up > 1) expect(Math.abs(height - (await bottom()))).toBeLessThan(1)
        expect(await scrollTop(page)).toBe(place)
      }
      for (const question of await faq.getByRole('button').all()) {
        await question.click()
        await expect.poll(bottom).toBeLessThanOrEqual(height)
        await expect(question).toBeInViewport({ ratio: 1 })
      }
    })
})
