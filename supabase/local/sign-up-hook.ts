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
 * What a hosted project answers to a sign-up the database refused. The library knows no before-user-created hook,
 * so its function is asked here for the words; the refusal itself was the trigger's on auth.users.
 */
export async function explainRefusedSignUp(database: Database, body: ArrayBuffer | null): Promise<Response> {
  const event = JSON.stringify({ user: { email: emailIn(body) } })
  const [row] = await database.query('select private.before_user_created($1::text::jsonb) as verdict', [
    event,
  ])
  const { error } = (row?.verdict ?? {}) as Verdict
  // https://github.com/supabase/auth: a hook's refusal carries no code of its own, which is reported as "unknown".
  if (error) return authError(error.http_code, 'unknown', error.message)
  return authError(500, 'unexpected_failure', 'Database error saving new user')
}
