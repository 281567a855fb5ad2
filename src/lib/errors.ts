/** `invalid-response`: the answer is empty or comes from a gateway, not from the backend. */
export type ErrorKind =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'offline'
  | 'invalid-response'
  | 'unexpected'

/**
 * The error type of the data layer. Forms and pages show `message`. The backend's own error is dropped because its
 * details quote rows.
 */
export class AppError extends Error {
  readonly kind: ErrorKind
  /** Method, path, status and code of the failed request, safe to log. */
  readonly request: string

  constructor(kind: ErrorKind, message: string, request = 'A request') {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.request = request
  }
}

/** Whether a request failed for this reason. */
export const hasKind = (error: unknown, kind: ErrorKind): boolean =>
  error instanceof AppError && error.kind === kind

/** Whether the backend's answer is missing or unreadable, so that a write may or may not have been stored. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  hasKind(error, 'offline') || hasKind(error, 'invalid-response')

/** Logs an error. For a failed request it logs neither the message nor the contents, which may quote rows. */
export function logError(error: unknown): void {
  console.error(error instanceof AppError ? error.request : error)
}

const connectionHint = 'Check your connection and try again.'

/** Appends advice to a message about a lost connection. */
export function withConnectionHint(message: string): string {
  return `${message.replace(/[.\s]*$/, '')}. ${connectionHint}`
}

/** Returns the message of a thrown value, or `fallback` if it has none. */
export function messageOf(error: unknown, fallback = 'Unknown error'): string {
  return error instanceof Error && error.message ? error.message : fallback
}
