import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Backend } from './backend.ts'
import { isBackendPath } from './corrections.ts'

type Next = (error?: unknown) => void

/** Above the size of the largest import; bounds the memory a request can take. */
const maxBodyBytes = 16 * 1024 * 1024

/** A Connect middleware: answers the backend's paths and passes all others to the next handler. */
export function serveBackend(backend: Backend) {
  return async (req: IncomingMessage, res: ServerResponse, next: Next): Promise<void> => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    if (!isBackendPath(path)) return next()
    try {
      await send(res, await answer(backend, req))
    } catch {
      // The client has closed the connection.
      if (req.socket.destroyed) return
      // Log neither query string nor error: both may contain personal data.
      console.error(`The embedded backend failed on ${req.method} ${path}`)
      if (res.headersSent) res.destroy()
      else await send(res, refusal(500, 'The embedded backend failed')).catch(() => res.destroy())
    }
  }
}

const refusal = (status: number, message: string) => Response.json({ message }, { status })

async function answer(backend: Backend, req: IncomingMessage): Promise<Response> {
  if (isFromAnotherSite(req)) return refusal(403, 'Requests from other websites are refused')
  // Browsers state the length. Node discards the body that is left.
  if (Number(req.headers['content-length']) > maxBodyBytes) {
    return refusal(413, 'The request body is larger than 16 MB')
  }
  const request = toRequest(req, await buffer(req))
  return request ? backend.fetch(request) : refusal(400, 'The request could not be read')
}

/** Null if the web's Request refuses method or address. */
function toRequest({ url, method = 'GET', headers }: IncomingMessage, body: Buffer): Request | null {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  try {
    // Append the path to the origin: resolving `//host/…` against it would change the host.
    return new Request(`http://localhost${url}`, {
      method,
      headers: pairs,
      body: body.length > 0 ? new Uint8Array(body) : null,
    })
  } catch {
    return null
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

async function send(res: ServerResponse, answer: Response): Promise<void> {
  res.statusCode = answer.status
  res.setHeaders(answer.headers)
  if (!answer.body) res.end()
  // Cast: the DOM's and Node's types of this stream differ.
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), res)
}
