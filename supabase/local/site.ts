import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, createServer, type Plugin, preview } from 'vite'
import { type Backend, publishableKey } from './backend.ts'
import { serveBackend } from './middleware.ts'
import { type Mode, root } from './settings.ts'

export type Site = { close(): Promise<void> }

/** IPv4 only: clients of `localhost` try both addresses, and serve.ts has found the port free on both. */
const host = '127.0.0.1'

function embeddedBackend(backend: Backend): Plugin {
  const handle = serveBackend(backend)
  return {
    name: 'embedded-backend',
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => void server.middlewares.use(handle),
  }
}

/** Serves site and backend on one port: a production build (`preview`) or the sources with hot reload (`dev`). */
export async function openSite(mode: Mode, port: number, backend: Backend): Promise<Site> {
  // '/' is the site's own origin. The environment overrides .env files, which may name a hosted project.
  process.env.VITE_SUPABASE_URL = '/'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey
  // Trials do not count as page views of the published site.
  process.env.VITE_GA_MEASUREMENT_ID = ''
  process.env.VITE_VERCEL_ANALYTICS = ''
  // Without CI Vite ends the process when stdin ends, which in a script is at once.
  process.env.CI = 'true'

  const plugins = [embeddedBackend(backend)]
  if (mode === 'dev') {
    // Do not watch the database's files, nor the builds of test runs.
    const elsewhere = ['supabase/.temp', 'tests'].map((folder) => resolve(root, folder))
    const watch = { ignored: (path: string) => elsewhere.some((folder) => path.startsWith(folder)) }
    const server = await createServer({ root, plugins, server: { host, port, strictPort: true, watch } })
    return server.listen()
  }
  const outDir = createBuildFolder()
  const at = { host, port, strictPort: true }
  // The build needs the port too: it writes the address into the catalog connector.
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true }, preview: at })
  return preview({ root, plugins, build: { outDir }, preview: at })
}

/**
 * A folder for the build of this run, removed when the process ends. Not `dist/`: a build for the embedded backend must not
 * be deployed. Not shared: a second `npm start` in this checkout must not replace the site that the first one serves.
 */
export function createBuildFolder(): string {
  const temporary = resolve(root, 'supabase/.temp')
  mkdirSync(temporary, { recursive: true })
  const folder = mkdtempSync(resolve(temporary, 'site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
