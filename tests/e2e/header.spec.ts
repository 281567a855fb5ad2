import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openHomeAt, unlock } from './home-page.ts'

// What the header looks like where, and that it can be read there.

const header = (page: Page) => page.getByRole('banner')

const ink = 'rgb(21, 17, 14)'
const steam = 'rgb(247, 243, 236)'
const travertine = 'rgb(237, 230, 218)'
const nothing = 'rgba(0, 0, 0, 0)'

/** Transparent, opaque with white text, opaque with dark text. */
const looks = {
  clear: { background: nothing, text: steam },
  white: { background: ink, text: steam },
  dark: { background: travertine, text: ink },
} as const

/** Text and ground of the header once nothing fades any more; every link and button in view has the same colour. */
function look(page: Page) {
  return header(page).evaluate(async (root) => {
    await Promise.all(root.getAnimations({ subtree: true }).map((animation) => animation.finished))
    const colours = [...root.querySelectorAll('a, button')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).color)
    return { background: getComputedStyle(root).backgroundColor, text: [...new Set(colours)].join(' and ') }
  })
}

async function expectLook(page: Page, name: keyof typeof looks) {
  await expect.poll(() => look(page)).toEqual(looks[name])
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((height) => window.scrollTo({ top: height, behavior: 'instant' }), top)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
}

const offsets = {
  '/commercial': [
    [0, 'clear'],
    [60, 'clear'],
    [61, 'white'],
    [399, 'white'],
    [400, 'dark'],
    [1200, 'dark'],
  ],
  '/projects': [
    [60, 'clear'],
    [61, 'white'],
    [400, 'dark'],
  ],
  '/about': [
    [60, 'clear'],
    [61, 'white'],
    [399, 'white'],
    [400, 'dark'],
    [999, 'dark'],
    [1000, 'white'],
    [1399, 'white'],
    [1400, 'dark'],
  ],
} as const

for (const [path, stations] of Object.entries(offsets)) {
  test(`on ${path} it changes at its heights, downwards and upwards`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.splash')).toHaveCount(0)
    for (const [top, name] of [...stations, ...stations.toReversed()]) {
      await scrollTo(page, top)
      await expectLook(page, name)
    }
  })
}

const sections = { hero: 'clear', projects: 'white', services: 'dark', faq: 'dark', cta: 'white' } as const

test('on the home page it goes by the section below it, and beside the footer by its offset', async ({
  page,
}) => {
  for (const [id, name] of Object.entries(sections)) {
    await page.goto(id === 'hero' ? '/' : `/#${id}`)
    await expectLook(page, name)
  }
  await page.keyboard.press('End')
  await expect(page.getByText('©')).toBeInViewport()
  await expectLook(page, 'white')
})

test.describe('in a window so low that the footer reaches the header', () => {
  test.use({ viewport: { width: 800, height: 300 } })

  test('the offset decides', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expectLook(page, 'dark')
  })
})

test('leaving a scrolled page leaves its look behind', async ({ page }) => {
  await page.goto('/commercial')
  await scrollTo(page, 1200)
  await expectLook(page, 'dark')
  await header(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expectLook(page, 'clear')
})

/** The contrast of two colours, each as 0 to 255 in red, green and blue. */
function contrast(one: readonly number[], other: readonly number[]) {
  const luminance = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** What is really painted behind the header at these places, its own text taken away: the lightest pixel of each row. */
async function groundColours(page: Page): Promise<number[][]> {
  const style = await page.addStyleTag({ content: 'header * { visibility: hidden !important }' })
  const { width } = page.viewportSize() ?? { width: 0 }
  const picture = await page.screenshot({ clip: { x: 0, y: 24, width, height: 24 } })
  await style.evaluate((element) => (element as Element).remove())
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], { type: 'image/png' }),
    )
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const colours: number[][] = []
    for (let at = 0; at < pixels.length; at += 4 * 7) colours.push([...pixels.slice(at, at + 3)])
    return colours
  }, picture.toString('base64'))
}

const textColour = async (page: Page) => (await look(page)).text.match(/\d+/g)?.map(Number) ?? []

for (const path of ['/', '/about', '/commercial', '/residential', '/contact', '/projects', '/nowhere']) {
  test(`its text is legible on what is behind it on ${path}`, async ({ page, allowConsole }) => {
    allowConsole(/^Failed to load resource|^Page not found/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const height = await page.evaluate(() => document.body.scrollHeight - window.innerHeight)
    for (const top of [0, 30, 60, 61, 200, 399, 400, 700, 999, 1000, 1200, 1400, 1e5]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      // Polled, because text and ground are read one after the other, and the look may change in between.
      const worst = async () => {
        const text = await textColour(page)
        return Math.min(...(await groundColours(page)).map((ground) => contrast(text, ground)))
      }
      await expect.poll(worst, `${path} at ${Math.min(top, height)} px`).toBeGreaterThan(4.5)
      if (top > height) break
    }
  })
}

test('the logo leads home, and at home to the first section', async ({ page }) => {
  await page.goto('/about')
  await header(page).getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/#cta')
  await header(page).getByRole('link', { name: /home$/ }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
})

test('four links, the current one marked', async ({ page }) => {
  await page.goto('/')
  const main = header(page).getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveText(['Commercial', 'Residential', 'About', 'Contact'])
  await expect(main.locator('[aria-current]')).toHaveCount(0)
  for (const name of ['Commercial', 'Residential', 'About', 'Contact']) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(main.locator('[aria-current="page"]')).toHaveText(name)
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the logo at home scrolls up rather than jumping', async ({ page }) => {
    await openHomeAt(page, 'services')
    await expect(page.locator('html.lenis')).toBeAttached()
    await header(page).getByRole('link', { name: /home$/ }).click()
    await page.clock.runFor(250)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await unlock(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('a page left while it scrolls does not scroll the next one', async ({ page }) => {
    await page.clock.install()
    await page.goto('/commercial')
    await expect(page.locator('html.lenis')).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 1500)
    await page.clock.runFor(100)
    await header(page).getByRole('link', { name: 'Residential' }).click()
    await expect(page).toHaveURL('/residential')
    await expect(page.getByRole('heading', { level: 1, name: /hour of heat/ })).toBeVisible()
    await page.clock.runFor(2000)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
