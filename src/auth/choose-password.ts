import { getTransientAuth, supabase } from '@/lib/supabase/client'
import { authErrorMessage } from './auth-errors'
import { findStaff, unauthorizedEmail } from './staff'

/**
 * Exchanges the one-time token of a mailed link for a session. Call it when a password is saved, not when the link is
 * opened: mail providers open links too. Resolves to the parameters that Supabase's own mail templates put into a link:
 * a session, or an `error_code` if the token has expired or was used before.
 * @param link the parameters after `#`; returned unchanged if they hold no token
 */
export async function redeemToken(link: string): Promise<string | Error> {
  const carried = new URLSearchParams(link)
  const token_hash = carried.get('token_hash')
  if (!token_hash) return link
  const type = carried.get('type') ?? ''
  const { data, error } = await getTransientAuth().verifyOtp({ token_hash, type })
  if (error?.code === 'otp_expired') return `error_code=${error.code}`
  if (error) return new Error(authErrorMessage(error))
  if (!data.session) return new Error('')
  const { access_token, refresh_token } = data.session
  return new URLSearchParams({ access_token, refresh_token }).toString()
}

/**
 * Sets the password of the account that a mailed link belongs to, then signs in. Until then the session exists only in
 * memory and in the history entry, so it opens no page. Resolves to the error to show, or null.
 * @param link the session as URL parameters, from the link or from `redeemToken`
 */
export async function choosePassword(link: string, password: string): Promise<Error | null> {
  const carried = new URLSearchParams(link)
  const auth = getTransientAuth()
  const opened = await auth.setSession({
    access_token: carried.get('access_token') ?? '',
    refresh_token: carried.get('refresh_token') ?? '',
  })
  if (opened.error) return new Error(authErrorMessage(opened.error))
  if (!findStaff(opened.data.user?.email)) {
    await auth.signOut({ scope: 'global' })
    return new Error(unauthorizedEmail)
  }
  const { error } = await auth.updateUser({ password })
  // same_password is no failure: the account already has this password.
  if (error && error.code !== 'same_password') return new Error(authErrorMessage(error))
  const { data } = await auth.getSession()
  if (!data.session) return new Error('')
  const signedIn = await supabase.auth.setSession(data.session)
  return signedIn.error && new Error(authErrorMessage(signedIn.error))
}
