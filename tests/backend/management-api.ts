import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Backend } from '../../supabase/local/backend.ts'
import { listen } from '../free-port.ts'

type Query = { query: string; parameters?: unknown[]; read_only?: boolean }

/** The vendor's messages by status. */
const refusals = { 401: 'Unauthorized', 403: 'You do not have permission to perform this action' } as const

/**
 * The one call of the vendor's management API that the tools use, answered from the embedded database: SQL as its
 * owner, beyond row-level security, in a read-only transaction where that is asked for.
 */
export async function serveManagementApi(backend: Backend, projectRef: string) {
  let refusal: keyof typeof refusals | null = null
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (refusal) return reply(refusal, { message: refusals[refusal] })
    if (request.url !== `/v1/projects/${projectRef}/database/query`)
      return reply(404, { message: 'Not Found' })
    try {
      reply(201, await run(backend, (await json(request)) as Query))
    } catch (error) {
      reply(400, {
        message: `Failed to run sql query: ERROR: ${error instanceof Error ? error.message : error}`,
      })
    }
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Answers every call with this refusal until the returned function is called. */
    refuse: (status: keyof typeof refusals) => {
      refusal = status
      return () => {
        refusal = null
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function run(backend: Backend, { query, parameters = [], read_only = false }: Query) {
  await backend.query(`set default_transaction_read_only = ${read_only ? 'on' : 'off'}`)
  try {
    return await backend.query(query, parameters)
  } finally {
    await backend.query('set default_transaction_read_only = off')
  }
}
