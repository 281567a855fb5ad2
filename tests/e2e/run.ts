import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { builtFolder } from '../build/setup.ts'
import { lastSnapshot } from '../policies/global-setup.ts'

// `npm run test:e2e`. Further arguments are Playwright's: `npm run test:e2e -- auth.spec.ts`. With `--built`, as in
// `npm test`, site and database are not made again: they are those that the Vitest run before has made.
const args = process.argv.slice(2)
const isBuilt = args.includes('--built')
const browser = ensureBrowser()
if (!browser) {
  console.error('End-to-end tests need a browser: install Chromium or Google Chrome and run this again.')
  process.exit(1)
}

const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
const config = join(import.meta.dirname, 'playwright.config.ts')
const forPlaywright = args.filter((arg) => arg !== '--built')
const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, ...forPlaywright], {
  stdio: 'inherit',
  env: {
    ...process.env,
    E2E_BROWSER: browser,
    ...(isBuilt && { E2E_SITE: builtFolder, TEST_SNAPSHOT: lastSnapshot }),
  },
})
process.exit(status ?? 1)
