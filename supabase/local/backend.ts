import { App } from '@supabase/lite'
import type { StaffMember } from '../../src/auth/allow-list.ts'
import { refuseMalformedToken, refuseUnserved } from './answers.ts'
import { createSecret, openDirectory } from './data-directory.ts'
import { type Database, openDatabase, type Row } from './database.ts'
import { migrate, runFile } from './migrate.ts'
import { silenced } from './quiet.ts'
import { explainRefusedSignUp } from './sign-up-hook.ts'
import { createTurns } from './turns.ts'

/** The publishable key of every local backend. No secret: it opens nothing but the visitor's role. */
export const publishableKey = 'sb_publishable_embedded_backend_only'

type Options = {
  /** `memory`, a directory, or a postgres:// address. */
  data: string
  /** Whether a new database gets the sample equipment. */
  seed: boolean
  allowList: readonly StaffMember[]
  /** Signs the sessions. Default: kept in the directory; otherwise sessions end with the process. */
  jwtSecret?: string
}

/** A running backend: the paths below /auth/v1 and /rest/v1 of a Supabase project. */
export type Backend = {
  fetch(request: Request): Promise<Response>
  /** SQL as the owner of the database: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Waits for the requests under way, then closes the database. */
  close(): Promise<void>
}

const isDirectory = (data: string) => data !== 'memory' && !/^postgres(ql)?:\/\//.test(data)

/** Opens the database, brings it up to date and serves it as a hosted project would. */
export async function openBackend(options: Options): Promise<Backend> {
  const directory = isDirectory(options.data) ? await openDirectory(options.data) : null
  let database: Database | null = null
  const close = async () => {
    await database?.close()
    await directory?.release()
  }
  try {
    database = await openDatabase(directory?.postgres ?? options.data)
    const secret = options.jwtSecret ?? directory?.jwtSecret ?? createSecret()
    const app = await prepare(database, options, secret)
    await directory?.finish()
    return serve(database, app, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function prepare(database: Database, options: Options, jwtSecret: string): Promise<App> {
  await runFile(database, './bootstrap.sql')
  const app = new App({
    connection: database.connection,
    // An update or delete without a filter is refused, as hosted projects refuse it.
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 6,
      publishable_key: publishableKey,
      // The library wants one beside the other; nobody gets to know it.
      secret_key: `sb_secret_${createSecret()}`,
      // There is no mail server here, so every address counts as confirmed. Hosted projects must confirm:
      // see supabase/config.toml.
      email: { enable_confirmations: false },
    },
  })
  await silenced(() => app.ensureSystemSchema())
  const { fresh } = await migrate(database)
  await listStaff(database, options.allowList)
  if (fresh && options.seed) await runFile(database, '../seed.sql')
  return app
}

/** Makes the allow-list exactly this one, so that it cannot disagree with the one the site was given. */
async function listStaff(database: Database, staff: readonly StaffMember[]): Promise<void> {
  await database.query(
    `with wanted as (select * from json_to_recordset($1::text::json) as listed(email text, "fullName" text)),
      gone as (delete from private.staff_allow_list where email not in (select email from wanted))
    insert into private.staff_allow_list (email, full_name) select email, "fullName" from wanted
    on conflict (email) do update set full_name = excluded.full_name`,
    [JSON.stringify(staff)],
  )
}

function serve(database: Database, app: App, close: () => Promise<void>): Backend {
  const inTurn = createTurns()
  const take = database.concurrent ? <T>(work: () => Promise<T>) => work() : inTurn
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const refusal =
        refuseUnserved(pathname) ?? refuseMalformedToken(pathname, request.headers.get('authorization'))
      if (refusal) return refusal
      // The body is read before the turn begins, so that a slow sender holds nobody up.
      const body = request.body ? await request.arrayBuffer() : null
      const whole = new Request(request.url, { method: request.method, headers: request.headers, body })
      return take(async () => {
        const answer = await silenced(() => app.fetch(whole))
        if (pathname !== '/auth/v1/signup' || answer.status !== 500) return answer
        return explainRefusedSignUp(database, body)
      })
    },
    query: (sql, params) => take(() => database.query(sql, params)),
    close: () => take(close),
  }
}
