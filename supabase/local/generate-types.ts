import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { defaultAllowList, parseAllowList } from '../../src/auth/allow-list.ts'
import { type Backend, openBackend } from './backend.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Path of the generated file from the repository's root. */
export const target = 'src/lib/supabase/database.types.ts'

/**
 * Columns of views that show a column of the same name that is never null. The library counts every column of a view as
 * nullable; the Supabase CLI does not, and `npm run test:hosted` compares the two.
 */
const filledViewColumns = `
  select view_name || '.' || column_name as name from information_schema.view_column_usage
  join information_schema.columns using (table_schema, table_name, column_name)
  where view_schema = 'public' and is_nullable = 'NO'`

/** The `Database` type of the migrations, as the repository formats it. */
export async function generateTypes(backend: Backend): Promise<string> {
  const database = { query: async (sql: string) => ({ rows: await backend.query(sql) }) }
  const metadata = sortGeneratorMetadata(await introspect(database, { includedSchemas: ['public'] }))
  const filled = new Set((await backend.query(filledViewColumns)).map((row) => row.name))
  for (const column of metadata.columns) {
    if (filled.has(`${column.table}.${column.name}`)) column.is_nullable = false
  }
  const types = await generateTypescript(metadata, {
    postgrestVersion: '14',
    detectOneToOneRelationships: true,
  })
  return format(`// Generated from supabase/migrations by \`npm run db:types\`.\n${types}`)
}

/** Formats TypeScript as the repository does. */
export function format(source: string): string {
  const program = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const biome = spawnSync(process.execPath, [program, 'format', `--stdin-file-path=${target}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  })
  if (biome.status !== 0) throw new Error(`Biome could not format the types: ${biome.stderr}`)
  return biome.stdout
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await openBackend({
    data: 'memory',
    seed: false,
    allowList: parseAllowList(defaultAllowList),
  })
  writeFileSync(`${root}${target}`, await generateTypes(backend))
  await backend.close()
}
