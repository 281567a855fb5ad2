import { type BrowserContext, test as base } from 'playwright/test'

export { expect } from 'playwright/test'

type ConsoleWatch = {
  watch: (context: BrowserContext) => void
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
}

type ConsoleFixtures = {
  console: ConsoleWatch
  /** Allows console errors and warnings that match; any other fails the test. */
  allowConsole: (pattern: RegExp) => void
}

/** What Chromium logs for every response of status 400 and above, and for every lost connection. */
export const failedRequest = /^Failed to load resource/

/** A test that fails when a page writes an error or a warning to the console, or throws. */
export const test = base.extend<ConsoleFixtures>({
  console: [
    async ({ context }, use) => {
      const watch = createConsoleWatch()
      watch.watch(context)
      await use(watch)
      base.expect(watch.unexpected(), 'written to the console').toEqual([])
    },
    { auto: true },
  ],

  allowConsole: async ({ console }, use) => use(console.allow),
})

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
