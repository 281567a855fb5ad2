import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { canonicalText } from '@/lib/canonical-text'
import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { getTransientAuth, supabase } from '@/lib/supabase/client'
import { findStaff, unauthorizedEmail } from './staff'

/** What Supabase, too, adds to the site's address for a link that has expired or was used before. */
const unusableLink = 'error_code=otp_expired'

/** Whether a link still carries a token or a session. */
export const isUsable = (link: string) => !new URLSearchParams(link).has('error_code')

/**
 * The address of the account that a link is for, to be shown: nothing has verified it yet. Our mails name it beside the
 * token; a session has it in its access token. Null if the link says neither.
 */
export function accountOf(link: string): string | null {
  const carried = new URLSearchParams(link)
  const email = carried.get('email') ?? emailIn(carried.get('access_token') ?? '')
  // Anybody can write a link: direction marks in it would turn the words around the address.
  return email && canonicalText(email)
}

function emailIn(token: string): string | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const { email } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

/**
 * Opens the session of a mailed link, in memory only, so that it opens no page. Call it when a password is saved, not when
 * the link is opened: mail providers open links too, and a token works once. Resolves to the session as URL parameters, as
 * Supabase's own mail templates put it into a link, for another attempt or a reload; to an `error_code` if the link cannot
 * be used any more; or to the error to show.
 * @param link the parameters after `#`: a one-time token or a session
 */
export async function openLink(link: string): Promise<string | Error> {
  const { data, error } = await readLink(new URLSearchParams(link))
  if (error && (isAuthRetryableFetchError(error) || error.status === 429)) {
    return new Error(authErrorMessage(error))
  }
  if (!data.session) return unusableLink
  const { access_token, refresh_token } = data.session
  return new URLSearchParams({ access_token, refresh_token }).toString()
}

type Opened = {
  data: { session: { access_token: string; refresh_token: string } | null }
  error: AuthError | null
}

async function readLink(carried: URLSearchParams): Promise<Opened> {
  const [token_hash, type = ''] = [carried.get('token_hash'), carried.get('type') ?? '']
  if (token_hash) return getTransientAuth().verifyOtp({ token_hash, type })
  const session = {
    access_token: carried.get('access_token') ?? '',
    refresh_token: carried.get('refresh_token') ?? '',
  }
  try {
    return await getTransientAuth().setSession(session)
  } catch {
    // auth-js throws if the token is malformed.
    return { data: { session: null }, error: null }
  }
}

/**
 * Sets the password of the account whose link `openLink` has opened, signs in with it, and ends all other sessions. The
 * link's session is one of them: otherwise, within its hour, the link could choose another password. Every step can be
 * repeated. Resolves to the error to show, or null.
 */
export async function choosePassword(password: string): Promise<Error | null> {
  const auth = getTransientAuth()
  const { data } = await auth.getSession()
  const email = data.session?.user.email
  if (!findStaff(email)) {
    await auth.signOut({ scope: 'global' })
    return new Error(unauthorizedEmail)
  }
  const changed = await auth.updateUser({ password })
  // same_password is no failure: the account already has this password.
  if (changed.error && changed.error.code !== 'same_password')
    return new Error(authErrorMessage(changed.error))
  const signedIn = await supabase.auth.signInWithPassword({ email: email ?? '', password })
  if (signedIn.error) return new Error(authErrorMessage(signedIn.error))
  const { error } = await supabase.auth.signOut({ scope: 'others' })
  return error && new Error(authErrorMessage(error))
}
