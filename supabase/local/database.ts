import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { normalizeDbError } from './errors.ts'

export type Row = Record<string, unknown>

/** One Postgres, whichever engine runs it. */
export type Database = {
  connection: Connection
  /** One statement with parameters, as the owner: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Any number of statements, all or none. */
  script(sql: string): Promise<void>
  /** Whether two pieces of work may use it at the same time. */
  concurrent: boolean
  close(): Promise<void>
}

// Both as PostgREST writes them. The engines give `1200.50` and `2026-11-20 19:07:11.363+00`.
const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const parseNumeric = (value: string) => Number(value)
const parseTimestamp = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** Opens `memory`, a directory (Postgres 17 as WebAssembly) or the server behind a postgres:// address. */
export async function openDatabase(data: string): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(data) ? openServer(data) : openEmbedded(data)
}

async function openEmbedded(data: string): Promise<Database> {
  if (data !== 'memory') await mkdir(dirname(data), { recursive: true })
  const connection = await createPgliteConnection({
    url: data === 'memory' ? 'memory://' : data,
    pgliteOptions: { parsers: { 1700: parseNumeric, 1184: parseTimestamp } },
  })
  const { driver } = connection
  await driver.waitReady
  adapt(connection)
  return {
    connection,
    query: async (sql, params = []) => (await driver.query<Row>(sql, [...params])).rows,
    script: (sql) => driver.transaction(async (transaction) => void (await transaction.exec(sql))),
    // One connection and no queue of the library's own: interleaved requests would share a transaction, and with
    // it the role and the user of whoever came first.
    concurrent: false,
    close: () => connection.close(),
  }
}

async function openServer(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      types: {
        numeric: { to: 1700, from: [1700], serialize: String, parse: parseNumeric },
        timestamptz: { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: parseTimestamp },
        // The library hands over text it has already made; the driver would wrap that in a string of its own.
        jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: (value: string) => JSON.parse(value) },
      },
    },
  })
  const { driver } = connection
  adapt(connection)
  return {
    connection,
    query: async (sql, params = []) => [...(await driver.unsafe<Row[]>(sql, [...params] as never[]))],
    script: async (sql) => void (await driver.begin((transaction) => transaction.unsafe(sql).simple())),
    concurrent: true,
    close: () => connection.close(),
  }
}

/**
 * Two corrections towards hosted behaviour. Left at its start value, the private `rlsState` makes the first
 * request grant everything in every schema that holds a protected table.
 */
function adapt(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active', normalizeDbError })
}
