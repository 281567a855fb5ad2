import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

type ScratchDatabase = { name: string; address: string; drop(): Promise<void> }

/** A new database on the server at this address, so that nothing stored there is touched. */
export async function createDatabase(server: string, template = 'template1'): Promise<ScratchDatabase> {
  const name = `tests_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} template ${template}`)
  const address = new URL(server)
  address.pathname = name
  const drop = () => run(server, `drop database ${name} with (force)`)
  return { name, address: address.href, drop }
}

/** Runs one statement as the owner. */
export async function run(server: string, statement: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
