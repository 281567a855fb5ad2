import { env } from '@/lib/env'
import { hasKind } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Adds an address to the newsletter and returns its row, or null when it was there already. Throws `AppError`. */
export async function subscribe(email: string) {
  const request = supabase
    .from('newsletter_subscribers')
    .insert({ email, source: 'website_footer' })
    .select()
    // As anon even while staff are signed in: only the anon role may insert.
    .setHeader('Authorization', `Bearer ${env.supabaseKey}`)
    .single()
  try {
    return await unwrap(request)
  } catch (error) {
    if (hasKind(error, 'conflict')) return null
    throw error
  }
}
