import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { business } from '../../src/content/business.ts'
import { sections } from '../../src/content/home.ts'
import { publicPages } from '../../src/lib/seo/public-pages.ts'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { siteFolder, siteUrl } from './build-site.ts'
import { lowestHeaderContrast, temperature, unreadableOnPictures } from './contrast.ts'
import { expect, failedRequest, test } from './fixtures.ts'
import { resize } from './resize.ts'
import { tabStops } from './tab-stops.ts'

// Every public page in a browser. tests/build reads what the documents say; slow-scripts.spec.ts covers pages whose
// scripts are late or missing.

const notFound = '/nowhere'
const addresses = [...publicPages.map(({ path }) => path), notFound]

/** What the browser and the page itself log for `notFound`. */
const notFoundMessages = [failedRequest, /^Page not found/]

const main = (page: Page) => page.getByRole('main')

/** Texts of the backend client, the query cache, the dashboard and its icons. */
const staffTexts = [
  'grant_type',
  'isInvalidated',
  'Manage your spa and bathhouse equipment inventory',
  'archive-arrow-up',
]

const codeOf = (file: string) => readFileSync(join(siteFolder, 'assets', file), 'utf8')

const isForStaff = (file: string) => staffTexts.some((text) => codeOf(file).includes(text))

/**
 * The size of a script (bytes) as a host compresses it. All compressions together take 3 s, so the workers share them as
 * files.
 */
function compressedSize(file: string): number {
  const compressed = join(siteFolder, '../brotli', file)
  if (!existsSync(compressed)) {
    const unfinished = `${compressed}.${process.pid}`
    mkdirSync(dirname(compressed), { recursive: true })
    writeFileSync(unfinished, brotliCompressSync(codeOf(file)))
    renameSync(unfinished, compressed)
  }
  return statSync(compressed).size
}

/** The most that a public page may load in a whole visit, from the first request to the last scroll. */
const scriptBudget = { bytes: 125_000, files: 32 }

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** Ranges such as '18–36' that begin on one line and end on another. */
const splitRanges = (page: Page) =>
  page.evaluate(() => {
    const split: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: words, index } of text.textContent?.matchAll(/\d+–\d+/g) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        if (range.getClientRects().length > 1) split.push(words)
      }
    }
    return split
  })

/** Scrolls through the page once, so that everything fetched near the window is there and nothing moves any more. */
function lookThrough(page: Page) {
  return page.evaluate(async () => {
    const height = document.body.scrollHeight
    for (let top = 0; top < height; top += window.innerHeight * 0.9) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    const entrances = document.getAnimations().filter((animation) => !(animation instanceof CSSAnimation))
    await Promise.allSettled(entrances.map(({ finished }) => finished))
  })
}

/** Every picture is drawn once it has been in view, also on the cards beside the window. */
async function expectPictures(page: Page) {
  const missing = () =>
    page.locator('.picture').evaluateAll((frames) => {
      const waiting = frames.filter((frame) => {
        const image = frame.querySelector('img')
        const isDrawn = image && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1'
        return frame.checkVisibility() && !isDrawn
      })
      waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return waiting.length
    })
  await expect.poll(missing, { intervals: [50] }).toBe(0)
}

/** Section buttons are disabled at the ends, and which section is current follows the focus a moment later. */
const namesOf = (stops: { name: string }[]) =>
  stops.map(({ name }) => name).filter((name) => !/^(Previous|Next) section$/.test(name))

/** Offsets (px) at which the header is transparent. header.spec.ts proves the colors of the opaque one. */
const headerOffsets = [0, 30, 60]

/** Scrolls through an open page and checks what holds at every width. */
async function expectGoodPage(page: Page, path: string) {
  await lookThrough(page)
  await test.step('shows every picture', () => expectPictures(page))
  await test.step('splits no range at a line break', async () => {
    expect(await splitRanges(page)).toEqual([])
  })
  await test.step('is no wider than the window', () => expectNoSidewaysScroll(page, path))
}

