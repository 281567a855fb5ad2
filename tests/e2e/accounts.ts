import type { BrowserContext } from 'playwright/test'
import { publishableKey } from '../../supabase/local/backend.ts'
import { founder, operations, password } from '../policies/actors.ts'
import type { Server as WholeServer } from './server.ts'

export { founder, operations, password }

type Server = Pick<WholeServer, 'origin' | 'backend' | 'sessions'>

/** The session that supabase-js stores in localStorage. */
export type StoredSession = {
  access_token: string
  refresh_token: string
  expires_at: number
  expires_in: number
  user: { id: string; email: string }
}

async function ask(server: Server, path: string, body: unknown): Promise<unknown> {
  const answer = await server.backend.fetch(
    new Request(`${server.origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  return answer.json()
}

const isSession = (answer: unknown): answer is StoredSession =>
  typeof answer === 'object' && answer !== null && 'access_token' in answer

/** Opens a new session for this address through the real API. Creates a missing account. */
export async function createSession(server: Server, email: string): Promise<StoredSession> {
  const signedIn = await ask(server, 'token?grant_type=password', { email, password })
  if (isSession(signedIn)) return signedIn
  const signedUp = await ask(server, 'signup', { email, password })
  if (isSession(signedUp)) return signedUp
  throw new Error(`No session for ${email}: ${JSON.stringify(signedUp)}`)
}

/** The session of this worker for the address, opened if there is none. */
export async function sessionOf(server: Server, email: string): Promise<StoredSession> {
  const session = server.sessions.get(email) ?? (await createSession(server, email))
  server.sessions.set(email, session)
  return session
}

/** The localStorage key of supabase-js for a project at this address. */
export const storageKey = (origin: string) => `sb-${new URL(origin).hostname.split('.')[0]}-auth-token`

/** Stores the session in the browser context, so that every page of it starts signed in. */
export function storeSession(context: BrowserContext, origin: string, session: unknown): Promise<void> {
  const localStorage = [{ name: storageKey(origin), value: JSON.stringify(session) }]
  return context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}
