import { resolve } from 'node:path'
import { build, createServer, type Plugin, preview } from 'vite'
import { type Backend, publishableKey } from './backend.ts'
import { serveBackend } from './middleware.ts'
import { type Mode, root, type Settings } from './settings.ts'

export type Site = { close(): Promise<void> }

/** Listening on IPv4 alone: whoever asks for `localhost` tries both, and the port was found free on both. */
const host = '127.0.0.1'

function embeddedBackend(backend: Backend): Plugin {
  const handle = serveBackend(backend)
  return {
    name: 'embedded-backend',
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => void server.middlewares.use(handle),
  }
}

/** Puts the site and the backend on one port: a production build, or the sources with hot reload. */
export async function openSite(...args: Parameters<typeof openServer>): Promise<Site> {
  const before = process.listeners('SIGTERM')
  const site = await openServer(...args)
  // Vite's own would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener)
  }
  return site
}

async function openServer(mode: Mode, port: number, backend: Backend, settings: Settings): Promise<Site> {
  // The environment wins over .env files, so a hosted project named there is left alone. '/' is the own origin.
  process.env.VITE_SUPABASE_URL = '/'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = publishableKey
  process.env.VITE_STAFF_ALLOW_LIST = settings.allowListText
  // Otherwise Vite ends the process when its input ends, which in a script is at once.
  process.env.CI = 'true'

  const plugins = [embeddedBackend(backend)]
  if (mode === 'dev') {
    // The database writes files without end, and a test run builds the site beside this one.
    const elsewhere = ['supabase/.temp', 'tests'].map((folder) => resolve(root, folder))
    const watch = { ignored: (path: string) => elsewhere.some((folder) => path.startsWith(folder)) }
    const server = await createServer({ root, plugins, server: { host, port, strictPort: true, watch } })
    return server.listen()
  }
  // Not `dist/`: a build that talks to this backend must never be the one that is deployed.
  const outDir = resolve(root, 'supabase/.temp/site')
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return preview({ root, plugins, build: { outDir }, preview: { host, port, strictPort: true } })
}