/** Expects that Tab reaches everything from the first to the last link, and that each stop is in view. */
async function expectVisibleTabStops(page: Page, directions: 'both' | 'forwards') {
  const stops = await tabStops(page)
  expect(stops[0]?.name).toBe('Skip to content')
  expect(stops.at(-1)?.name).toBe(business.phone.display)
  if (directions === 'both') {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const back = await tabStops(page, 'Shift+Tab')
    expect(namesOf(back).toReversed()).toEqual(namesOf(stops))
    stops.push(...back)
  }
  for (const { name, isSeen } of stops) expect(isSeen, name).toBe(true)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const path of addresses)
    test(`${path} hydrates silently, fits at 320 and 1440 px, and is accessible`, async ({
      page,
      allowConsole,
    }) => {
      if (path === notFound) allowConsole(...notFoundMessages)
      const requested = new Set<string>()
      page.on('request', (request) => requested.add(request.url().split('/').pop() ?? ''))
      await page.setViewportSize({ width: 320, height: 568 })
      const answer = await page.goto(path)
      await test.step('keeps the head of the document', async () => {
        const [, title = ''] = /<title>([^<]+)</.exec((await answer?.text()) ?? '') ?? []
        expect(await page.title()).toBe(title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
        for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]', '[property="og:url"]'])
          await expect(page.locator(`head > ${one}`)).toHaveCount(1)
      })
      await test.step('has 150 to 400 words', async () => {
        if (path === notFound) return
        const words = (await main(page).innerText()).split(/\s+/).filter((word) => /\w/.test(word))
        expect(words.length).toBeGreaterThanOrEqual(150)
        expect(words.length).toBeLessThanOrEqual(400)
      })
      await test.step('at 320 px', () => expectGoodPage(page, path))
      await scrollTo(page, 0)
      await resize(page, 1440, 900)
      await test.step('at 1440 px', () => expectGoodPage(page, path))
      await test.step('keeps its scripts within the budget, and fetches none for staff', () => {
        const built = readdirSync(join(siteFolder, 'assets')).filter((file) => file.endsWith('.js'))
        expect(built.some(isForStaff)).toBe(true)
        const fetched = built.filter((file) => requested.has(file))
        expect(fetched.filter(isForStaff)).toEqual([])
        expect(fetched.length).toBeGreaterThan(1)
        expect(fetched.length).toBeLessThanOrEqual(scriptBudget.files)
        const bytes = fetched.reduce((sum, file) => sum + compressedSize(file), 0)
        expect(bytes).toBeLessThanOrEqual(scriptBudget.bytes)
      })
      await test.step('passes axe', async () => {
        // Scrolled, so that the header is opaque: axe cannot see behind a transparent one. Its contrast is measured below.
        await scrollTo(page, 100)
        if (path !== notFound)
          await expect(page.getByRole('banner')).toHaveCSS(
            'background-color',
            /^rgb\((21, 17, 14|38, 33, 29)\)$/,
          )
        // At 320 px the same elements only stand below each other; site-accessibility.spec.ts reads the header of phones.
        await expectAccessible(page, path)
      })
      // From here on sections and colors change at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await test.step('has a readable header over its first picture', async () => {
        for (const top of headerOffsets) {
          await scrollTo(page, top)
          // Polled, because text and ground are read one after the other and may change in between.
          await expect.poll(() => lowestHeaderContrast(page), `at ${top} px`).toBeGreaterThan(4.5)
        }
      })
      await test.step('shows every Tab stop', async () => {
        // In a wide window only the home page, which follows the focus, and one page that just scrolls.
        if (['/', '/about'].includes(path)) await expectVisibleTabStops(page, 'both')
      })
      await scrollTo(page, 0)
      // The home page follows a scroll when its lock after the last key ends.
      await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('')
      await test.step('shows its whole title in a low window', async () => {
        await resize(page, 1280, 600)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      })
      await test.step('prints nothing over its first picture', async () => {
        await resize(page, 1440, 900)
        await page.emulateMedia({ media: 'print' })
        const picture = main(page).locator('.picture').first()
        const isOnTop = () =>
          picture.evaluate((frame) => {
            const { left, top, width: across, height } = frame.getBoundingClientRect()
            return frame.contains(document.elementFromPoint(left + across / 2, top + height / 2))
          })
        await expect.poll(isOnTop).toBe(true)
        await page.emulateMedia({ media: 'screen' })
      })
      await resize(page, 320, 568)
      await test.step('shows every Tab stop at 320 px', () => expectVisibleTabStops(page, 'forwards'))
    })
})

