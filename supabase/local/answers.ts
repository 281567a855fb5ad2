/** Beyond this many parameters PGlite reads a signed 16-bit count wrong, and every later answer is out of step. */
const maxParameters = 32_767

const served = ['/auth/v1/', '/rest/v1/']
const absent = ['/storage/v1', '/realtime/v1', '/functions/v1', '/graphql/v1']

const isServed = (path: string) => served.some((prefix) => path.startsWith(prefix))

/** Whether the backend answers a path, if only with a 404; the site answers all others. */
export function isBackendPath(path: string): boolean {
  return isServed(path) || absent.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The JSON 404 for services that only a hosted project has; the library would send an HTML page. */
export function refuseUnserved(path: string): Response | null {
  if (isServed(path)) return null
  const message = `${path} is not served by the embedded backend`
  return Response.json({ error: 'not_found', message }, { status: 404 })
}

/**
 * The 401 for a bearer token without three parts, also for an unsigned one (`alg: none`), whose signature is empty. A
 * hosted project refuses it; the library would treat the request as a visitor's.
 */
export function refuseMalformedToken(path: string, authorization: string | null): Response | null {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token || token.startsWith('sb_') || !path.startsWith('/rest/v1/')) return null
  const parts = token.split('.').filter(Boolean).length
  if (parts === 3) return null
  const message = `Expected 3 parts in JWT; got ${parts}`
  return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 })
}

/** The 413 for an array of rows that the library would send as more parameters than a statement carries. */
export function refuseOversizedInsert(path: string, body: ArrayBuffer | null): Response | null {
  // A function takes its whole JSON as one parameter. Shorter bodies cannot hold that many values.
  if (!body || body.byteLength < maxParameters || path.startsWith('/rest/v1/rpc/')) return null
  if (!path.startsWith('/rest/v1/')) return null
  const rows = parseJson(body)
  if (!Array.isArray(rows)) return null
  const columns = new Set(rows.flatMap((row) => Object.keys(row ?? {})))
  if (rows.length * columns.size <= maxParameters) return null
  const message = `The embedded backend takes ${maxParameters} values at once: send fewer rows`
  return Response.json({ code: '54000', details: null, hint: null, message }, { status: 413 })
}

function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** An error in the format of Supabase Auth. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}
