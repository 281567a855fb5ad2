import { type BrowserContext, test as base, type Page } from 'playwright/test'
import { founder, sessionOf, storeSession } from './accounts.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { type Server, startServer } from './server.ts'

export { expect } from 'playwright/test'

type TestFixtures = {
  /** Starts every page of the test signed in, by default as the founder. */
  login: (email?: string) => Promise<void>
  /** The equipment table: empty when the test starts, filled without clicking. */
  catalog: Catalog
  /** Another browser: nothing shared with `page`, signed in as this address or as nobody. */
  openBrowser: (email?: string) => Promise<Page>
  /** Lets the console say this; anything else written there at level error or warning fails the test. */
  allowConsole: (pattern: RegExp) => void
}

type WorkerFixtures = { server: Server }

/** Chromium's own note about every answer of 400 and above, and about every lost connection. */
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

/** Code comes after `load` and everything seen: a page counts as opened once its scripts have taken over. */
function waitForScripts(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    // The splash goes with the first effects.
    if (!options?.waitUntil) await page.locator('.splash').waitFor({ state: 'detached' })
    return response
  }
}

/** The startup splash has been seen: it would stand in front of every test's first page. */
function skipSplash(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A blank page has no storage.
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