/** Phones upright and lying, a tablet, desktops. */
const windows = [
  [320, 568],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const

test('words on pictures are readable on the worst pixel behind them', async ({ page, allowConsole }) => {
  allowConsole(...notFoundMessages)
  // Polled, because words, their color and the picture behind them are read one after the other and may change in between.
  const expectReadable = (where: string, within: string, count?: number) =>
    expect
      .poll(() => unreadableOnPictures(page, within), where)
      .toMatchObject({ unreadable: [], ...(count && { read: count }) })
  for (const [path, count] of [
    ['/', 10],
    ['/commercial', 2],
    [notFound, 1],
  ] as const) {
    await page.goto(path)
    for (const [width, height] of windows) {
      const where = `${path} at ${width}x${height}`
      await resize(page, width, height)
      // In small windows every section has its temperature, of two lines.
      const isSmall = width < 768 || height < 480
      const temperatures = path === '/' && isSmall ? 2 * sections.length : 0
      await expectReadable(where, 'main section', count + temperatures)
      // In wide windows the temperature stays in its place while the pictures change behind it.
      if (path === '/' && !isSmall)
        for (const { id } of sections) {
          await page
            .locator(`#${id}`)
            .evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }))
          await expectReadable(`${where}, temperature of ${id}`, temperature)
        }
    }
  }
})

/** The texts that a page shows nowhere, scrolled to or not. Drawings do not count: phones show simpler ones. */
function hiddenWords(page: Page): Promise<string[]> {
  return main(page).evaluate((root) => {
    const hidden: string[] = []
    const shown = new Set<string>()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const element = walker.currentNode.parentElement
      if (
        !text ||
        !element ||
        element.closest('noscript, svg[aria-hidden], .sr-only, nav, button, .unscripted\\:hidden')
      )
        continue
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { width, height } = element.getBoundingClientRect()
      if (isVisible && width > 0 && height > 0) shown.add(text)
      else hidden.push(text)
    }
    return hidden.filter((text) => !shown.has(text))
  })
}

/** How many times its own pixels a picture may be drawn. */
const largestEnlargement = 1.3

/** Pictures drawn too large for the file the browser chose, with the crop of `cover` and the device's pixel ratio. */
async function enlargedPictures(page: Page) {
  const drawn = await page.locator('.picture img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ offsetWidth }) => offsetWidth > 0)
      .map((image) => {
        // The file's width is in its name. With a srcset naturalWidth is the width in `sizes`; its ratio is the file's.
        const [, name = '', width] = /([\w-]+)-(\d+)-[\w-]{8}\.\w+$/.exec(image.currentSrc) ?? []
        const fileHeight = (Number(width) * image.naturalHeight) / image.naturalWidth
        const { offsetWidth, offsetHeight } = image
        const cover = Math.max(offsetWidth / Number(width), offsetHeight / fileHeight)
        return { name, times: cover * window.devicePixelRatio }
      }),
  )
  expect(drawn.length).toBeGreaterThan(0)
  return drawn
    .filter(({ times }) => !(times <= largestEnlargement))
    .map(({ name, times }) => `${name} ${times.toFixed(2)}`)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [deviceScaleFactor, sizes] of [
    [3, [[390, 844]]],
    [
      2,
      [
        [768, 1024],
        [1440, 900],
      ],
    ],
  ] as const)
    test.describe(`with a pixel ratio of ${deviceScaleFactor}`, () => {
      const [[width, height]] = sizes
      test.use({ viewport: { width, height }, deviceScaleFactor })

      test('every page shows every word, and pictures with enough pixels', async ({ page, allowConsole }) => {
        // A picture that an earlier page left in memory is taken from there, and Chromium then reports its preload.
        allowConsole(failedRequest, /was preloaded using link preload but not used/)
        for (const path of addresses) {
          await page.setViewportSize({ width, height })
          await page.goto(path)
          for (const [across, down] of sizes)
            await test.step(`${path} at ${across} px`, async () => {
              await page.setViewportSize({ width: across, height: down })
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
              await expect(page.locator('.splash')).toBeHidden()
              expect(await hiddenWords(page)).toEqual([])
              await expectPictures(page)
              // Polled: in a wider window the browser fetches larger files.
              await expect.poll(() => enlargedPictures(page)).toEqual([])
            })
        }
        if (width < 768)
          await test.step('the menu opens and closes, and its links work', async () => {
            const opener = page.getByRole('button', { name: 'Open menu' })
            const menu = page.getByRole('dialog')
            await opener.click()
            await menu.getByRole('button', { name: 'Close menu' }).click()
            await expect(menu).toHaveCount(0)
            await opener.click()
            await menu.getByRole('link', { name: 'Commercial' }).click()
            await expect(page).toHaveURL('/commercial')
          })
        else
          await test.step('project cards beside the window can be scrolled to', async () => {
            await page.goto('/')
            const last = page.locator('#projects').getByRole('heading', { level: 3 }).last()
            await last.scrollIntoViewIfNeeded()
            await expect(last).toBeInViewport({ ratio: 1 })
            const overflow = await last.evaluate((element) => {
              for (let node = element.parentElement; node; node = node.parentElement)
                if (node.scrollLeft > 0) return getComputedStyle(node).overflowX
              return 'nothing is scrolled'
            })
            expect(overflow).toBe('auto')
          })
      })
    })
})

