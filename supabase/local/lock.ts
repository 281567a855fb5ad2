import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

export class LockedError extends Error {}

/**
 * Makes this process the only user of a directory until the returned function is called. Throws LockedError where
 * another one is. PGlite has no lock of its own: two processes would open the same files and lose writes silently.
 *
 * The lock is the operating system's (fcntl, flock or LockFileEx) on the open file, so it ends with the process, also
 * after kill -9. A lock file kept alive by timestamps, as of proper-lockfile, fails here twice: after kill -9 the next
 * start waits 2 to 10 s, and a long query, which blocks PGlite's event loop, makes a living owner look dead.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'lock')
  // A descriptor, not a FileHandle: garbage collection would close that and release the lock. Append mode keeps the
  // content, the id of the process that holds the lock, for the message.
  const file = openSync(path, 'a')
  if (!tryLock(file)) {
    closeSync(file)
    throw new LockedError(`in use by ${readOwner(path)}`)
  }
  ftruncateSync(file)
  writeSync(file, String(process.pid))
  return () => closeSync(file)
}

function readOwner(path: string): string {
  try {
    return `process ${readFileSync(path, 'utf8')}`
  } catch {
    // Windows refuses to read a locked file.
    return 'another process'
  }
}
