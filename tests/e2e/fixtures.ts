import { type BrowserContext, test as base, type Page } from 'playwright/test'
import { founder, sessionOf, storeSession } from './accounts.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { type Server, startServer } from './server.ts'

export { expect } from 'playwright/test'

type TestFixtures = {
  /** Starts every page of the test signed in, by default as the founder. */
  login: (email?: string) => Promise<void>
  /** The equipment table, written without clicking. Empty when the test starts. */
  catalog: Catalog
  /** Opens a second browser context, signed in as this address or not at all. */
  openBrowser: (email?: string) => Promise<Page>
  /** Allows console errors and warnings that match; any other fails the test. */
  allowConsole: (pattern: RegExp) => void
}

type WorkerFixtures = { server: Server }

/** What Chromium logs for every response of status 400 and above, and for every lost connection. */
export const failedRequest = /^Failed to load resource/

export const test = base.extend<
  TestFixtures & { cleanCatalog: undefined; console: ConsoleWatch },
  WorkerFixtures
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page)
    await use(page)
  },

  baseURL: async ({ server }, use) => use(server.origin),

  cleanCatalog: [
    async ({ server }, use) => {
      await server.reset()
      await use(undefined)
    },
    { auto: true },
  ],

  console: [
    async ({ context }, use) => {
      const watch = createConsoleWatch()
      watch.watch(context)
      await skipSplash(context)
      await use(watch)
      base.expect(watch.unexpected(), 'written to the console').toEqual([])
    },
    { auto: true },
  ],

  allowConsole: async ({ console }, use) => use(console.allow),

  login: async ({ context, server }, use) =>
    use(async (email = founder) => storeSession(context, server.origin, await sessionOf(server, email))),

  catalog: async ({ server }, use) => use(catalogOf(server)),

  openBrowser: async ({ browser, server, console, contextOptions, viewport }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (email) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: server.origin })
      contexts.push(context)
      console.watch(context)
      await skipSplash(context)
      if (email) await storeSession(context, server.origin, await sessionOf(server, email))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

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

/** Marks the startup splash as seen; otherwise it covers the first page of every test. */
function skipSplash(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // about:blank has no storage.
    if (location.protocol.startsWith('http')) sessionStorage.setItem('splash:shown', '1')
  })
}

type ConsoleWatch = {
  watch: (context: BrowserContext) => void
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
}

function createConsoleWatch(): ConsoleWatch {
  const said: string[] = []
  const allowed: RegExp[] = []
  return {
    watch(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      context.on('weberror', (failure) => said.push(String(failure.error())))
    },
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => said.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