test.describe('if scripts fail', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('words and pictures stay, and what needs scripts is not offered', async ({ page, allowConsole }) => {
    allowConsole(/Failed to (?:load|fetch)/)
    for (const missing of ['**/assets/*.js', '**/assets/home-page-*.js'])
      await test.step(missing, async () => {
        await page.route(missing, (route) => route.abort())
        await page.goto('/', { waitUntil: 'load' })
        await expect.poll(() => hiddenWords(page)).toEqual([])
        await expectPictures(page)
        await expect(page.getByText('Subscribing needs JavaScript, which has not run.').first()).toBeVisible()
        for (const name of ['Subscribe', 'Next project', 'Services'])
          await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
        await page.unroute(missing)
      })
  })
})

test('from an unknown address home, to a service, and to a letter about it; each page brings its own head', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...notFoundMessages)
  const logged = page.waitForEvent(
    'console',
    (message) => message.text() === 'Page not found: /locations/queens',
  )
  await page.goto('/locations/queens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await logged
  const canonical = page.locator('head > link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/locations/queens`)
  await main(page).getByRole('link').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Commercial' }).click()
  await expect(page).toHaveTitle(/Commercial/)
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/commercial`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((json) => JSON.parse(json)['@type'])).toEqual(['Service', 'BreadcrumbList'])

  await test.step('a focused service shows its picture, and its link starts a letter about it', async () => {
    const row = main(page).getByRole('listitem').filter({ hasText: 'Capacity Management' })
    const link = row.getByRole('link', { name: 'Write to us about Capacity Management' })
    const opening = () => row.locator('.picture').evaluate((frame) => getComputedStyle(frame).clipPath)
    expect(await opening()).toBe('inset(0px 100% 0px 0px)')
    for (let step = 0; step < 20 && !(await link.evaluate((it) => it === document.activeElement)); step++)
      await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect.poll(opening).toBe('inset(0px)')

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact?about=capacity')
    await expect(main(page)).toContainText('about Capacity Management')
    // The prerendered page names no service, so a reload has to add it.
    await page.reload()
    await expect(main(page)).toContainText('about Capacity Management')
  })

  await page.goto('/login')
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(page.locator('head > title')).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/login`)
})

test('plates are upright in upright windows, and lie on paper', async ({ page }) => {
  await page.setViewportSize({ width: 816, height: 1056 })
  await page.goto('/projects')
  // The first plate is as wide as the window, and cut to fit it.
  const plate = main(page).getByRole('img').nth(1)
  const ratio = () => plate.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
  await expect.poll(ratio).toBeCloseTo(4 / 5, 1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(ratio).toBeCloseTo(16 / 10, 1)
})
