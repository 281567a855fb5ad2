import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { supabase } from '@/lib/supabase/client'
import { findStaff, normalizeEmail } from './staff'

/** Creates an account. Resolves to the error to show, or null. The caller checks the allow-list first. */
export async function signUp(email: string, password: string): Promise<Error | null> {
  const address = normalizeEmail(email)
  const { data, error } = await supabase.auth.signUp({
    email: address,
    password,
    options: { data: { full_name: findStaff(address)?.fullName ?? '' } },
  })
  if (error) return new Error(authErrorMessage(error))
  // With e-mail confirmation on, Supabase answers an existing address with a fake user that has no identities.
  if (data.user?.identities?.length === 0) {
    return new Error('This email already has an account. Sign in instead.')
  }
  // With e-mail confirmation off, sign-up opens a session; end it, so that "You can now sign in." is true.
  if (data.session) await supabase.auth.signOut({ scope: 'local' })
  return null
}
