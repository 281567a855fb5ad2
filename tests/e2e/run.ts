import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'

// `npm run test:e2e`. Further arguments are Playwright's: `npm run test:e2e -- auth.spec.ts`.
const browser = ensureBrowser()
if (!browser) {
  console.error('End-to-end tests need a browser: install Chromium or Google Chrome and run this again.')
  process.exit(1)
}

const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
const config = join(import.meta.dirname, 'playwright.config.ts')
const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, E2E_BROWSER: browser },
})
process.exit(status ?? 1)
