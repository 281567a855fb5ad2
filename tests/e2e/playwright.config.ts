import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findBrowser, launchArguments } from '../browser.ts'
import { namedServer } from './server.ts'

/**
 * One worker more than processors: tests also wait, and a third worker takes a tenth off the whole run on two of them.
 * Each needs about 1.5 GiB for its browser and Postgres.
 */
const workersForThisMachine = () =>
  Math.max(1, Math.min(availableParallelism() + 1, Math.floor(process.availableMemory() / (1.5 * 2 ** 30))))

const browser = process.env.E2E_BROWSER ?? findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '.results/artifacts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // The databases of a server share its roles, which two workers would create at the same time.
  workers: namedServer ? 1 : workersForThisMachine(),
  reporter: 'list',
  // The second attempt records a trace. A test that needs it is flaky, which fails the run in CI.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  forbidOnly: Boolean(process.env.CI),
  // Timeouts only end what hangs: a busy machine takes ten times as long as a rested one.
  timeout: 180_000,
  // toPass repeats input until the page hears it.
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // With reduced motion dialogs appear at once instead of sliding under the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(browser && { executablePath: browser }), args: launchArguments },
    actionTimeout: 30_000,
    trace: 'on-first-retry',
  },
})
