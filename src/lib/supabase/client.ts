import { createClient } from '@supabase/supabase-js'
import { env, missingBackendVariable } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetch-with-timeout'

const missing = missingBackendVariable()
if (missing) console.error(`${missing} is not set: sign-in, the dashboard and the newsletter cannot work.`)

/** Rejects every request with an empty message, so that forms show their general one. */
const refuse = () => Promise.reject(new Error(''))

/**
 * The one Supabase client. The session in local storage (`sb-{project}-auth-token`), its check every 30 s and its
 * refresh 90 s before expiry are the library's defaults.
 */
export const supabase = createClient<Database>(
  // '/' means the site's own origin, which serves the embedded backend of `npm start` and `npm run dev`.
  missing ? 'https://backend.invalid' : new URL(env.supabaseUrl, window.location.origin).origin,
  env.supabaseKey || 'missing',
  { global: { fetch: missing ? refuse : fetchWithTimeout } },
)
