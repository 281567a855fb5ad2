import { getTransientAuth, supabase } from '@/lib/supabase/client'
import { authErrorMessage } from './auth-errors'
import { findStaff, unauthorizedEmail } from './staff'

/**
 * Sets the password of the account that a mailed link belongs to, then signs in. Until then the link's session is in
 * memory only, so that it opens nothing. Resolves to the error to show, or null.
 * @param link what the link carried after `#`
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
  // The account has this very password: whoever holds the link knows it too.
  if (error && error.code !== 'same_password') return new Error(authErrorMessage(error))
  const { data } = await auth.getSession()
  if (!data.session) return new Error('')
  const signedIn = await supabase.auth.setSession(data.session)
  return signedIn.error && new Error(authErrorMessage(signedIn.error))
}
