import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { withConnectionHint } from '@/lib/errors'

/** Advice by error code, for errors whose own message gives none. */
const adviceByCode: Record<string, string> = {
  email_not_confirmed: 'Open the confirmation link in your email first.',
  over_request_rate_limit: 'Wait a minute and try again.',
  over_email_send_rate_limit: 'Wait a minute and try again.',
}

/**
 * Returns the message to show for an authentication error: the backend's own, followed by advice for some codes. Empty
 * if the backend sent no message; the form then shows its general one.
 */
export function authErrorMessage(error: AuthError): string {
  // auth-js sets the message "{}" when the response body has none.
  const message = error.message === '{}' ? '' : error.message
  if (isAuthRetryableFetchError(error)) {
    // The message of a 5xx answer may be a gateway's: "Bad Gateway", "HTTP 502".
    if (error.status) return `The server answered with status ${error.status}. Try again in a moment.`
    return message && withConnectionHint(message)
  }
  const advice = adviceByCode[error.code ?? '']
  return advice ? `${message.replace(/\.$/, '')}. ${advice}` : message
}
