import type { BrowserContext, Page } from 'playwright/test'
import { founder, sessionOf, storeSession } from './accounts.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import { test as base } from './console.ts'
import { type Server, startServer } from './server.ts'

export { expect, failedRequest } from './console.ts'

type TestFixtures = {
  /** Starts every page of the test signed in, by default as the founder. */
  login: (email?: string) => Promise<void>
  /** The equipment table, written without clicking. Empty when the test starts. */
  catalog: Catalog
  /** Opens a second browser context, signed in as this address or not at all. */
  openBrowser: (email?: string) => Promise<Page>
}

type WorkerFixtures = { server: Server }

export const test = base.extend<
  TestFixtures & { cleanCatalog: undefined; splashSeen: undefined },
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

  splashSeen: [
    async ({ context }, use) => {
      await skipSplash(context)
      await use(undefined)
    },
    { auto: true },
  ],

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
