export type ErrorKind = 'not-found' | 'unauthorized' | 'forbidden' | 'conflict' | 'offline' | 'unexpected'

/** The error type of the data layer. `message` is fit to be shown; `cause` is the backend's own error. */
export class AppError extends Error {
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.kind = kind
  }
}

export const connectionHint = 'Check your connection and try again.'

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
 */
export function toAppError(failure: Failure, status: number): AppError {
  const cause = { cause: failure }
  // postgrest-js prepends the error's class: "TypeError: Failed to fetch".
  const message = failure.message.replace(/^\w*Error: /, '')
  if (status === 0) return new AppError('offline', withConnectionHint(message), cause)
  if (status === 401) return new AppError('unauthorized', message, cause)
  const kind = kindByCode[failure.code ?? ''] ?? 'unexpected'
  // Gateways answer with HTML pages.
  const readable = message && !message.trimStart().startsWith('<')
  return new AppError(
    kind,
    readable ? message : `The server answered with status ${status}. Try again in a moment.`,
    cause,
  )
}

/** Appends to a message about a lost connection what to do. */
export function withConnectionHint(message: string): string {
  return `${message.replace(/[.\s]*$/, '')}. ${connectionHint}`
}

/** The message of anything thrown, or `fallback` when it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback
}
