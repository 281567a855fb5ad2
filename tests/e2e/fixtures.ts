import { type BrowserContext, test as base, type Page } from 'playwright/test'
import { founder, sessionOf, storeSession } from './accounts.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { type Server, startServer } from './server.ts'

export { expect } from 'playwright/test'

/** What Chromium logs for every response of status 400 and above, and for every lost connection. */
export const failedRequest = /^Failed to load resource/

type TestFixtures = {
  /** Whether pages open without the startup splash, as every page of a session but the first does. */
  skipsSplash: boolean
  /** Starts every page of the test signed in, by default as the founder. */
  login: (email?: string) => Promise<void>
  /** The equipment table, written without clicking. Empty when the test starts. */
  catalog: Catalog
  /** Opens a second browser context, signed in as this address or not at all. */
  openBrowser: (email?: string) => Promise<Page>
  /** Allows console errors and warnings that match; any other fails the test. */
  allowConsole: (...patterns: RegExp[]) => void
}

type AutomaticFixtures = {
  consoleWatch: ConsoleWatch
  cleanCatalog: undefined
}

export const test = base.extend<TestFixtures & AutomaticFixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  skipsSplash: [true, { option: true }],

  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch()
      watch.add(context)
      await use(watch)
      base.expect(watch.unexpected(), 'written to the console').toEqual([])
    },
    { auto: true },
  ],

  allowConsole: async ({ consoleWatch }, use) =>
    use((...patterns) => void consoleWatch.allowed.push(...patterns)),

  cleanCatalog: [
    async ({ server }, use) => {
      await server.reset()
      await use(undefined)
    },
    { auto: true },
  ],

  context: async ({ context, skipsSplash }, use) => {
    await stillHero(context)
    if (skipsSplash) await skipSplash(context)
    await use(context)
  },

  page: async ({ page, javaScriptEnabled, skipsSplash }, use) => {
    if (javaScriptEnabled && skipsSplash) waitForScripts(page)
    await use(page)
  },

  login: async ({ context, server }, use) =>
    use(async (email = founder) => storeSession(context, server.origin, await sessionOf(server, email))),

  catalog: async ({ server }, use) => use(catalogOf(server)),

  openBrowser: async ({ browser, server, consoleWatch, contextOptions, viewport, skipsSplash }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (email) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: server.origin })
      contexts.push(context)
      consoleWatch.add(context)
      if (skipsSplash) await skipSplash(context)
      if (email) await storeSession(context, server.origin, await sessionOf(server, email))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Collects errors and warnings that pages write to the console, and exceptions nobody catches. */
class ConsoleWatch {
  readonly allowed: RegExp[] = []
  readonly #written: string[] = []

  add(context: BrowserContext) {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#written.push(message.text())
    })
    context.on('weberror', (failure) => this.#written.push(String(failure.error())))
  }

  unexpected() {
    return this.#written.filter((text) => !this.allowed.some((pattern) => pattern.test(text)))
  }
}

/** Makes `goto` wait until a prerendered page is hydrated: its scripts are fetched only after `load`. */
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    // The first effects remove the splash.
    if (!options?.waitUntil) await page.locator('.splash').waitFor({ state: 'detached' })
    return response
  }
}

/**
 * Stops the endless drift and steam of the first picture. Without a graphics card every frame of them paints the whole
 * window, which takes a sixth of a processor as long as the page is open.
 */
function stillHero(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':is(.hero-drift, .hero-steam) { animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Marks the startup splash as seen; otherwise it covers the first page of every test. */
function skipSplash(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // about:blank has no storage.
    if (location.protocol.startsWith('http')) sessionStorage.setItem('splash:shown', '1')
  })
}
