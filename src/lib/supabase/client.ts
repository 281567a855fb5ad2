import { createClient } from '@supabase/supabase-js'
import { env, missingBackendVariable } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetch-with-timeout'

const missing = missingBackendVariable()
if (missing) console.error(`${missing} is not set: sign-in, the dashboard and the newsletter cannot work.`)

/** Refuses every call without a text of its own, so that each form shows its general one. */
const refuse = () => Promise.reject(new Error(''))

/**
 * The one client of the product. Session storage (`sb-{project}-auth-token`), the 30 s tick and the refresh at
 * 90 s before expiry are the library's own.
 */
export const supabase = createClient<Database>(
  // '/' stands for the site's own origin: the embedded backend of `npm start` and `npm run dev`.
  missing ? 'https://backend.invalid' : new URL(env.supabaseUrl, window.location.origin).origin,
  env.supabaseKey || 'missing',
  { global: { fetch: missing ? refuse : fetchWithTimeout } },
)
