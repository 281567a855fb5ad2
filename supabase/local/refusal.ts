/** A problem that the user of a command can solve: printed as one line, without a stack trace. */
export class Refusal extends Error {}

/** Error numbers of PGlite's file system, whose errors carry no text. */
const wasiErrors: Record<number, string> = {
  2: 'permission denied',
  51: 'no space left on device',
  63: 'operation not permitted',
  69: 'read-only file system',
}

/** The reason in an error of the file system, the network or PostgreSQL, without paths and stack. */
export function reasonOf(error: unknown): string {
  const { message, code, errno } = Object(error)
  if (!message) return wasiErrors[errno] ?? String(code ?? error)
  // Node appends the call and the path: `EACCES: permission denied, mkdir '/srv/db'`.
  return String(message).replace(/, \w+( '.*)?$/s, '')
}

/** Whether an error, or its cause, says that files cannot be written: the disk is full, or a right is missing. */
export function isStorageError(error: unknown): boolean {
  const { code, syscall, name, cause } = Object(error)
  // PostgreSQL's codes for a full disk and for a failed write.
  return (
    Boolean(syscall) ||
    name === 'ErrnoError' ||
    ['53100', '58030'].includes(code) ||
    (cause && isStorageError(cause))
  )
}
