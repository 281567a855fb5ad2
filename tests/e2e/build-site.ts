import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defaultAllowList } from '../../src/auth/allow-list.ts'
import { publishableKey } from '../../supabase/local/backend.ts'

export const root = join(import.meta.dirname, '../..')

/** The build under test. Not dist/, because a test run must not replace a build that is about to be published. */
export const siteFolder = process.env.E2E_SITE ?? join(import.meta.dirname, '.results/site')

/** The public address of the build under test. Canonical links and the sitemap start with it. */
export const siteUrl = 'https://bathhouse.example'

const variables = {
  NODE_ENV: 'production',
  VITE_SITE_URL: siteUrl,
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  VITE_STAFF_ALLOW_LIST: defaultAllowList,
  VITE_GA_MEASUREMENT_ID: '',
  VITE_VERCEL_ANALYTICS: '',
}

/**
 * Builds the site for a backend on its own origin, as `npm start` does. The variables win over .env files, so tests never
 * reach a developer's project. A build takes some 7 s of processor time.
 */
export async function buildInto(outDir: string, more: Record<string, string> = {}): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'],
    { cwd: root, env: { ...process.env, ...variables, ...more } },
  )
}
