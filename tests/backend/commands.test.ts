import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openBackend } from '../../supabase/local/backend.ts'
import { isStorageError, Refusal, reasonOf } from '../../supabase/local/refusal.ts'
import { helpText, readPort, readSettings, root } from '../../supabase/local/settings.ts'
import { createBuildFolder } from '../../supabase/local/site.ts'
import { allowList } from '../policies/actors.ts'

// `npm start` and `npm run dev` refuse arguments, variables and places they cannot use with one line, without a stack trace.

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.unstubAllEnvs())

describe('arguments', () => {
  test('the port is the default or the chosen one', () => {
    expect([readPort('preview', []), readPort('dev', [])]).toEqual([4173, 5173])
    expect(readPort('preview', ['--port', '8080'])).toBe(8080)
  })

  test.each([
    [['--prot', '4999'], "Unknown option '--prot'"],
    [['extra'], "Unexpected argument 'extra'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port='], '--port  is not a port'],
    [['--port', '0'], '--port 0 is not a port'],
    [['--port', '65536'], '--port 65536 is not a port'],
    [['--port', '0x50'], '--port 0x50 is not a port'],
  ])('%j is refused', (args, reason) => {
    expect(() => readPort('preview', args)).toThrow(Refusal)
    expect(() => readPort('preview', args)).toThrow(reason)
  })

  test('--help names the arguments and variables', () => {
    expect(readPort('preview', ['--help'])).toBeNull()
    for (const word of ['--port', 'LOCAL_DB', 'LOCAL_SEED', 'VITE_STAFF_ALLOW_LIST']) {
      expect(helpText('preview')).toContain(word)
    }
  })
})

describe('variables', () => {
  test.each([
    ['LOCAL_DB', 'mysql://x/y', 'LOCAL_DB is not an address like postgres://user:password@host/name.'],
    ['LOCAL_DB', 'postgres://[bad', 'LOCAL_DB is not an address like postgres://user:password@host/name.'],
    ['LOCAL_DB', 'postgres:/host/name', 'LOCAL_DB is not an address'],
    [
      'LOCAL_DB',
      'memroy',
      'LOCAL_DB=memroy: use `memory`, a postgres:// address, or a folder such as ./memroy.',
    ],
    ['LOCAL_SEED', 'nonee', 'LOCAL_SEED=nonee: the only value is `none`'],
    ['VITE_STAFF_ALLOW_LIST', 'x', 'VITE_STAFF_ALLOW_LIST: cannot read "x", expected address=Name'],
  ])('%s=%s is refused', (name, value, reason) => {
    vi.stubEnv(name, value)
    expect(() => readSettings('preview')).toThrow(Refusal)
    expect(() => readSettings('preview')).toThrow(reason)
  })

  test.each([
    ['', `${root}supabase/.temp/db`, 'supabase/.temp/db, kept across restarts'],
    ['memory', 'memory', 'in memory, gone when this stops'],
    ['./memroy', `${root}memroy`, 'memroy, kept across restarts'],
    ['postgres://u:secret@host/name', 'postgres://u:secret@host/name', 'PostgreSQL at host/name'],
  ])('LOCAL_DB=%s is taken, and shown without a password', (value, data, dataLabel) => {
    vi.stubEnv('LOCAL_DB', value)
    expect(readSettings('preview')).toMatchObject({ data, dataLabel })
  })
})

describe('a place that cannot be used is refused', () => {
  const open = (data: string) => openBackend({ data, seed: false, allowList })
  const file = join(folder, 'file')
  writeFileSync(file, '')

  test.each([
    ['a file', file, /^LOCAL_DB: no database can be opened in .+: EEXIST: file already exists\.$/],
    ['below a file', join(file, 'data'), /^LOCAL_DB: .+: ENOTDIR: not a directory\.$/],
    [
      'a server that does not answer',
      'postgres://u:secret@127.0.0.1:1/name',
      /^LOCAL_DB: PostgreSQL at 127\.0\.0\.1:1\/name cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
  ])('%s', async (_, data, line) => {
    await expect(open(data)).rejects.toThrow(line)
    await expect(open(data)).rejects.toBeInstanceOf(Refusal)
  })

  test.each([
    [{ name: 'ErrnoError', errno: 51 }, 'no space left on device'],
    [
      Object.assign(new Error("EROFS: read-only file system, mkdir '/x'"), { syscall: 'mkdir' }),
      'EROFS: read-only file system',
    ],
    [
      Object.assign(new Error('could not extend file "base/1": No space left on device'), { code: '53100' }),
      'could not extend file "base/1": No space left on device',
    ],
    [new Error('a migration failed', { cause: { code: '53100' } }), 'a migration failed'],
  ])('an error of the disk: %o', (error, reason) => {
    expect([isStorageError(error), reasonOf(error)]).toEqual([true, reason])
  })

  test('one line, and no stack trace', () => {
    const program = ['--import', 'tsx', 'supabase/local/serve.ts', 'preview']
    const env = { ...process.env, LOCAL_DB: join(file, 'data'), NODE_NO_WARNINGS: '1' }
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^LOCAL_DB: .+\n$/)
  })
})

test('every run builds the site into a folder of its own', () => {
  const folders = [createBuildFolder(), createBuildFolder()]
  for (const each of folders) rmSync(each, { recursive: true })
  expect(folders[0]).not.toBe(folders[1])
})

test.each([
  ['18.20.8', 1],
  ['20.18.3', 1],
  ['21.7.0', 1],
  ['22.12.0', 1],
  ['23.11.0', 1],
  ['20.19.0', 0],
  ['22.13.0', 0],
  ['24.0.0', 0],
  ['26.1.0', 0],
])('Node %s: exit code %i', (version, code) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  const check = join(root, 'supabase/local/check-node.js')
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, check], { encoding: 'utf8' })
  const line = `Node ${version} is not supported: install 20.19, 22.13, 24 or newer.\n`
  expect([status, stderr]).toEqual([code, code ? line : ''])
})
