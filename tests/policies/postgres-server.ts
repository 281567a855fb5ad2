import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../free-port.ts'

type Found = { version: number; bin: string }

/** The newest installed PostgreSQL, 15 or later, in Debian's folder. */
export function findPostgres(home = '/usr/lib/postgresql'): Found | null {
  if (!existsSync(home)) return null
  const versions = readdirSync(home)
    .map(Number)
    .filter((version) => version >= 15)
  const found = versions.map((version) => ({ version, bin: join(home, String(version), 'bin') }))
  return (
    found.filter(({ bin }) => existsSync(join(bin, 'initdb'))).sort((a, b) => b.version - a.version)[0] ??
    null
  )
}

/** The user to run as: PostgreSQL refuses root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
      )
      if (uid && gid) return { uid, gid }
    } catch {}
  }
  throw new Error('No user to run PostgreSQL as: neither postgres nor nobody exists')
}

/** Starts a server with its own directory, which `stop` deletes, on a free port of 127.0.0.1. */
export async function startPostgres(
  { bin }: Found,
  superuser = 'postgres',
): Promise<{ address: string; stop(): Promise<void> }> {
  const user = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'policies-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const setup = ['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  execFileSync(join(bin, 'initdb'), setup, { ...user, cwd: directory, stdio: 'pipe' })

  const port = await freePort()
  const flags = ['-D', data, '-p', String(port), '-k', directory, '-h', '127.0.0.1', '-F']
  const server = spawn(join(bin, 'postgres'), flags, { ...user, cwd: directory, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const address = `postgres://${superuser}@127.0.0.1:${port}/postgres`
  await waitUntilReady(address, () => server.exitCode !== null)
  return {
    address,
    async stop() {
      // Fast shutdown: ends open connections instead of waiting for them.
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Tries to connect until it works or the server has ended. */
async function waitUntilReady(address: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const probe = postgres(address, { max: 1, connect_timeout: 2, onnotice: () => {} })
    const isReady = await probe`select 1`.then(
      () => true,
      () => false,
    )
    await probe.end({ timeout: 1 })
    if (isReady) return
    await delay(100)
  }
  throw new Error('PostgreSQL did not start')
}
