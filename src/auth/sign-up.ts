import { supabase } from '@/lib/supabase/client'
import { authErrorMessage } from './auth-errors'
import { findStaff, normalizeEmail } from './staff'

/** Creates an account. Resolves with the error to show, or null. The caller has checked the allow-list. */
export async function signUp(email: string, password: string): Promise<Error | null> {
  const address = normalizeEmail(email)
  const { data, error } = await supabase.auth.signUp({
    email: address,
    password,
    options: { data: { full_name: findStaff(address)?.fullName ?? '' } },
  })
  if (error) return new Error(authErrorMessage(error))
  // With confirmation on, an existing address is answered with a made-up user without identities.
  if (data.user?.identities?.length === 0) {
    return new Error('This email already has an account. Sign in instead.')
  }
  // Without confirmation a session comes at once; ended again, so that "You can now sign in." stays true.
  if (data.session) await supabase.auth.signOut({ scope: 'local' })
  return null
}
