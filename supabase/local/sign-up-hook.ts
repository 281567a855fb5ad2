import { authError } from './answers.ts'
import type { Database } from './database.ts'

type Verdict = { error?: { http_code: number; message: string } }

function emailIn(body: ArrayBuffer | null): string {
  try {
    const { email } = JSON.parse(new TextDecoder().decode(body ?? undefined))
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}

/**
 * The answer of a hosted project to a sign-up that the trigger on auth.users refused. Hosted, the before-user-created
 * hook refuses first, with a sentence; the library has no hooks, so its SQL function is called here for the sentence.
 */
export async function explainRefusedSignUp(database: Database, body: ArrayBuffer | null): Promise<Response> {
  const event = JSON.stringify({ user: { email: emailIn(body) } })
  const [row] = await database.query('select private.before_user_created($1::text::jsonb) as verdict', [
    event,
  ])
  const { error } = (row?.verdict ?? {}) as Verdict
  // Supabase Auth reports a hook's refusal, which has no error code, as "unknown". https://github.com/supabase/auth
  if (error) return authError(error.http_code, 'unknown', error.message)
  return authError(500, 'unexpected_failure', 'Database error saving new user')
}
