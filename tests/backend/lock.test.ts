import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '../../supabase/local/data-directory.ts'
import { Refusal } from '../../supabase/local/refusal.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a directory has one holder at a time, and a refusal names its process', () => {
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(Refusal)
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  release()
  lockDirectory(directory)()
})

test.each(['', '1', 'no process id'])('a lock file left behind with %o holds nothing', (content) => {
  writeFileSync(join(directory, 'lock'), content)
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  release()
})

test('a process that blocks its event loop keeps the lock; kill -9 releases it at once', async () => {
  const holder = await startHolder()
  try {
    expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.pid}`)
  } finally {
    holder.kill('SIGKILL')
  }
  await once(holder, 'exit')
  // One attempt, without retries.
  lockDirectory(directory)()
})

/** Another process that takes the lock, says so and never returns to its event loop. */
async function startHolder() {
  const lock = new URL('../../supabase/local/data-directory.ts', import.meta.url)
  const program = `
    const { lockDirectory } = await import('${lock}')
    lockDirectory(${JSON.stringify(directory)})
    process.stdout.write('locked', () => { while (true); })`
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}
