import { link, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class LockedError extends Error {}

/** When a process started, where the system tells (Linux): a process id alone is handed out again. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name, second of the fields, may itself hold spaces and brackets; the start is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

async function isHeld(owner: string): Promise<boolean> {
  const [pid = '', start = ''] = owner.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM is somebody else's living process.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return start === (await startOf(Number(pid)))
}

/**
 * Makes this process the only one to use a directory, until the returned function is called. Postgres as
 * WebAssembly has no lock of its own: a second process would open the files, and writes would be lost silently.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'lock')
  const mine = `${path}.${process.pid}`
  const self = `${process.pid} ${await startOf(process.pid)}`
  await writeFile(mine, self)
  try {
    await takeLock(path, mine)
  } finally {
    await rm(mine, { force: true })
  }
  return async () => {
    if ((await readFile(path, 'utf8').catch(() => '')) === self) await unlink(path)
  }
}

/** Linking appears whole or not at all, so nobody ever reads half a lock. */
async function takeLock(path: string, mine: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const owner = await link(mine, path).then(
      () => null,
      () => readFile(path, 'utf8').catch(() => ''),
    )
    if (owner === null) return
    if (owner && (await isHeld(owner))) throw new LockedError(`in use by process ${owner.split(' ')[0]}`)
    // Left behind by a process that was killed. Moved aside before it is judged again, so that of two processes
    // that both found it only one removes it.
    const aside = `${mine}.stale`
    await rename(path, aside).catch(() => {})
    const moved = await readFile(aside, 'utf8').catch(() => owner)
    if (moved !== owner) await rename(aside, path)
    await rm(aside, { force: true })
  }
  throw new LockedError('in use by another process')
}
