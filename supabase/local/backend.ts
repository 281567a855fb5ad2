// First: it mutes a notice that the library prints when it is imported.
import './corrections.ts'
import { App } from '@supabase/lite'
import type { StaffMember } from '../../src/auth/allow-list.ts'
import { correctAnswer, limitStatements, refuse, withSilentConsole } from './corrections.ts'
import { createSecret, type DataDirectory, openDirectory } from './data-directory.ts'
import {
  absolute,
  type Database,
  isDirectory,
  labelOf,
  migrate,
  openDatabase,
  type Row,
  runFile,
} from './database.ts'
import { isStorageError, Refusal, reasonOf } from './refusal.ts'

/** The publishable key of every embedded backend. It is no secret: it grants the `anon` role only. */
export const publishableKey = 'sb_publishable_embedded_backend_only'

/** A mail that a hosted project would send. There is no mail server here. */
export type Mail = { to: string; link: string }

type Options = {
  /** `memory`, a directory, or a postgres:// address. */
  data: string
  /** Whether a new database gets the sample equipment. */
  seed: boolean
  allowList: readonly StaffMember[]
  /** The address of the site, to which mailed links lead. Default: port 3000 of this machine. */
  site?: string
  /** Receives every mail. Default: none is kept. */
  onMail?: (mail: Mail) => void
  /** Signs the sessions. Default: the secret stored in the directory, or a random one for this process. */
  jwtSecret?: string
  /**
   * Leaves private.request_user() as the migrations make it. For comparing a database with the migrations: requests to
   * this backend then count as SQL.
   */
  asMigrated?: boolean
  /** A result of `dump`: a new embedded database starts from it, in 1.2 s instead of 4 s for a first set-up. */
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

/**
 * Opens the database, brings it up to date and serves it as a hosted project would. Throws a Refusal if the place of the
 * data cannot be used.
 */
export async function openBackend(options: Options): Promise<Backend> {
  let directory: DataDirectory | null = null
  let database: Database | null = null
  const close = async () => {
    await database?.close()
    directory?.release()
  }
  try {
    directory = isDirectory(options.data) ? await openDirectory(options.data) : null
    database = await openDatabase(directory?.postgres ?? options.data, options.snapshot)
    const secret = options.jwtSecret ?? directory?.jwtSecret ?? createSecret()
    const app = await prepare(database, options, secret)
    await directory?.finish()
    return serve(database, app, close)
  } catch (error) {
    // After a failed write PGlite may not close; the error says more.
    await close().catch(() => {})
    const isExplained = error instanceof Refusal || !isDirectory(options.data)
    if (isExplained || (database && !isStorageError(error))) throw error
    throw new Refusal(`LOCAL_DB: no database can be opened in ${labelOf(options.data)}: ${reasonOf(error)}.`)
  }
}

/**
 * Replaces the function of the migrations, which trusts only the database user of PostgREST: requests have no database user
 * of their own here. The local database holds no data that SQL could forge an author for.
 */
const trustRequests = `
  create or replace function private.request_user() returns uuid
    language sql stable set search_path = '' as 'select auth.uid()'`

/** The link of a mail made of a template. */
const linkIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

async function prepare(database: Database, options: Options, jwtSecret: string): Promise<App> {
  const { onMail } = options
  await runFile(database, './bootstrap.sql')
  if (database.concurrent) limitStatements(database.connection)
  const app = new App({
    connection: database.connection,
    // An update or delete without a filter is refused, as hosted projects refuse it.
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      jwt_expiry: 3600,
      enable_signup: true,
      ...(options.site && { site_url: options.site }),
      minimum_password_length: 6,
      publishable_key: publishableKey,
      // Required by the library; random, so no request can use it.
      secret_key: `sb_secret_${createSecret()}`,
      // Without a mail server every address counts as confirmed. Hosted projects must confirm: supabase/config.toml.
      email: {
        enable_confirmations: false,
        template: { recovery: { content_path: absolute('../templates/recovery.html') } },
      },
    },
    options: {
      drivers: { email: { send: async ({ to, html = '' }) => onMail?.({ to, link: linkIn(html) }) } },
    },
  })
  await withSilentConsole(() => app.ensureSystemSchema())
  const { fresh } = await migrate(database, labelOf(options.data))
  if (!options.asMigrated) await database.script(trustRequests)
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
  let last: Promise<unknown> = Promise.resolve()
  /** Runs one piece of work at a time, in the order of the calls. A failure does not stop the queue. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
  const run = database.concurrent ? <T>(work: () => Promise<T>) => work() : enqueue
  return {
    async fetch(request) {
      // Read the body before queueing: a slow sender must not block other requests.
      const body = request.body ? await request.arrayBuffer() : null
      const refusal = refuse(request, body)
      if (refusal) return refusal
      const whole = new Request(request.url, { method: request.method, headers: request.headers, body })
      return run(async () => {
        const answer = await withSilentConsole(() => app.fetch(whole))
        return correctAnswer(database.query, request, body, answer)
      })
    },
    query: (sql, params) => run(() => database.query(sql, params)),
    dump: () => run(() => database.dump()),
    close: () => run(close),
  }
}
