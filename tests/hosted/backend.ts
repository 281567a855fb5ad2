import { App } from '@supabase/lite'
import { publishableKey } from '../../supabase/local/backend.ts'
import { withSilentConsole } from '../../supabase/local/corrections.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { allowList, jwtSecret } from '../policies/actors.ts'
import type { AuthBackend } from './auth-cases.ts'
import { startAuth } from './auth-server.ts'
import { createProject } from './project.ts'
import { supabase } from './supabase-cli.ts'

type Tools = { cluster: string; program: string; site: string; variables?: Record<string, unknown> }

type HostedBackend = AuthBackend & {
  /** Ends the Auth server only. */
  stopAuth(): Promise<void>
}

/**
 * A project of its own with our migrations, Supabase Auth below /auth/v1 and, PostgREST being out of reach, the embedded
 * REST layer below /rest/v1 of one origin. Both share the database and the secret that signs tokens.
 */
export async function openHostedBackend({
  cluster,
  program,
  site,
  variables = {},
}: Tools): Promise<HostedBackend> {
  const project = await createProject(cluster)
  const pushed = await supabase(['db', 'push', '--yes', `--remote=${project.address('postgres')}`])
  if (pushed.code !== 0) throw new Error(pushed.out + pushed.err)
  for (const { email, fullName } of allowList) {
    await project.query('insert into private.staff_allow_list values ($1, $2)', [email, fullName])
  }
  const auth = await startAuth(program, {
    database: project.address('supabase_auth_admin'),
    jwtSecret,
    site,
    variables,
  })
  const rest = await openRest(project.address('authenticator'))
  return {
    query: (sql, params) => project.query(sql, params as string[]),
    newestMail: () => auth.mails.at(-1),
    stopAuth: auth.stop,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (!pathname.startsWith('/auth/v1/')) return rest.fetch(request)
      const headers = new Headers(request.headers)
      // As the gateway of a hosted project: Supabase Auth counts requests by the client's address.
      headers.set('x-forwarded-for', '203.0.113.1')
      const body = request.body ? await request.arrayBuffer() : null
      const address = auth.origin + pathname.replace('/auth/v1', '') + search
      return fetchFromNode(address, { method: request.method, headers, body, redirect: 'manual' })
    },
    async close() {
      await auth.stop()
      await rest.close()
      await project.drop()
    },
  }
}

/** Node's own, because tests replace the global one. */
const fetchFromNode = globalThis.fetch

/** The embedded REST layer over a database prepared by migrations, connected as PostgREST is. */
async function openRest(address: string) {
  const { connection, close } = await openDatabase(address)
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: 'sb_secret_unused',
    },
  })
  const pending = new Set<Promise<Response>>()
  return {
    fetch(request: Request) {
      const answer = withSilentConsole(() => app.fetch(request))
      pending.add(answer)
      return answer.finally(() => pending.delete(answer))
    },
    async close() {
      // The driver never ends while a transaction waits for a connection, and a page may be left in mid-request.
      await Promise.allSettled(pending)
      await close()
    },
  }
}
