import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from './lock.ts'

type DataDirectory = {
  /** Where Postgres keeps its files. */
  postgres: string
  jwtSecret: string
  /** Call once the database is set up: removes the marker of an unfinished set-up. */
  finish(): Promise<void>
  /** Releases the lock. */
  release(): void
}

/**
 * Locks a data directory: the database, and the secret that lets sessions survive a restart. Throws LockedError
 * where another process uses it. Files are readable by their owner only, from then on all that this process creates.
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

export const createSecret = () => randomBytes(32).toString('base64url')

async function keepSecret(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept) return kept
  const secret = createSecret()
  await writeFile(path, secret, { mode: 0o600 })
  return secret
}
