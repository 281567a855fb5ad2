import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'

/** Adds an address to the newsletter and returns its row, or null when it was there already. Throws `AppError`. */
export async function subscribe(email: string) {
  const { data, error, status } = await supabase
    .from('newsletter_subscribers')
    .insert({ email, source: 'website_footer' })
    .select()
    // As anon even while staff are signed in: only the anon role may insert.
    .setHeader('Authorization', `Bearer ${env.supabaseKey}`)
    .single()
  if (!error) return data
  const failure = toAppError(error, status)
  if (failure.kind === 'conflict') return null
  throw failure
}
