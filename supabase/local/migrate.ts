import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Runs an SQL file, by its path from this folder. */
export async function runFile(database: Database, path: string): Promise<void> {
  await database.script(await readFile(folder(path), 'utf8'))
}

/**
 * Applies the missing migrations in order and records them in the Supabase CLI's table. `fresh`: none had been applied.
 * Throws with the name of the file that fails.
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
    // One transaction with the record: a migration is applied wholly and once, or not at all.
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`
    await database.script(`${sql}\n;${record}`).catch((error: unknown) => {
      throw new Error(`supabase/migrations/${file}: ${String(error)}`, { cause: error })
    })
  }
  return { fresh: versions.size === 0 }
}
