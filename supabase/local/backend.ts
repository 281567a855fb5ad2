// First: @supabase/lite imports supabase-js, which prints a notice on Node 20 unless the console drops it.
import './silent-console.ts'
import { App } from '@supabase/lite'
import type { StaffMember } from '../../src/auth/allow-list.ts'
import { refuseMalformedToken, refuseOversizedInsert, refuseUnserved } from './answers.ts'
import { correctAuthAnswer } from './auth-answers.ts'
import { createSecret, openDirectory } from './data-directory.ts'
import { type Database, openDatabase, type Row } from './database.ts'
import { migrate, runFile } from './migrate.ts'
import { createSerialQueue } from './serial-queue.ts'
import { withSilentConsole } from './silent-console.ts'

/** The publishable key of every embedded backend. It is no secret: it grants the `anon` role only. */
export const publishableKey = 'sb_publishable_embedded_backend_only'

type Options = {
  /** `memory`, a directory, or a postgres:// address. */
  data: string
  /** Whether a new database gets the sample equipment. */
  seed: boolean
  allowList: readonly StaffMember[]
  /** Signs the sessions. Default: the secret stored in the directory, or a random one for this process. */
  jwtSecret?: string
  /** What `dump` returned: a new embedded database starts from it, in 1.2 s instead of 4 s for a first set-up. */
  snapshot?: Blob
}

/** A running backend: the paths below /auth/v1 and /rest/v1 of a Supabase project. */
export type Backend = {
  fetch(request: Request): Promise<Response>
  /** Runs SQL as the owner of the database: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** The whole embedded database as a tar archive of some 40 MB. Throws for a postgres:// database. */
  dump(): Promise<Blob>
  /** Waits for running requests, then closes the database. */
  close(): Promise<void>
}

const isDirectory = (data: string) => data !== 'memory' && !/^postgres(ql)?:\/\//.test(data)

/** Opens the database, brings it up to date and serves it as a hosted project would. */
export async function openBackend(options: Options): Promise<Backend> {
  const directory = isDirectory(options.data) ? await openDirectory(options.data) : null
  let database: Database | null = null
  const close = async () => {
    await database?.close()
    directory?.release()
  }
  try {
    database = await openDatabase(directory?.postgres ?? options.data, options.snapshot)
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
      // Required by the library; random, so no request can use it.
      secret_key: `sb_secret_${createSecret()}`,
      // Without a mail server every address counts as confirmed. Hosted projects must confirm: supabase/config.toml.
      email: { enable_confirmations: false },
    },
  })
  await withSilentConsole(() => app.ensureSystemSchema())
  const { fresh } = await migrate(database)
  await storeAllowList(database, options.allowList)
  if (fresh && options.seed) await runFile(database, '../seed.sql')
  return app
}

/** Replaces the stored allow-list, so that it equals the one the site is built with. */
async function storeAllowList(database: Database, staff: readonly StaffMember[]): Promise<void> {
  await database.query(
    `with wanted as (select * from json_to_recordset($1::text::json) as listed(email text, "fullName" text)),
      gone as (delete from private.staff_allow_list where email not in (select email from wanted))
    insert into private.staff_allow_list (email, full_name) select email, "fullName" from wanted
    on conflict (email) do update set full_name = excluded.full_name`,
    [JSON.stringify(staff)],
  )
}

function serve(database: Database, app: App, close: () => Promise<void>): Backend {
  const enqueue = createSerialQueue()
  const run = database.concurrent ? <T>(work: () => Promise<T>) => work() : enqueue
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const refusal =
        refuseUnserved(pathname) ?? refuseMalformedToken(pathname, request.headers.get('authorization'))
      if (refusal) return refusal
      // Read the body before queueing: a slow sender must not block other requests.
      const body = request.body ? await request.arrayBuffer() : null
      const oversized = refuseOversizedInsert(pathname, body)
      if (oversized) return oversized
      const whole = new Request(request.url, { method: request.method, headers: request.headers, body })
      return run(async () => {
        const answer = await withSilentConsole(() => app.fetch(whole))
        return correctAuthAnswer(database, request, body, answer)
      })
    },
    query: (sql, params) => run(() => database.query(sql, params)),
    dump: () => run(() => database.dump()),
    close: () => run(close),
  }
}
