import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { normalizeDbError } from './errors.ts'

export type Row = Record<string, unknown>

/** A Postgres database, embedded or behind an address. */
export type Database = {
  connection: Connection
  /** Runs one statement with parameters as the owner: policies do not apply. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs any number of statements in one transaction. */
  script(sql: string): Promise<void>
  /** Whether requests may run at the same time. */
  concurrent: boolean
  /** The data directory as a tar archive. Throws where there is none to read. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

// PostgREST's formats. The engines return `1200.50` as text and `2026-11-20 19:07:11.363+00`.
const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const parseNumeric = (value: string) => Number(value)
const parseTimestamp = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/**
 * Opens `memory`, a directory (PGlite: Postgres 17 as WebAssembly) or the server behind a postgres:// address.
 * A new embedded database starts from `snapshot`, if there is one.
 */
export async function openDatabase(data: string, snapshot?: Blob): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(data) ? openServer(data) : openEmbedded(data, snapshot)
}

async function openEmbedded(data: string, snapshot?: Blob): Promise<Database> {
  const isNew = data === 'memory' || !existsSync(data)
  if (data !== 'memory') await mkdir(dirname(data), { recursive: true })
  const connection = await createPgliteConnection({
    url: data === 'memory' ? 'memory://' : data,
    pgliteOptions: {
      parsers: { 1700: parseNumeric, 1184: parseTimestamp },
      ...(isNew && snapshot && { loadDataDir: snapshot }),
    },
  })
  const { driver } = connection
  await driver.waitReady
  adapt(connection)
  return {
    connection,
    query: async (sql, params = []) => (await driver.query<Row>(sql, [...params])).rows,
    script: (sql) => driver.transaction(async (transaction) => void (await transaction.exec(sql))),
    // PGlite has one connection and the library no queue: interleaved requests would share a transaction, and with
    // it the role and user of the first.
    concurrent: false,
    dump: () => driver.dumpDataDir('none'),
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
        // The library passes JSON text; the driver's default would encode it once more.
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
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped: use pg_dump')),
    close: () => connection.close(),
  }
}

/**
 * Corrects two differences from hosted projects. rlsState (private): without it the library's first request runs
 * GRANT ALL in every schema that has a table with row-level security. normalizeDbError: see errors.ts.
 */
function adapt(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active', normalizeDbError })
}
