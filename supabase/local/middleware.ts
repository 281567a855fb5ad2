import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Backend } from './backend.ts'
import { isBackendPath } from './corrections.ts'

type Next = (error?: unknown) => void

/** Above the size of the largest import; bounds the memory a request can take. */
const maxBodyBytes = 16 * 1024 * 1024

class RefusedRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A Connect middleware: answers the backend's paths and passes all others to the next handler. */
export function serveBackend(backend: Backend) {
  return async (req: IncomingMessage, res: ServerResponse, next: Next): Promise<void> => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (!isBackendPath(path)) return next()
    try {
      if (isFromAnotherSite(req)) throw new RefusedRequest(403, 'Requests from other websites are refused')
      await send(res, await backend.fetch(await toRequest(req)))
    } catch (error) {
      // The client has closed the connection.
      if (req.socket.destroyed) return
      if (error instanceof RefusedRequest) return refuse(res, error.status, error.message)
      // Log neither query string nor error: both may contain personal data.
      console.error(`The embedded backend failed on ${req.method} ${path}`)
      refuse(res, 500, 'The embedded backend failed')
    }
  }
}

/**
 * Whether a page of another website sent the request. A form or a `text/plain` fetch needs no preflight, and sign-up here
 * confirms at once: any website could create the staff accounts. Browsers say so in Sec-Fetch-Site, for which another
 * port is the same site; older ones have only Origin, which a proxy's Host may differ from.
 */
function isFromAnotherSite({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-site') return site === 'cross-site'
  // `null`: a sandboxed frame or a file.
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

async function toRequest(req: IncomingMessage): Promise<Request> {
  const body = await readBody(req)
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(req.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one)
    }
    const init: RequestInit = { method: req.method ?? 'GET', headers }
    if (body.length > 0 && req.method !== 'GET' && req.method !== 'HEAD') init.body = new Uint8Array(body)
    // Append the path to the origin: resolving `//host/…` against it would change the host.
    return new Request(new URL(`http://localhost${req.url}`), init)
  } catch {
    throw new RefusedRequest(400, 'The request could not be read')
  }
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Read an oversized body to its end: otherwise the client sees a broken connection instead of the 413.
  for await (const chunk of req) {
    size += chunk.length
    if (size <= maxBodyBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > maxBodyBytes) throw new RefusedRequest(413, 'The request body is larger than 16 MB')
  return Buffer.concat(chunks)
}

async function send(res: ServerResponse, answer: Response): Promise<void> {
  res.statusCode = answer.status
  res.setHeaders(answer.headers)
  if (!answer.body) res.end()
  // Cast: the DOM's and Node's types of this stream differ.
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), res)
}

function refuse(res: ServerResponse, status: number, message: string): void {
  if (res.headersSent) return void res.destroy()
  res.statusCode = status
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ message }))
}
