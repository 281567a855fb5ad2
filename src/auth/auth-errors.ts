import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { withConnectionHint } from '@/lib/errors'

/** What to do about errors whose own text does not say it. */
const adviceByCode: Record<string, string> = {
  email_not_confirmed: 'Open the confirmation link in your mail first.',
  over_request_rate_limit: 'Wait a minute and try again.',
  over_email_send_rate_limit: 'Wait a minute and try again.',
}

/**
 * The text of an authentication error: as received, plus what to do where that is not obvious. Empty where the
 * backend gave no text; the form then shows its general one.
 */
export function authErrorMessage(error: AuthError): string {
  // auth-js has no text for an answer it could not read, and says "{}".
  const message = error.message === '{}' ? '' : error.message
  if (isAuthRetryableFetchError(error)) {
    if (error.status)
      return `${message || `The server answered with status ${error.status}`}. Try again in a moment.`
    return message && withConnectionHint(message)
  }
  const advice = adviceByCode[error.code ?? '']
  return advice ? `${message.replace(/\.$/, '')}. ${advice}` : message
}
