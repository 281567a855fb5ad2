import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** The colors of the header's background and of its visible links and buttons, after its transitions. */
export function headerColors(page: Page) {
  return page.getByRole('banner').evaluate(async (root) => {
    await Promise.allSettled(root.getAnimations({ subtree: true }).map((animation) => animation.finished))
    const colors = [...root.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).color)
    return { background: getComputedStyle(root).backgroundColor, text: [...new Set(colors)].join(' and ') }
  })
}

type Color = readonly number[]

/** The WCAG contrast of two colors, each as 0 to 255 in red, green and blue. */
function contrast(one: Color, other: Color) {
  const luminance = (color: Color) => {
    const [r = 0, g = 0, b = 0] = color.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

type Box = { x: number; y: number; width: number; height: number }

/** Runs a function while the elements of a selector are invisible. */
async function without<T>(page: Page, selector: string, run: () => Promise<T>): Promise<T> {
  const style = await page.addStyleTag({ content: `${selector} { visibility: hidden !important }` })
  const result = await run()
  await style.evaluate((element) => (element as Element).remove())
  return result
}

/** The colors painted in a box, each once. */
async function paintedIn(page: Page, clip: Box): Promise<Color[]> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colors = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.readUIntBE(at, 3))
  return Array.from(colors, (color) => [color >> 16, (color >> 8) & 255, color & 255])
}

/** The contrast of the header's words and icons with the worst of what is painted behind each. */
export async function lowestHeaderContrast(page: Page): Promise<number> {
  const text = toColor((await headerColors(page)).text)
  const boxes = await page.getByRole('banner').evaluate((root) =>
    [...root.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x, y, width, height }
      }),
  )
  const lowest: number[] = []
  await without(page, 'header *', async () => {
    for (const box of boxes)
      lowest.push(...(await paintedIn(page, box)).map((color) => contrast(text, color)))
  })
  return Math.min(...lowest)
}

const toColor = (css: string): Color => css.match(/\d+/g)?.map(Number) ?? []

/** Words on a picture. A button brings its own ground. */
const wordsOnPictures =
  '[data-on-picture] :is(h1 > span:not(.sr-only), h1:not(:has(span)), h2, p, a > span), p[data-on-picture], h1[data-on-picture]'

/** The part of the home page that shows the temperature, for `unreadableOnPictures`. */
export const temperature = ':has(> .thermometer)'

/** The words on pictures whose contrast with the worst pixel behind them is below WCAG's minimum. */
export async function unreadableOnPictures(page: Page, within = 'body') {
  const words = await page.locator(within).locator(wordsOnPictures).all()
  const unreadable: string[] = []
  await without(page, wordsOnPictures, async () => {
    for (const one of words) {
      const { text, color, size, box } = await one.evaluate((element) => {
        // The temperature stays in its place.
        if (!element.closest('.thermometer')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        // The lines, not the box: a block is as wide as its column.
        const range = document.createRange()
        range.selectNodeContents(element)
        const { x, y, width, height } = range.getBoundingClientRect()
        const { color, fontSize } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        return { text: element.textContent, color, size, box: { x, y, width, height } }
      })
      const lowest = Math.min(...(await paintedIn(page, box)).map((pixel) => contrast(toColor(color), pixel)))
      // Large text needs 3.
      if (lowest < (size >= 24 ? 3 : 4.5)) unreadable.push(`${text}: ${lowest.toFixed(2)} at ${size} px`)
    }
  })
  return { read: words.length, unreadable }
}
