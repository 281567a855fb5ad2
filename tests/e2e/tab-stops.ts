import { expect, type Locator, type Page } from 'playwright/test'

type Stop = { name: string; outline: string; isSeen: boolean }

/** Presses a key until focus has been everywhere once. Returns the focused elements in order. */
export async function tabStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => Object.assign(window, { met: new Set() }))
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(async () => {
      const element = document.activeElement
      const { met } = window as unknown as { met: Set<Element> }
      // In some browsers the document itself is a stop.
      if (!(element instanceof HTMLElement) || element === document.body || met.has(element)) return null
      met.add(element)
      // At least one point of it is uncovered, for example by the fixed header.
      const isInSight = () => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.5, 0.9].some((x) =>
          [0.05, 0.5, 0.95].some((y) =>
            element.contains(document.elementFromPoint(left + width * x, top + height * y)),
          ),
        )
      }
      // Scrolling into view because of the focus may take a few frames.
      let isSeen = false
      for (let frame = 0; frame < 30 && !isSeen; frame++) {
        await new Promise((done) => requestAnimationFrame(done))
        isSeen = isInSight()
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return {
        name: element.getAttribute('aria-label') ?? element.innerText,
        outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        isSeen,
      }
    })
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('Tab runs in circles')
}

/** Presses Tab until this is focused; fails if a whole round does not reach it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
