import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackend } from '../../supabase/local/backend.ts'
import { allowList, jwtSecret } from './actors.ts'
import { createDatabase, dropDatabase } from './engines.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'

// Runs once for all test files of the backend: a first set-up costs 4 s of a processor, a copy of it about 1 s.
// Results are environment variables, because child processes of tests read them too:
//   TEST_SNAPSHOT           file: a dump of an embedded database with all migrations
//   TEST_POSTGRES           address of a PostgreSQL server; unset where there is none
//   TEST_POSTGRES_TEMPLATE  name of a database on it with all migrations

/** Called by Vitest once a run; returns the teardown. */
export async function setup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'backend-tests-'))
  const server = await openServer()
  try {
    await Promise.all([
      writeSnapshot(join(directory, 'snapshot.tar')),
      server && createTemplate(server.address),
    ])
  } catch (error) {
    await server?.stop()
    throw error
  }
  return async () => {
    const template = process.env.TEST_POSTGRES_TEMPLATE
    if (template) await dropDatabase(template)
    await server?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The server LOCAL_DB names, else an installed PostgreSQL, started for this run. */
async function openServer() {
  const named = process.env.LOCAL_DB ?? ''
  if (/^postgres(ql)?:/.test(named)) return { address: named, stop: async () => {} }
  const found = findPostgres()
  return found && startPostgres(found)
}

async function writeSnapshot(path: string): Promise<void> {
  const backend = await openBackend({ data: 'memory', seed: false, allowList, jwtSecret })
  writeFileSync(path, new Uint8Array(await (await backend.dump()).arrayBuffer()))
  await backend.close()
  process.env.TEST_SNAPSHOT = path
}

async function createTemplate(address: string): Promise<void> {
  process.env.TEST_POSTGRES = address
  const template = await createDatabase()
  const backend = await openBackend({ data: template.address, seed: false, allowList, jwtSecret })
  await backend.close()
  process.env.TEST_POSTGRES_TEMPLATE = template.name
}
