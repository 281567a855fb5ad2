import { createClient, isAuthRetryableFetchError, type SupportedStorage } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetch-with-timeout'

/** The name of the first backend variable that is missing, or null when the backend is configured. */
function missingBackendVariable(): string | null {
  if (!env.supabaseUrl) return 'VITE_SUPABASE_URL'
  if (!env.supabaseKey) return 'VITE_SUPABASE_PUBLISHABLE_KEY'
  return null
}

const missing = missingBackendVariable()
if (missing) console.error(`${missing} is not set: sign-in, the dashboard and the newsletter cannot work.`)

/** False in the catalog connector, a program of its own whose build names the address in full. */
const isBrowser = typeof window !== 'undefined'

// '/' means the site's own origin, which serves the embedded backend of `npm start` and `npm run dev`.
const base = isBrowser ? window.location.origin : 'http://localhost'
const url = missing ? 'https://backend.invalid' : new URL(env.supabaseUrl, base).origin
const key = env.supabaseKey || 'missing'

/**
 * Rejects a data request that would go out as a visitor's although a stored session waits for its renewal. Sent, it
 * would be refused for a misleading reason. Also rejects every request while the backend is not configured; the empty
 * message makes forms show their general one.
 */
async function fetchOrReject(input: RequestInfo | URL, init?: RequestInit) {
  if (missing) throw new Error('')
  const isVisitor = new Headers(init?.headers).get('Authorization') === `Bearer ${key}`
  // Only data requests: auth-js renews the session through this function too.
  if (isVisitor && String(input).startsWith(`${url}/rest/`)) {
    const { error } = await supabase.auth.getSession()
    if (isAuthRetryableFetchError(error)) throw new Error('The session could not be renewed')
  }
  const answer = await fetchWithTimeout(input, init)
  return String(input).startsWith(`${url}/auth/`) ? withoutExpiryTime(answer) : answer
}

/**
 * Takes the time out at which a new session expires. auth-js then counts `expires_in` from this computer's clock. By a
 * clock that is an hour fast every session would have expired, and each request would renew it.
 */
async function withoutExpiryTime(answer: Response): Promise<Response> {
  const body = await answer.text()
  if (!body.includes('"expires_at"')) return new Response(body || null, answer)
  const { expires_at: _, ...session } = JSON.parse(body)
  return Response.json(session, answer)
}

const memory = new Map<string, string>()

let storage: SupportedStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

/** Keeps the session of a program in this storage instead of memory. Browsers use their own. */
export function keepSessionIn(chosen: SupportedStorage) {
  storage = chosen
}

/** A program renews its session when it needs it, and reads it anew each time: another one may have renewed it. */
const programAuth = {
  autoRefreshToken: false,
  storage: {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
  },
}

/** The one Supabase client. It adds the access token of the signed-in person to every data request. */
export const supabase = createClient<Database>(url, key, {
  // main.tsx takes the session of a mailed link out of the address; /choose-password uses it.
  auth: { detectSessionInUrl: false, ...(!isBrowser && programAuth) },
  // postgrest-js would repeat a lost GET four times within 7 s. The query cache already repeats it once after 1 s.
  db: { retry: false },
  global: { fetch: fetchOrReject },
})

let transientAuth: typeof supabase.auth | undefined

/** The client for a session that must not sign anybody in yet. It keeps the session in memory only. */
export function getTransientAuth(): typeof supabase.auth {
  transientAuth ??= createClient(url, key, {
    auth: {
      storageKey: 'transient',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchOrReject },
  }).auth
  return transientAuth
}
