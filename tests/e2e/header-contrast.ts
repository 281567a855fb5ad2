import type { Page } from 'playwright/test'

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

/** The colours painted behind the header's text, from a screenshot without that text: every seventh pixel. */
async function paintedBehind(page: Page): Promise<Colour[]> {
  const style = await page.addStyleTag({ content: 'header * { visibility: hidden !important }' })
  const { width } = page.viewportSize() ?? { width: 0 }
  const picture = await page.screenshot({ clip: { x: 0, y: 24, width, height: 24 } })
  await style.evaluate((element) => (element as Element).remove())
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type: 'image/png' }),
    )
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const colours: number[][] = []
    for (let at = 0; at < pixels.length; at += 4 * 7) colours.push([...pixels.slice(at, at + 3)])
    return colours
  }, picture.toString('base64'))
}

/** The contrast of the header's text with the worst of what is painted behind it. */
export async function lowestContrast(page: Page): Promise<number> {
  const text = (await headerColours(page)).text.match(/\d+/g)?.map(Number) ?? []
  return Math.min(...(await paintedBehind(page)).map((colour) => contrast(text, colour)))
}
