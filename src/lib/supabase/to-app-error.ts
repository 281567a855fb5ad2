import { AppError, type ErrorKind, withConnectionHint } from '@/lib/errors'

/** PostgREST and Postgres codes this product reacts to: https://docs.postgrest.org/en/stable/references/errors.html */
const kindByCode: Record<string, ErrorKind> = {
  PGRST116: 'not-found',
  PGRST301: 'unauthorized',
  PGRST302: 'unauthorized',
  PGRST303: 'unauthorized',
  '42501': 'forbidden',
  '23505': 'conflict',
}

type Failure = { message: string; code?: string | undefined }

/**
 * Converts an error of supabase-js to an `AppError`.
 * @param status HTTP status; 0 when no answer arrived.
 * @param request method and path
 */
export function toAppError(failure: Failure, status: number, request = 'A request'): AppError {
  const label = `${request}: ${status || 'no answer'} ${failure.code ?? ''}`.trim()
  // postgrest-js prepends the error's class: "TypeError: Failed to fetch".
  const message = failure.message.replace(/^\w*Error: /, '')
  if (status === 0) return new AppError('offline', withConnectionHint(message), label)
  if (status === 401) return new AppError('unauthorized', message, label)
  // Gateways answer with HTML pages.
  const isReadable = message !== '' && !message.trimStart().startsWith('<')
  const isGateway = !isReadable || status === 502 || status === 504
  return new AppError(
    isGateway ? 'invalid-response' : (kindByCode[failure.code ?? ''] ?? 'unexpected'),
    isReadable ? message : `The server answered with status ${status}. Try again in a moment.`,
    label,
  )
}
