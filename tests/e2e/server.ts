import { preview } from 'vite'
import { defaultAllowList, parseAllowList } from '../../src/auth/allow-list.ts'
import { type Backend, openBackend } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import { root, siteFolder } from './build-site.ts'

/** A server named in LOCAL_DB, or null: then every worker has an embedded database of its own in memory. */
export const sharedDatabase = /^postgres(ql)?:/.test(process.env.LOCAL_DB ?? '') ? process.env.LOCAL_DB : null

export type Server = { origin: string; backend: Backend; close: () => Promise<void> }

/** The built site and a backend on one origin, put together as `npm start` does, at a free port. */
export async function startServer(): Promise<Server> {
  const backend = await openBackend({
    data: sharedDatabase ?? 'memory',
    seed: false,
    allowList: parseAllowList(defaultAllowList),
  })
  await refuseForeignData(backend)
  // Otherwise Vite ends the process when its input ends, which in a script is at once.
  process.env.CI ??= 'true'
  const handle = serveBackend(backend)
  const site = await preview({
    root,
    logLevel: 'error',
    plugins: [
      { name: 'embedded-backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(handle) },
    ],
    build: { outDir: siteFolder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = site.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The test server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    backend,
    async close() {
      await site.close()
      await backend.close()
    },
  }
}

/** Every test empties the tables, which nobody wants done to a database that holds something. */
async function refuseForeignData(backend: Backend): Promise<void> {
  const [row] = await backend.query(
    `select (select count(*) from public.equipment_catalog where name not like 'Item %')
      + (select count(*) from public.newsletter_subscribers)
      + (select count(*) from auth.users where email not like '%@example.com') as found`,
  )
  if (Number(row?.found) > 0)
    throw new Error('LOCAL_DB names a database that holds data: tests need one without')
}
