import { openBackend } from '../../supabase/local/backend.ts'
import { allowList, jwtSecret } from './actors.ts'
import { setup as writeSnapshot } from './global-setup.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { createDatabase } from './scratch-database.ts'

// Runs once for all test files of the project `hosted-policies`. Results are environment variables, because child processes of
// tests read them too:
//   TEST_SNAPSHOT           file: a dump of an embedded database with all migrations
//   TEST_POSTGRES           address of a PostgreSQL server; unset where there is none
//   TEST_POSTGRES_TEMPLATE  name of a database on it with all migrations

/** Called by Vitest once a run; returns the teardown. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await openServer()
  try {
    const [removeSnapshot, template] = await Promise.all([
      writeSnapshot(),
      server && createTemplate(server.address),
    ])
    return async () => {
      if (template) await template.drop()
      await server?.stop()
      removeSnapshot()
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/** The server LOCAL_DB names, else an installed PostgreSQL, started for this run. */
async function openServer() {
  const named = process.env.LOCAL_DB ?? ''
  if (/^postgres(ql)?:/.test(named)) return { address: named, stop: async () => {} }
  const found = findPostgres()
  return found && startPostgres(found)
}

async function createTemplate(address: string) {
  process.env.TEST_POSTGRES = address
  const template = await createDatabase(address)
  const backend = await openBackend({ data: template.address, seed: false, allowList, jwtSecret })
  await backend.close()
  process.env.TEST_POSTGRES_TEMPLATE = template.name
  return template
}
