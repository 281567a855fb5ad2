import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { correctConnection, parseNumeric, parseTimestamp, toJsonText } from './corrections.ts'
import { Refusal, reasonOf } from './refusal.ts'

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
  /** The data directory as a tar archive. Throws for a database behind an address. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

const isAddress = (data: string) => /^postgres(ql)?:\/\//.test(data)

/** Whether `data` is a directory, neither `memory` nor the address of a server. */
export const isDirectory = (data: string) => data !== 'memory' && !isAddress(data)

/** The place of the data for display: a directory relative to the current one, an address without user and password. */
export function labelOf(data: string): string {
  if (isDirectory(data)) return relative(process.cwd(), data) || '.'
  if (!isAddress(data)) return data
  const { host, pathname } = new URL(data)
  return `PostgreSQL at ${host}${pathname}`
}

/**
 * Opens `memory`, a directory (PGlite: Postgres 17 as WebAssembly) or the server behind a postgres:// address.
 * A new embedded database starts from `snapshot`, if there is one. Throws a Refusal if the server cannot be used.
 */
export async function openDatabase(data: string, snapshot?: Blob): Promise<Database> {
  return isAddress(data) ? openServer(data) : openEmbedded(data, snapshot)
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
  await dropParsers(connection)
  correctConnection(connection)
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

/** The types whose arrays are read as arrays. */
const typesOfArrays = ['text', 'name', 'char', 'uuid', 'int2', 'int4', 'int8', 'oid', 'json', 'jsonb']

/**
 * Drops the parsers of other arrays. PGlite makes one for each of 300 types and copies all of them for every result: 0.2 ms
 * of a statement's 0.5.
 */
async function dropParsers({ driver }: Awaited<ReturnType<typeof createPgliteConnection>>): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    'select typarray from pg_type where typarray <> 0 and typname <> all ($1)',
    [typesOfArrays],
  )
  for (const { typarray } of rows) delete driver.parsers[typarray]
}

async function openServer(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      types: {
        numeric: { to: 1700, from: [1700], serialize: String, parse: parseNumeric },
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: parseTimestamp },
        jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: (value: string) => JSON.parse(value) },
      },
    },
  })
  const { driver } = connection
  correctConnection(connection)
  const query: Database['query'] = async (sql, params = []) => [
    ...(await driver.unsafe<Row[]>(sql, [...params] as never[])),
  ]
  try {
    await refuseOldServer(query)
  } catch (error) {
    await connection.close()
    throw new Refusal(`LOCAL_DB: ${labelOf(url)} cannot be used: ${reasonOf(error)}.`)
  }
  return {
    connection,
    query,
    script: async (sql) => void (await driver.begin((transaction) => transaction.unsafe(sql).simple())),
    concurrent: true,
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped: use pg_dump')),
    close: () => connection.close(),
  }
}

/** The first statement over a connection: also finds out whether anything answers at the address. */
async function refuseOldServer(query: Database['query']): Promise<void> {
  const [row] = await query('show server_version_num')
  const version = Math.floor(Number(row?.server_version_num) / 10_000)
  if (version < 15) throw new Error(`it is version ${version}, and 15 or newer is needed`)
}

/** The absolute path of a file, by its path from this folder. */
export const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Runs an SQL file, by its path from this folder. */
export async function runFile(database: Database, path: string): Promise<void> {
  await database.script(await readFile(absolute(path), 'utf8'))
}

/**
 * Applies the missing migrations in order and records them in the Supabase CLI's table. `fresh`: none had been applied.
 * Throws an error that names the file that fails, or a Refusal if the database holds a migration that the folder does not.
 */
export async function migrate(database: Database, label: string): Promise<{ fresh: boolean }> {
  const rows = await database.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => String(version)))
  const files = (await readdir(absolute('../migrations'))).filter((file) => file.endsWith('.sql')).sort()
  const migrations = files.map((file) => {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (!version) throw new Error(`supabase/migrations/${file}: expected <timestamp>_<name>.sql`)
    return { file, version, name }
  })
  const known = new Set(migrations.map(({ version }) => version))
  if ([...applied].some((version) => !known.has(version))) {
    const kind = database.concurrent ? 'database' : 'folder'
    throw new Refusal(`LOCAL_DB: ${label} was made by other migrations: delete this ${kind} and start again.`)
  }
  for (const { file, version, name } of migrations) {
    if (applied.has(version)) continue
    const sql = await readFile(absolute(`../migrations/${file}`), 'utf8')
    // One transaction with the record: a migration is applied wholly and once, or not at all.
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`
    await database.script(`${sql}\n;${record}`).catch((error: unknown) => {
      throw new Error(`supabase/migrations/${file}: ${String(error)}`, { cause: error })
    })
  }
  return { fresh: applied.size === 0 }
}
