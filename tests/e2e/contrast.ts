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

/** Red, green and blue, each 0 to 255. */
type Color = readonly number[]

/** The relative luminance of WCAG, 0 to 1. */
function luminanceOf(color: Color) {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The lowest WCAG contrast of a color with any of these. */
function lowestContrast(color: Color, others: readonly Color[]) {
  const luminance = luminanceOf(color)
  const contrasts = others.map((other) => {
    const [one, two] = [luminance + 0.05, luminanceOf(other) + 0.05]
    return Math.max(one, two) / Math.min(one, two)
  })
  return Math.min(...contrasts)
}

type Box = { x: number; y: number; width: number; height: number }

/** Runs a function while the elements of a selector are invisible. */
export async function without<T>(page: Page, selector: string, run: () => Promise<T>): Promise<T> {
  const style = await page.addStyleTag({ content: `${selector} { visibility: hidden !important }` })
  const result = await run()
  await style.evaluate((element) => (element as Element).remove())
  return result
}

/** A picture of a part of the window. Compressed for speed: `page.screenshot` takes five times as long. */
export async function screenshot(page: Page, { x, y, width, height }: Box): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  const { cssVisualViewport: at } = await client.send('Page.getLayoutMetrics')
  const clip = { x: at.pageX + x, y: at.pageY + y, width, height, scale: 1 }
  const { data } = await client.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  await client.detach()
  return Buffer.from(data, 'base64')
}

/** Runs in the page: whether all pictures in the window are drawn. */
export const arePicturesDrawn = () =>
  [...document.querySelectorAll('.picture')].every((frame) => {
    const { top, bottom, left, right } = frame.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth || !frame.checkVisibility())
      return true
    const image = frame.querySelector('img')
    return image !== null && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1'
  })

/** The colors painted in each box of the window, each color once. Takes one picture of all boxes. */
async function paintedIn(page: Page, boxes: readonly Box[]): Promise<Color[][]> {
  await page.waitForFunction(arePicturesDrawn)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))))
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))))
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))))
  const picture = await screenshot(page, { x: left, y: top, width: right - left, height: bottom - top })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return boxes.map((box) => {
    const colors = new Set<number>()
    const lastRow = Math.min(info.height, Math.ceil(box.y + box.height) - top)
    const lastColumn = Math.min(info.width, Math.ceil(box.x + box.width) - left)
    for (let row = Math.max(0, Math.floor(box.y) - top); row < lastRow; row++)
      for (let column = Math.max(0, Math.floor(box.x) - left); column < lastColumn; column++)
        colors.add(data.readUIntBE((row * info.width + column) * info.channels, 3))
    return Array.from(colors, (color) => [color >> 16, (color >> 8) & 255, color & 255])
  })
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
  const painted = await without(page, 'header *', () => paintedIn(page, boxes))
  return Math.min(...painted.map((colors) => lowestContrast(text, colors)))
}

const toColor = (css: string): Color => css.match(/\d+/g)?.map(Number) ?? []

/** Words on a picture. A button brings its own ground. */
const wordsOnPictures =
  '[data-on-picture] :is(h1 > span:not(.sr-only), h1:not(:has(span)), h2, p, a > span), p[data-on-picture], h1[data-on-picture]'

/** The part of the home page that keeps the temperature in its place in wide windows, for `unreadableOnPictures`. */
export const temperature = '.sticky:has(> .thermometer)'

/** A word in the window: its color, its size (px) and the box of its lines. */
type Word = { index: number; text: string; color: string; size: number; box: Box }

/**
 * Runs in the page: brings the first of the words that are left to the middle of the window and measures all of them in
 * the middle half, which the header and the buttons do not cover. The temperature stays in its place.
 */
function measureNext(elements: Element[], left: readonly number[]): Word[] {
  const isFixed = (element: Element | undefined) => Boolean(element?.closest('.sticky'))
  const [first] = left
  const next = first === undefined ? undefined : elements[first]
  if (!isFixed(next)) next?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return left.flatMap((index) => {
    const element = elements[index]
    if (!element) return []
    // The lines, not the box: a block is as wide as its column.
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const isInMiddle = y >= window.innerHeight / 4 && y + height <= (window.innerHeight * 3) / 4
    if (index !== first && !isFixed(element) && !isInMiddle) return []
    const { color, fontSize } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    return { index, text: element.textContent ?? '', color, size, box: { x, y, width, height } }
  })
}

/** The words on pictures whose contrast with the worst pixel behind them is below WCAG's minimum. */
export async function unreadableOnPictures(page: Page, within = 'body') {
  const words = page.locator(within).locator(wordsOnPictures)
  const shown = await words.evaluateAll((elements) =>
    elements.flatMap((element, index) => (element.checkVisibility() ? index : [])),
  )
  const unreadable: string[] = []
  await without(page, wordsOnPictures, async () => {
    const left = new Set(shown)
    while (left.size > 0) {
      const measured = await words.evaluateAll(measureNext, [...left])
      const painted = await paintedIn(
        page,
        measured.map(({ box }) => box),
      )
      for (const [at, { index, text, color, size }] of measured.entries()) {
        left.delete(index)
        const lowest = lowestContrast(toColor(color), painted[at] ?? [])
        // Large text needs 3.
        if (!(lowest >= (size >= 24 ? 3 : 4.5)) || lowest === Number.POSITIVE_INFINITY)
          unreadable.push(`${text}: ${lowest.toFixed(2)} at ${size} px`)
      }
    }
  })
  return { read: shown.length, unreadable }
}
