const served = ['/auth/v1/', '/rest/v1/']
const absent = ['/storage/v1', '/realtime/v1', '/functions/v1', '/graphql/v1']

const isServed = (path: string) => served.some((prefix) => path.startsWith(prefix))

/** Whether a path is the backend's to answer, if only with a 404, and not the site's. */
export function isBackendPath(path: string): boolean {
  return isServed(path) || absent.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The JSON 404 of what a hosted project serves and this one does not; the library would send a page of its own. */
export function refuseUnserved(path: string): Response | null {
  if (isServed(path)) return null
  const message = `${path} is not served by the embedded backend`
  return Response.json({ error: 'not_found', message }, { status: 404 })
}

/**
 * The 401 of a token that is none: a hosted project refuses it, the library takes its bearer for a visitor. An
 * unsigned one (`alg: none`) has nothing where the signature belongs.
 */
export function refuseMalformedToken(path: string, authorization: string | null): Response | null {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token || token.startsWith('sb_') || !path.startsWith('/rest/v1/')) return null
  const parts = token.split('.').filter(Boolean).length
  if (parts === 3) return null
  const message = `Expected 3 parts in JWT; got ${parts}`
  return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 })
}

/** An error in the form Supabase Auth gives it. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}
