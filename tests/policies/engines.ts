import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { describe, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres-server.ts'

export type Engine = {
  name: string
  /** Brings a database of its own up. `data` is what openBackend takes. */
  start(): Promise<{ data: string; stop(): Promise<void> }>
}

const embedded: Engine = {
  name: 'PGlite',
  start: async () => ({ data: 'memory', stop: async () => {} }),
}

/** A scratch database on the server LOCAL_DB names, so that nothing kept there is touched. */
function named(address: string): Engine {
  return {
    name: 'the PostgreSQL of LOCAL_DB',
    async start() {
      const server = postgres(address, { max: 1, onnotice: () => {} })
      const name = `policies_${randomBytes(6).toString('hex')}`
      await server.unsafe(`create database ${name}`)
      return {
        data: Object.assign(new URL(address), { pathname: name }).href,
        async stop() {
          await server.unsafe(`drop database ${name} with (force)`)
          await server.end()
        },
      }
    },
  }
}

function findServer(): Engine | null {
  const address = process.env.LOCAL_DB ?? ''
  if (/^postgres(ql)?:\/\//.test(address)) return named(address)
  const found = findPostgres()
  return found && { name: `PostgreSQL ${found.version}`, start: () => startPostgres(found) }
}

/** Runs a suite over the embedded Postgres and over a real one, where there is one. */
export function describeEngines(subject: string, suite: (engine: Engine) => void): void {
  describe(`${subject} on ${embedded.name}`, () => suite(embedded))
  const server = findServer()
  if (server) describe(`${subject} on ${server.name}`, () => suite(server))
  else test.skip(`${subject} on PostgreSQL: none in /usr/lib/postgresql, and LOCAL_DB names none`, () => {})
}
