import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '@supabase/lite'

// Corrects @supabase/lite where it differs from a hosted Supabase project. tests/backend/answers.test.ts
// and tests/hosted/auth-cases.ts compare the two. Import this module before the library: it mutes a notice printed on import.

type Query = (sql: string, params?: readonly unknown[]) => Promise<Record<string, unknown>[]>

// Console. The library logs every database error with its parameters: e-mail addresses and password hashes.

const silent = new AsyncLocalStorage<true>()
/** supabase-js prints this when it is imported on Node 20, which this project supports. */
const deprecation = 'Node.js 20 and below are deprecated'

for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  const write = console[method].bind(console)
  console[method] = (...args: unknown[]) => {
    if (!silent.getStore() && !String(args[0]).includes(deprecation)) write(...args)
  }
}

/** Runs `work`, and everything it awaits, with the console muted. The cost: the library's other messages are lost, too. */
export function withSilentConsole<T>(work: () => Promise<T>): Promise<T> {
  return silent.run(true, work)
}

// Values. PostgREST sends numerics as numbers and times as ISO 8601; the engines return `1200.50` as text and
// `2026-11-20 19:07:11.363+00`.

export const parseNumeric = (value: string) => Number(value)
export const parseTimestamp = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
/** The library passes JSON as text; the driver for PostgreSQL would encode it once more. */
export const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

// Rights and errors of the database.

/**
 * Sets members of a connection, most of them private. `rlsState`: without it the library's first request runs GRANT ALL in
 * every schema that has a table with row-level security. `normalizeDbError`: gives errors the status PostgREST would.
 */
export function correctConnection(connection: Connection): void {
  Object.assign(connection, {
    rlsState: 'active',
    normalizeDbError,
    applyJwtSessionContext: setRequestUser,
    applyRpcRequestGucs: setFunctionCall,
  })
}

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0]

/** Sets the role and the claims that policies read. */
async function setRequestUser(
  db: Transaction,
  { auth }: { auth?: { role?: string; uid?: unknown; jwt?: unknown } },
): Promise<void> {
  const role = auth?.role || 'anon'
  await setVariables(db, {
    role,
    'request.jwt.claim.sub': String(auth?.uid ?? ''),
    'request.jwt.claim.role': role,
    ...(Object(auth?.jwt) === auth?.jwt && { 'request.jwt.claims': JSON.stringify(auth?.jwt) }),
  })
}

/** Sets what a function may read of its request, and empties what it may set of the answer. */
async function setFunctionCall(
  db: Transaction,
  call: { method: string; path: string; requestHeaders?: object },
): Promise<void> {
  await setVariables(db, {
    'response.status': '',
    'response.headers': '',
    'request.method': call.method,
    'request.path': call.path,
    'request.headers': JSON.stringify(call.requestHeaders ?? {}),
  })
}

/** Sets variables until the end of the transaction. The library sends a statement for each, and the request takes a third longer. */
async function setVariables(db: Transaction, variables: Record<string, string>): Promise<void> {
  await db
    .selectNoFrom((sql) =>
      Object.entries(variables).map(([name, value]) =>
        sql.fn('set_config', [sql.val(name), sql.val(value), sql.lit(true)]).as(name),
      ),
    )
    .execute()
}

/**
 * Sets the time limit of each request's statement as PostgREST does: see `auth.limit_statement` in bootstrap.sql. PGlite has
 * no clock that could end a statement.
 */
export function limitStatements(connection: Connection): void {
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (vars, work, options) =>
    withContext(
      vars,
      async (db) => {
        const name = options?.rpc?.path.split('/').at(-1) ?? ''
        await db.selectNoFrom((sql) => sql.fn('auth.limit_statement', [sql.val(name)]).as('limit')).execute()
        return work(db)
      },
      options,
    )
}

type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** PostgREST's HTTP status for codes that the library answers otherwise; null for all others. */
function statusOf(code: string): number | null {
  const isCheckViolation = code === '23514'
  const isRaisedException = code === 'P0001'
  const isMalformedValue = code === '22P02'
  if (isCheckViolation || isRaisedException || isMalformedValue) return 400
  // The library answers a statement that took too long without its code.
  if (code === '57014') return 500
  // `raise … using errcode = 'PT429'`: the function chooses the status.
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1]
  return chosen ? Number(chosen) : null
}

/** PGlite refuses an array in the place of a text by itself, without a code: `Invalid input for string type`. */
const withCode = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Invalid input for ')
    ? Object.assign(error, { code: '22P02' })
    : error

