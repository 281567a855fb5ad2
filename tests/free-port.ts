import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Starts a server at a free port of 127.0.0.1. Returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** A port of 127.0.0.1 that nothing listened on a moment ago, for programs that cannot choose one and say which. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
