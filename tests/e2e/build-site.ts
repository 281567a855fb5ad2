import { join } from 'node:path'
import { build } from 'vite'
import { defaultAllowList } from '../../src/auth/allow-list.ts'
import { publishableKey } from '../../supabase/local/backend.ts'

export const root = join(import.meta.dirname, '../..')

/** The build under test. Apart from dist/, so that a test run never replaces what is about to be published. */
export const siteFolder = join(import.meta.dirname, '.results/site')

/** Builds the site as `npm start` does: it talks to the backend on its own origin. */
export async function buildInto(outDir: string): Promise<void> {
  // The environment wins over .env files, so whatever project a developer works with is left alone.
  process.env.VITE_SUPABASE_URL = '/'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey
  process.env.VITE_STAFF_ALLOW_LIST = defaultAllowList
  process.env.NODE_ENV = 'production'
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
}

/** Once, before all tests. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export.
export default async function buildSite(): Promise<void> {
  await buildInto(siteFolder)
}
