import { defaultAllowList, parseAllowList } from '../../src/auth/allow-list.ts'
import { type Backend, openBackend } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import { emptyTables } from '../policies/empty-tables.ts'
import { createDatabase } from '../policies/scratch-database.ts'
import type { StoredSession } from './accounts.ts'
import { siteFolder } from './build-site.ts'
import { serve } from './static-site.ts'

/** The PostgreSQL server LOCAL_DB names, or null: then every worker has an embedded database of its own in memory. */
export const namedServer = /^postgres(ql)?:/.test(process.env.LOCAL_DB ?? '')
  ? (process.env.LOCAL_DB ?? '')
  : null

export type Server = {
  origin: string
  backend: Backend
  /** Sessions of this worker by address; `login` signs in only when there is none. */
  sessions: Map<string, StoredSession>
  /** Empties the tables, unless no test has used the backend so far. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** The built site and a backend on one origin, put together as `npm start` does, at a free port. */
export async function startServer(outDir = siteFolder): Promise<Server> {
  const sessions = new Map<string, StoredSession>()
  const backend = openLazily()
  const handle = serveBackend({
    ...backend,
    fetch(request) {
      // A sign-out ends the session, a refresh replaces its tokens: neither may be handed to another test.
      if (/^\/auth\/v1\/(logout|token)/.test(new URL(request.url).pathname)) sessions.clear()
      return backend.fetch(request)
    },
  })
  const site = await serve(outDir, [
    {
      name: 'embedded-backend',
      configurePreviewServer({ middlewares }) {
        // A staff page must not spend its request timeouts on the start of Postgres.
        middlewares.use((req, _res, next) =>
          /^\/(login|signup|choose-password|dashboard)\b/.test(req.url ?? '')
            ? void backend.open().then(() => next(), next)
            : next(),
        )
        middlewares.use(handle)
      },
    },
  ])
  return {
    origin: site.origin,
    backend,
    sessions,
    reset: async () => {
      if (backend.isOpen()) await emptyTables(backend)
    },
    async close() {
      await site.close()
      await backend.close()
    },
  }
}

type LazyBackend = Backend & { open: () => Promise<Backend>; isOpen: () => boolean }

/** A backend that opens when it is first used: a worker with public pages only never starts Postgres. */
function openLazily(): LazyBackend {
  let opened: Promise<Backend> | undefined
  const open = () => {
    opened ??= openEmpty()
    return opened
  }
  return {
    open,
    isOpen: () => opened !== undefined,
    fetch: async (request) => (await open()).fetch(request),
    query: async (sql, params) => (await open()).query(sql, params),
    dump: async () => (await open()).dump(),
    close: async () => (await opened)?.close(),
  }
}

/** An empty backend: in memory, or in a database of its own on this server, which `close` drops. */
export async function openEmpty(server = namedServer): Promise<Backend> {
  const scratch = server === null ? null : await createDatabase(server)
  try {
    const backend = await openBackend({
      data: scratch?.address ?? 'memory',
      seed: false,
      allowList: parseAllowList(defaultAllowList),
    })
    return {
      ...backend,
      close: async () => {
        await backend.close().finally(() => scratch?.drop())
      },
    }
  } catch (error) {
    await scratch?.drop().catch(() => {})
    throw error
  }
}
