import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import type { Row } from '../../supabase/local/database.ts'
import { type ActorName, type Actors, type Client, connect, createActors, openTestBackend } from './actors.ts'

type Engine = 'PGlite' | 'PostgreSQL'

/** What a policy test works with. Usable from the first hook on. */
export type Setup = {
  engine: Engine
  /** Runs SQL as the owner of the database: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Answers a request as the API. */
  fetch(request: Request): Promise<Response>
  /** The client of an actor. */
  as(actor: ActorName): Client
  /** A new client without a session. */
  connect(): Client
  /** The account id of the actor `staff`. */
  staffId(): string
  /** Empties equipment, history and newsletter. Triggers stay silent, so the history is empty afterwards. */
  emptyTables(): Promise<void>
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

type Opened = { backend: Backend; close(): Promise<void> }

async function openEmbedded(): Promise<Opened> {
  const backend = await openTestBackend()
  return { backend, close: () => backend.close() }
}

async function openOnServer(): Promise<Opened> {
  const { name, address } = await createDatabase(process.env.TEST_POSTGRES_TEMPLATE)
  const backend = await openTestBackend(address)
  const close = async () => {
    await backend.close()
    await dropDatabase(name)
  }
  return { backend, close }
}

function setUp(open: () => Promise<Opened>): Setup {
  let opened: Opened | undefined
  let actors: Actors | undefined
  let staffId = ''

  beforeAll(async () => {
    opened = await open()
    actors = await createActors(opened.backend)
    staffId = (await actors.staff.auth.getUser()).data.user?.id ?? ''
  })
  afterAll(() => opened?.close())

  const backend = () => ready(opened).backend
  return {
    engine,
    query: (sql, params) => backend().query(sql, params),
    fetch: (request) => backend().fetch(request),
    as: (actor) => ready(actors)[actor],
    connect: () => connect(backend()),
    staffId: () => staffId,
    async emptyTables() {
      await backend().query(
        `do $$ begin
          set local session_replication_role = replica;
          truncate public.equipment_catalog, public.equipment_history, public.newsletter_subscribers;
        end $$`,
      )
    },
  }
}

function ready<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Used before the hooks have run')
  return value
}

/** A scratch database on the server of this run, so that nothing stored there is touched. */
export async function createDatabase(template = 'template1') {
  const name = `policies_${randomBytes(6).toString('hex')}`
  await onServer((sql) => sql.unsafe(`create database ${name} template ${template}`))
  const address = new URL(process.env.TEST_POSTGRES ?? '')
  address.pathname = name
  return { name, address: address.href }
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer((sql) => sql.unsafe(`drop database ${name} with (force)`))
}

async function onServer(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(process.env.TEST_POSTGRES ?? '', { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}

/**
 * Runs statements as a client of a hosted database would that takes the role and sets the claims of a person's
 * request: an SQL connection, or PostgREST where `user` is `authenticator`. The mark of the embedded backend, which
 * counts every session as PostgREST's, is absent meanwhile.
 */
export async function asSqlClient(
  query: Setup['query'],
  account: string,
  statements: readonly string[],
  user?: 'authenticator',
): Promise<void> {
  const claims = JSON.stringify({ sub: account, role: 'authenticated' })
  const [mark] = await query(`select pg_get_functiondef('auth.embedded_backend()'::regprocedure) as sql`)
  await query('drop function auth.embedded_backend()')
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
    await query(String(mark?.sql))
  }
}

/** Roles belong to the whole server, so another test file may have created this one. */
const createAuthenticator = `do $$ begin
  create role authenticator noinherit;
  grant anon, authenticated to authenticator;
exception when duplicate_object or unique_violation then
end $$`
