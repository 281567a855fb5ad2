import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LockedError, lockDirectory } from '../../supabase/local/lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const lockFile = () => join(directory, 'lock')

test('a directory has one holder at a time', async () => {
  const release = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(LockedError)
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
  await (await lockDirectory(directory))()
  expect(await readdir(directory)).toEqual([])
})

test('of many at once one gets it', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the lock of a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  await writeFile(lockFile(), `${gone.pid} 1`)
  await lockDirectory(directory)
  expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  expect(await readdir(directory)).toEqual(['lock'])
})

test.runIf(process.platform === 'linux')('a process id that was handed out again holds nothing', async () => {
  await writeFile(lockFile(), `${process.ppid} 1`)
  await lockDirectory(directory)
  expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
})

test.each(['', 'no lock at all'])('a damaged lock (%o) is taken over', async (content) => {
  await writeFile(lockFile(), content)
  await lockDirectory(directory)
  expect(await readFile(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
})

test('only the holder removes the lock', async () => {
  const release = await lockDirectory(directory)
  await writeFile(lockFile(), '1 1')
  await release()
  expect(await readFile(lockFile(), 'utf8')).toBe('1 1')
})
