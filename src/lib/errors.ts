/** `garbled`: an answer, but not the backend's: a gateway's, or an empty one. */
export type ErrorKind =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'offline'
  | 'garbled'
  | 'unexpected'

/**
 * The error type of the data layer. `message` is fit to be shown to who asked. The backend's own error is not kept: its
 * details quote rows.
 */
export class AppError extends Error {
  readonly kind: ErrorKind
  /** What failed, fit for the console: method, path, status and code. */
  readonly request: string

  constructor(kind: ErrorKind, message: string, request = 'A request') {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.request = request
  }
}

/** Whether the backend's answer did not arrive: what was sent may be stored. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'offline' || error.kind === 'garbled')

/** Writes an error to the console; of a failed request only what failed, neither message nor contents. */
export function logError(error: unknown): void {
  console.error(error instanceof AppError ? error.request : error)
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
    isGateway ? 'garbled' : (kindByCode[failure.code ?? ''] ?? 'unexpected'),
    isReadable ? message : `The server answered with status ${status}. Try again in a moment.`,
    label,
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
