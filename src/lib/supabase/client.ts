import { PostgrestClient } from '@supabase/postgrest-js'
import { AuthClient, isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js'
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

/** Rejects every request with an empty message, so that forms show their general one. */
const refuse = () => Promise.reject(new Error(''))

const fetch = missing ? refuse : fetchWithTimeout
const key = env.supabaseKey || 'missing'
// '/' means the site's own origin, which serves the embedded backend of `npm start` and `npm run dev`.
const { origin, hostname } = missing
  ? new URL('https://backend.invalid')
  : new URL(env.supabaseUrl, window.location.origin)

const settings = { url: `${origin}/auth/v1`, headers: { apikey: key, Authorization: `Bearer ${key}` }, fetch }
const storageKey = `sb-${hostname.split('.')[0]}-auth-token`

// A session in the address is not taken over: mailedLinkScript sends mailed links to the page that asks for a password.
const auth = new AuthClient({ ...settings, storageKey, detectSessionInUrl: false })

let transientAuth: typeof auth | undefined

/** The client for a session that may not be used yet: it is kept in memory, apart from the one `supabase` signs in with. */
export function getTransientAuth(): typeof auth {
  transientAuth ??= new AuthClient({
    ...settings,
    storageKey: `${storageKey}-transient`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  return transientAuth
}

/** The stored session, renewed where it has expired; null when signed out. Throws where its renewal got no answer. */
async function currentSession() {
  const { data, error } = await auth.getSession()
  // Another tab has renewed it at the same time, and auth-js dropped this tab's answer: read what the other one stored.
  if (isAuthRefreshDiscardedError(error)) return (await auth.getSession()).data.session
  // For a minute auth-js gives this out without trying again. Sent as a visitor's, the request would be refused for a
  // reason that is not the true one.
  if (isAuthRetryableFetchError(error)) throw new Error('The session could not be renewed')
  return data.session
}

/** Adds the access token of the signed-in person, if there is one, unless the request sets its own Authorization. */
async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit) {
  const headers = new Headers(init?.headers)
  if (!headers.has('Authorization')) {
    const session = await currentSession()
    headers.set('Authorization', `Bearer ${session?.access_token ?? key}`)
  }
  return fetch(input, { ...init, headers })
}

/**
 * The one Supabase client: `from`, `rpc` and `auth`, as createClient of supabase-js puts them together. Its realtime,
 * storage and functions clients, which nothing here uses, would add 25 kB (gzip) to every staff page.
 */
export const supabase = Object.assign(
  new PostgrestClient<Database>(`${origin}/rest/v1`, {
    schema: 'public',
    headers: { apikey: key },
    fetch: fetchAsUser,
    // postgrest-js would send a lost GET four times within 7 s; the query cache already repeats it, once, after 1 s.
    retry: false,
  }),
  { auth },
)
