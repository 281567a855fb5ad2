import { openAsBlob } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { defaultAllowList, parseAllowList } from '../../src/auth/allow-list.ts'
import { type Backend, openBackend } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import { emptyTables } from '../policies/empty-tables.ts'
import { createDatabase } from '../policies/scratch-database.ts'
import type { StoredSession } from './accounts.ts'
import { siteFolder } from './build-site.ts'
import { serve } from './static-site.ts'

/** The PostgreSQL server that LOCAL_DB names, or null: every worker then has its own embedded database in memory. */
export const namedServer = /^postgres(ql)?:/.test(process.env.LOCAL_DB ?? '')
  ? (process.env.LOCAL_DB ?? '')
  : null

export type Server = {
  origin: string
  backend: Backend
  /** Sessions of this worker by address. `login` signs in only if there is none. */
  sessions: Map<string, StoredSession>
  /** Empties the tables, if a test has used the backend. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** Serves the built site and a backend from one origin at a free port, as `npm start` does. */
export async function startServer(outDir = siteFolder): Promise<Server> {
  const sessions = new Map<string, StoredSession>()
  const backend = openLazily()
  const handle = serveBackend({
    ...backend,
    fetch(request) {
      // A sign-out ends the session and a refresh replaces its tokens: no other test may get it.
      if (/^\/auth\/v1\/(logout|token)/.test(new URL(request.url).pathname)) sessions.clear()
      return backend.fetch(request)
    },
  })
  const site = await serve(outDir, [
    {
      name: 'embedded-backend',
      configurePreviewServer({ middlewares }) {
        // Otherwise the requests of a staff page could time out while Postgres starts.
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

/** A backend that opens when it is first used: a worker that runs only public pages never starts Postgres. */
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

/**
 * Opens an empty backend, in memory or in a new database on this server. `close` drops that database. In memory it starts
 * from the snapshot of global-setup.ts, if that has run.
 */
export async function openEmpty(server = namedServer): Promise<Backend> {
  const scratch = server === null ? null : await createDatabase(server)
  const snapshot = process.env.TEST_SNAPSHOT
  // As in policies/global-setup.ts: a worker's database runs too short for optimized code to pay. It saves 1.5 s.
  setFlagsFromString('--liftoff-only')
  try {
    const backend = await openBackend({
      data: scratch?.address ?? 'memory',
      seed: false,
      allowList: parseAllowList(defaultAllowList),
      ...(snapshot && !scratch && { snapshot: await openAsBlob(snapshot) }),
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
