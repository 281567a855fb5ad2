import { defineConfig } from 'playwright/test'
import { findBrowser, launchArguments } from './browser.ts'
import { sharedDatabase } from './server.ts'

const browser = process.env.E2E_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '.results/artifacts',
  globalSetup: './build-site.ts',
  fullyParallel: true,
  // Every worker holds a browser and a Postgres of its own; around one shared database tests take turns.
  workers: sharedDatabase ? 1 : 2,
  reporter: 'list',
  // On a shared machine a browser may stall for seconds. What needs a second attempt is listed as flaky.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  // The longest of them work the whole catalog, for a quarter of this on a machine of their own.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Dialogs then appear at once instead of sliding under the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(browser && { executablePath: browser }), args: launchArguments },
    actionTimeout: 8_000,
    trace: 'retain-on-first-failure',
  },
})
