import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { Refusal } from './refusal.ts'

export type DataDirectory = {
  /** Where Postgres keeps its files. */
  postgres: string
  /** Signs the sessions, which therefore survive a restart. */
  jwtSecret: string
  /** Call once the database is set up: removes the marker of an unfinished set-up. */
  finish(): Promise<void>
  /** Releases the lock. */
  release(): void
}

/**
 * Opens and locks a data directory. Throws a Refusal if another process uses it. From then on all files that this process
 * creates are readable by their owner only.
 */
export async function openDirectory(directory: string): Promise<DataDirectory> {
  // For the whole process: PGlite creates its files with mode 0644. The directory's own mode covers older files.
  process.umask(0o077)
  const release = lockDirectory(directory)
  await chmod(directory, 0o700)
  const postgres = join(directory, 'postgres')
  // Marker file: exists only during the first set-up. Found at start = interrupted before any request was served, so
  // the set-up starts over.
  const unfinished = join(directory, 'unfinished')
  if (existsSync(unfinished)) await rm(postgres, { recursive: true, force: true })
  if (!existsSync(postgres)) await writeFile(unfinished, '')
  return {
    postgres,
    jwtSecret: await keepSecret(join(directory, 'jwt-secret')),
    finish: () => rm(unfinished, { force: true }),
    release,
  }
}

/** A random secret of 256 bits. */
export const createSecret = () => randomBytes(32).toString('base64url')

async function keepSecret(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept) return kept
  const secret = createSecret()
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}

/**
 * Makes this process the only user of a directory until the returned function is called. Throws a Refusal if another
 * process is. PGlite has no lock of its own: two processes would open the same files and lose writes silently.
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
    throw new Refusal(
      `${relative(process.cwd(), directory) || '.'} is in use by ${readOwner(path)}: stop that one, or use LOCAL_DB=memory.`,
    )
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
