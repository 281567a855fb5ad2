import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** Background and text of the header once its transitions have ended; every visible link and button is read. */
export function headerColours(page: Page) {
  return page.getByRole('banner').evaluate(async (root) => {
    await Promise.allSettled(root.getAnimations({ subtree: true }).map((animation) => animation.finished))
    const colours = [...root.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).color)
    return { background: getComputedStyle(root).backgroundColor, text: [...new Set(colours)].join(' and ') }
  })
}

type Colour = readonly number[]

/** The WCAG contrast of two colours, each as 0 to 255 in red, green and blue. */
function contrast(one: Colour, other: Colour) {
  const luminance = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

type Box = { x: number; y: number; width: number; height: number }

/** The colours painted in a box, each once, from a screenshot without the elements of a selector. */
async function paintedBehind(page: Page, selector: string, clip: Box): Promise<Colour[]> {
  const style = await page.addStyleTag({ content: `${selector} { visibility: hidden !important }` })
  const picture = await page.screenshot({ clip })
  await style.evaluate((element) => (element as Element).remove())
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3))
  return Array.from(colours, (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])
}

/** The contrast of the header's text with the worst of what is painted behind it. */
export async function lowestContrast(page: Page): Promise<number> {
  const text = toColour((await headerColours(page)).text)
  const { width } = page.viewportSize() ?? { width: 0 }
  const painted = await paintedBehind(page, 'header *', { x: 0, y: 24, width, height: 24 })
  return Math.min(...painted.map((colour) => contrast(text, colour)))
}

const toColour = (css: string): Colour => css.match(/\d+/g)?.map(Number) ?? []

/** Words on a picture. The ground of a button is its own. */
const wordsOnPictures =
  '[data-on-picture] :is(h1 > span:not(.sr-only), h2, p), p[data-on-picture], h1[data-on-picture]'

/** What of the words on the page's pictures cannot be read on the worst of the pixels behind them, by WCAG's numbers. */
export async function unreadableOnPictures(page: Page): Promise<{ read: number; unreadable: string[] }> {
  const words = page.locator(wordsOnPictures)
  const unreadable: string[] = []
  for (const one of await words.all()) {
    await one.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { text, colour, size, box } = await one.evaluate((element) => {
      // The lines, not the box: a block is as wide as its column.
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      const { color, fontSize } = getComputedStyle(element)
      return {
        text: element.textContent,
        colour: color,
        size: Number.parseFloat(fontSize),
        box: { x, y, width, height },
      }
    })
    const painted = await paintedBehind(page, wordsOnPictures, box)
    const lowest = Math.min(...painted.map((pixel) => contrast(toColour(colour), pixel)))
    // Large text needs 3.
    if (lowest < (size >= 24 ? 3 : 4.5)) unreadable.push(`${text}: ${lowest.toFixed(2)} at ${size} px`)
  }
  return { read: await words.count(), unreadable }
}
