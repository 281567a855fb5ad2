import { paths } from '@/lib/paths'
import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { supabase } from '@/lib/supabase/client'
import { normalizeEmail } from './staff'

/** What the page says whether or not the address has an account, as Supabase Auth answers. */
export const recoverySent =
  'If this address has an account, an email with a link is on its way. Open the link to choose a new password.'

/** Asks for the mail whose link leads to the page that asks for a new password. Resolves to the error to show, or null. */
export async function requestRecovery(email: string): Promise<Error | null> {
  // Where the link of Supabase's own template leads. Ours names the page itself.
  const redirectTo = window.location.origin + paths.choosePassword()
  const { error } = await supabase.auth.resetPasswordForEmail(normalizeEmail(email), { redirectTo })
  return error && new Error(authErrorMessage(error))
}
