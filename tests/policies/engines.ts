import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import type { Row } from '../../supabase/local/database.ts'
import { compareFacts, type Fact, readFacts } from '../../supabase/verify/database.ts'
import {
  type ActorName,
  type Actors,
  allowList,
  type Client,
  connect,
  createActors,
  openTestBackend,
  outsider,
} from './actors.ts'
import { emptyTables } from './empty-tables.ts'
import { createDatabase } from './scratch-database.ts'

type Engine = 'PGlite' | 'PostgreSQL'

/** The tools of a policy test. They work from the first hook on. */
export type Setup = {
  engine: Engine
  /** Runs SQL as the owner of the database: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Sends a request to the API. */
  fetch(request: Request): Promise<Response>
  /** The client of an actor. */
  as(actor: ActorName): Client
  /** A new client without a session. */
  connect(): Client
  /** The account id of the actor `staff`. */
  staffId(): string
  /** Empties equipment, history and newsletter. Triggers stay silent, so the history is empty afterwards. */
  emptyTables(): Promise<unknown>
}

/** The engine of this run: PostgreSQL in `npm run test:hosted`, else the embedded one. */
const engine: Engine = process.env.TEST_ENGINE === 'PostgreSQL' ? 'PostgreSQL' : 'PGlite'

/** Runs a suite over the engine of this run, with a migrated database and actors of its own. */
export function describeEngine(subject: string, suite: (setup: Setup) => void): void {
  if (engine === 'PostgreSQL' && !process.env.TEST_POSTGRES)
    test.skip(`${subject} on PostgreSQL: none in /usr/lib/postgresql, and LOCAL_DB names none`, () => {})
  else
    describe(`${subject} on ${engine}`, () => suite(setUp(engine === 'PGlite' ? openEmbedded : openOnServer)))
}

type Opened = { backend: Backend; actors: Actors; close(): Promise<void> }

/** The embedded backend of this worker: its test files share modules (`isolate: false`), and a start takes 1.7 s. */
let shared: Promise<{ backend: Backend; actors: Actors; facts: Fact[]; sessions: unknown[] }> | undefined

async function openShared() {
  const backend = await openTestBackend()
  const actors = await createActors(backend)
  const sessions = (await backend.query('select id from private.connector_sessions')).map(({ id }) => id)
  return { backend, actors, facts: await readFacts(backend.query), sessions }
}

async function openEmbedded(): Promise<Opened> {
  shared ??= openShared()
  const { backend, actors, facts, sessions } = await shared
  await forgetOthers(backend, sessions)
  const close = async () => {
    const left = compareFacts(await readFacts(backend.query), facts)
    if (left.length === 0) return
    // The next file starts with a new database.
    shared = undefined
    await backend.close()
    expect(left, 'what this file has left changed').toEqual([])
  }
  return { backend, actors, close }
}

/** Removes the accounts, entries of the allow-list and sessions of AI clients that another test file added. */
async function forgetOthers({ query }: Backend, sessions: readonly unknown[]): Promise<void> {
  await query('delete from private.connector_sessions where id <> all ($1)', [sessions])
  const listed = allowList.map(({ email }) => email)
  await query('delete from private.staff_allow_list where email <> all ($1)', [listed])
  await query('delete from auth.users where email <> all ($1)', [[...listed, outsider]])
}

async function openOnServer(): Promise<Opened> {
  const database = await createScratchDatabase()
  const backend = await openTestBackend(database.address)
  const close = async () => {
    await backend.close()
    await database.drop()
  }
  return { backend, actors: await createActors(backend), close }
}

function setUp(open: () => Promise<Opened>): Setup {
  let opened: Opened | undefined
  let staffId = ''

  beforeAll(async () => {
    opened = await open()
    staffId = (await opened.actors.staff.auth.getUser()).data.user?.id ?? ''
    await emptyTables(backend())
  })
  afterAll(() => opened?.close())

  const backend = () => ready(opened).backend
  return {
    engine,
    query: (sql, params) => backend().query(sql, params),
    fetch: (request) => backend().fetch(request),
    as: (actor) => ready(opened).actors[actor],
    connect: () => connect(backend()),
    staffId: () => staffId,
    emptyTables: () => emptyTables(backend()),
  }
}

/** A migrated database of its own on the server of this run. */
export const createScratchDatabase = () =>
  createDatabase(process.env.TEST_POSTGRES ?? '', process.env.TEST_POSTGRES_TEMPLATE)

function ready<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Used before the hooks have run')
  return value
}

/**
 * Runs statements as a client of a hosted database would that takes the role and sets the claims of a person's
 * request: an SQL connection, or PostgREST if `user` is `authenticator`. Meanwhile private.request_user() is the one
 * from the migrations, because the embedded backend takes every session for PostgREST's.
 */
export async function asSqlClient(
  query: Setup['query'],
  account: string,
  statements: readonly string[],
  { user, session }: { user?: 'authenticator'; session?: string } = {},
): Promise<void> {
  const claims = JSON.stringify({ sub: account, role: 'authenticated', session_id: session })
  const [embedded] = await query(`select pg_get_functiondef('private.request_user()'::regprocedure) as sql`)
  await query(migratedRequestUser())
  try {
    if (user) await query(createAuthenticator)
    await query(
      `do $$ begin
        ${user ? `set local session authorization ${user};` : ''}
        set local role authenticated;
        perform set_config('request.jwt.claims', '${claims}', true);
        perform set_config('request.jwt.claim.sub', '${account}', true);
        ${statements.join(';\n')};
      end $$`,
    )
  } finally {
    await query(String(embedded?.sql))
  }
}

/** The statement of the migrations that makes private.request_user(). */
export function migratedRequestUser(): string {
  const folder = new URL('../../supabase/migrations/', import.meta.url)
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const statement = /create function private\.request_user\(\).*?\$\$;/s.exec(files.join('\n'))?.[0]
  if (!statement) throw new Error('No migration creates private.request_user()')
  return statement.replace('create function', 'create or replace function')
}

/** Roles belong to the whole server, so another test file may have created this one. */
const createAuthenticator = `do $$ begin
  create role authenticator noinherit;
  grant anon, authenticated to authenticator;
exception when duplicate_object or unique_violation then
end $$`
