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

const connectionHint = 'Check your connection and try again.'

/** Appends to a message about a lost connection what to do. */
export function withConnectionHint(message: string): string {
  return `${message.replace(/[.\s]*$/, '')}. ${connectionHint}`
}

/** The message of anything thrown, or `fallback` when it has none. */
export function messageOf(error: unknown, fallback = 'Unknown error'): string {
  return error instanceof Error && error.message ? error.message : fallback
}
