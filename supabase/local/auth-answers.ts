import { authError } from './answers.ts'
import type { Database } from './database.ts'

type Verdict = { error?: { http_code: number; message: string } }

/**
 * Corrects an answer of the library where Supabase Auth answers differently. tests/hosted/auth-cases.ts holds both to
 * the same cases.
 */
export async function correctAuthAnswer(
  database: Database,
  request: Request,
  body: ArrayBuffer | null,
  answer: Response,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/auth/v1/')) return answer
  const sent = parse(body)
  const createsAccount = pathname === '/auth/v1/signup' || pathname === '/auth/v1/otp'
  if (createsAccount && answer.status === 500) {
    return inRequestedFormat(request, await explainRefusedSignUp(database, String(sent.email ?? '')))
  }
  if (pathname === '/auth/v1/user' && request.method === 'PUT' && answer.ok && 'password' in sent) {
    await endOtherSessions(database, request)
  }
  return inRequestedFormat(request, answer)
}

function parse(body: ArrayBuffer | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(new TextDecoder().decode(body ?? undefined)))
  } catch {
    return {}
  }
}

/**
 * The answer of a hosted project to a sign-up that the trigger on auth.users refused. Hosted, the before-user-created
 * hook refuses first, with a sentence; the library has no hooks, so its SQL function is called here for the sentence.
 */
async function explainRefusedSignUp(database: Database, email: string): Promise<Response> {
  const event = JSON.stringify({ user: { email } })
  const [row] = await database.query('select private.before_user_created($1::text::jsonb) as verdict', [
    event,
  ])
  const { error } = (row?.verdict ?? {}) as Verdict
  // Supabase Auth reports a hook's refusal, which has no error code, as "unknown".
  if (error) return authError(error.http_code, 'unknown', error.message)
  return authError(500, 'unexpected_failure', 'Database error saving new user')
}

/** Whoever changes the password ends every other session of the account. */
async function endOtherSessions(database: Database, request: Request): Promise<void> {
  // The library has verified the token.
  const token = request.headers.get('authorization')?.split('.')[1] ?? ''
  const { sub, session_id } = JSON.parse(Buffer.from(token, 'base64url').toString())
  await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id])
}

/** Errors name their code as the API version does that the client asks for; the library knows the older format only. */
async function inRequestedFormat(request: Request, answer: Response): Promise<Response> {
  const version = '2024-01-01'
  if (answer.ok || request.headers.get('x-supabase-api-version') !== version) return answer
  const { error_code, msg, ...rest } = parse(await answer.clone().arrayBuffer())
  if (!error_code) return answer
  const headers = new Headers(answer.headers)
  headers.set('x-supabase-api-version', version)
  headers.delete('content-length')
  return Response.json({ ...rest, code: error_code, message: msg }, { status: answer.status, headers })
}
