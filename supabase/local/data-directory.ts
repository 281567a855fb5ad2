import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from './lock.ts'

export type DataDirectory = {
  /** Where Postgres keeps its files. */
  postgres: string
  jwtSecret: string
  /** To be called when the database has been set up for the first time. */
  finish(): Promise<void>
  release(): Promise<void>
}

/** Takes hold of a data directory: the database, and the secret that lets sessions survive a restart. */
export async function openDirectory(directory: string): Promise<DataDirectory> {
  const release = await lockDirectory(directory)
  const postgres = join(directory, 'postgres')
  // Stands while a new database is being set up. Found at the start, the set-up was cut short, nobody was ever
  // served from it, and it begins anew.
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
  await chmod(path, 0o600)
  return secret
}
