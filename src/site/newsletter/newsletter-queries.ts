import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'

/**
 * Adds an address to the newsletter and returns its row. Throws `AppError`; kind `conflict` when it is already there.
 * The backend's client is loaded here and not before: most visitors never need it.
 */
export async function subscribe(email: string) {
  const { supabase } = await import('@/lib/supabase/client')
  const { data, error, status } = await supabase
    .from('newsletter_subscribers')
    .insert({ email, source: 'website_footer' })
    .select()
    // As a visitor, also while staff are signed in: only visitors may add themselves.
    .setHeader('Authorization', `Bearer ${env.supabaseKey}`)
    .single()
  if (error) throw toAppError(error, status)
  return data
}