/** An error with the code PGRST is the library's (and PostgREST's) way to set the answer from the database. */
function normalizeDbError(thrown: unknown): unknown {
  const error = withCode(thrown)
  const status = isDatabaseError(error) ? statusOf(error.code) : null
  if (!isDatabaseError(error) || status === null) return error
  const { code, message, detail = null, hint = null } = error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

// Requests that a hosted project refuses and the library does not.

const served = ['/auth/v1/', '/rest/v1/']
const absent = ['/storage/v1', '/realtime/v1', '/functions/v1', '/graphql/v1']
const isServed = (path: string) => served.some((prefix) => path.startsWith(prefix))

/** Whether the backend answers a path, if only with a 404; the site answers all others. */
export function isBackendPath(path: string): boolean {
  return isServed(path) || absent.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

const apiError = (status: number, code: string, message: string) =>
  Response.json({ code, details: null, hint: null, message }, { status })

/** The refusal of a request that the library must not see, or null. */
export function refuse(request: Request, body: ArrayBuffer | null): Response | null {
  const { pathname } = new URL(request.url)
  if (!isServed(pathname)) {
    // For services that only a hosted project has, the library would send an HTML page.
    const message = `${pathname} is not served by the embedded backend`
    return Response.json({ error: 'not_found', message }, { status: 404 })
  }
  if (pathname.startsWith('/auth/v1/')) return refuseUnreadableText(body)
  const oversized = pathname.startsWith('/rest/v1/rpc/') ? null : refuseOversizedInsert(body)
  return refuseMalformedToken(request.headers.get('authorization')) ?? oversized
}

/**
 * A token without three parts is refused, also an unsigned one (`alg: none`), whose signature is empty. The library would
 * treat the request as a visitor's.
 */
function refuseMalformedToken(authorization: string | null): Response | null {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token || token.startsWith('sb_')) return null
  const parts = token.split('.').filter(Boolean).length
  return parts === 3 ? null : apiError(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`)
}

/**
 * Supabase Auth refuses a body with an array in place of a text. The library passes it on to the database, which fails on
 * it, and also on NUL and half a surrogate pair, which it cannot store.
 */
function refuseUnreadableText(body: ArrayBuffer | null): Response | null {
  const sent = parseJson(body)
  // The library refuses invalid JSON itself.
  if (sent === null) return null
  const texts = ['email', 'password', 'refresh_token', 'token', 'token_hash', 'type'].map(
    (key) => Object(sent)[key] ?? '',
  )
  const isReadable = typeof sent === 'object' && !Array.isArray(sent) && texts.every(isStorableText)
  return isReadable
    ? null
    : authError(400, 'bad_json', 'Could not parse request body as JSON: a value is no text')
}

const isStorableText = (value: unknown) => typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value)

/** PGlite reads a larger count of parameters as a negative number, and every later answer is out of step. */
const maxParameters = 32_767

/** The library sends an array of rows as one parameter per value; hosted projects take any number. */
function refuseOversizedInsert(body: ArrayBuffer | null): Response | null {
  // Shorter bodies cannot hold that many values.
  if (!body || body.byteLength < maxParameters) return null
  const rows = parseJson(body)
  if (!Array.isArray(rows)) return null
  const columns = new Set(rows.flatMap((row) => Object.keys(row ?? {})))
  if (rows.length * columns.size <= maxParameters) return null
  return apiError(413, '54000', `The embedded backend takes ${maxParameters} values at once: send fewer rows`)
}

function parseJson(body: ArrayBuffer | null): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body ?? undefined))
  } catch {
    return null
  }
}

// Answers of Supabase Auth.

/** Corrects the library's answer to a request below /auth/v1; returns all other answers as they are. */
export async function correctAnswer(
  query: Query,
  request: Request,
  body: ArrayBuffer | null,
  answer: Response,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/auth/v1/')) return answer
  const sent = Object(parseJson(body))
  const createsAccount = pathname === '/auth/v1/signup' || pathname === '/auth/v1/otp'
  if (createsAccount && answer.status === 500) {
    return inRequestedFormat(request, await explainRefusedSignUp(query, String(sent.email ?? '')))
  }
  if (pathname === '/auth/v1/user' && request.method === 'PUT' && answer.ok && 'password' in sent) {
    await endOtherSessions(query, request)
  }
  return inRequestedFormat(request, answer)
}

const authError = (status: number, code: string, message: string) =>
  Response.json({ code: status, error_code: code, msg: message }, { status })

/**
 * Hosted, the before-user-created hook refuses a sign-up with a sentence before the trigger on auth.users does. The
 * library has no hooks, so its SQL function is called here for the sentence.
 */
async function explainRefusedSignUp(query: Query, email: string): Promise<Response> {
  const event = JSON.stringify({ user: { email } })
  const [row] = await query('select private.before_user_created($1::text::jsonb) as verdict', [event])
  const { error } = Object(row?.verdict)
  // Supabase Auth reports a hook's refusal, which has no error code, as "unknown".
  if (error) return authError(error.http_code, 'unknown', error.message)
  return authError(500, 'unexpected_failure', 'Database error saving new user')
}

/** A new password ends every other session of the account. */
async function endOtherSessions(query: Query, request: Request): Promise<void> {
  // The library has verified the token.
  const token = request.headers.get('authorization')?.split('.')[1] ?? ''
  const { sub, session_id } = JSON.parse(Buffer.from(token, 'base64url').toString())
  await query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id])
}

/** Auth names an error's code in the format of the API version that the client asks for; the library knows the older one. */
async function inRequestedFormat(request: Request, answer: Response): Promise<Response> {
  const version = '2024-01-01'
  if (answer.ok || request.headers.get('x-supabase-api-version') !== version) return answer
  const { error_code, msg, ...rest } = Object(parseJson(await answer.clone().arrayBuffer()))
  if (!error_code) return answer
  const headers = new Headers(answer.headers)
  headers.set('x-supabase-api-version', version)
  headers.delete('content-length')
  return Response.json({ ...rest, code: error_code, message: msg }, { status: answer.status, headers })
}
