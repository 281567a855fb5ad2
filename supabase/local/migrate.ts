import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Runs one of the SQL files beside the migrations. */
export async function runFile(database: Database, path: string): Promise<void> {
  await database.script(await readFile(folder(path), 'utf8'))
}

/**
 * Applies the migrations this database has not seen, in order, and remembers them where the Supabase CLI does.
 * Says whether the database was new.
 */
export async function migrate(database: Database): Promise<{ fresh: boolean }> {
  const applied = await database.query('select version from supabase_migrations.schema_migrations')
  const versions = new Set(applied.map((row) => row.version))
  const files = (await readdir(folder('../migrations'))).filter((file) => file.endsWith('.sql')).sort()
  for (const file of files) {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (!version) throw new Error(`supabase/migrations/${file}: expected <timestamp>_<name>.sql`)
    if (versions.has(version)) continue
    const sql = await readFile(folder(`../migrations/${file}`), 'utf8')
    // In one transaction with the record, so that a migration is never half applied nor applied twice.
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`
    await database.script(`${sql}\n;${record}`).catch((error: unknown) => {
      throw new Error(`supabase/migrations/${file}: ${String(error)}`, { cause: error })
    })
  }
  return { fresh: versions.size === 0 }
}
