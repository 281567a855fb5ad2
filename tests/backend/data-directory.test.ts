import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Backend, openBackend } from '../../supabase/local/backend.ts'
import { LockedError } from '../../supabase/local/lock.ts'
import { allowList, connect, founder, openTestBackend, outcome, password } from '../policies/actors.ts'

let directory: string
const open = new Set<Backend>()
const children = new Set<ChildProcess>()

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'data-')), 'db')
})
afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  for (const backend of open) await backend.close()
  children.clear()
  open.clear()
  await rm(join(directory, '..'), { recursive: true, force: true })
})

async function opened(options: Partial<Parameters<typeof openBackend>[0]> = {}): Promise<Backend> {
  const backend = await openBackend({ data: directory, seed: false, allowList, ...options })
  open.add(backend)
  return backend
}

async function closed(backend: Backend): Promise<void> {
  open.delete(backend)
  await backend.close()
}

const count = async (backend: Backend) =>
  (await backend.query('select count(*)::integer as count from public.equipment_catalog'))[0]?.count

test('rows, accounts and sessions survive a restart; the sample data does not return', async () => {
  const first = await opened({ seed: true })
  const staff = connect(first)
  const { data } = await staff.auth.signUp({ email: founder, password })
  expect(await count(first)).toBeGreaterThan(20)
  await first.query('delete from public.equipment_catalog')
  await staff.from('equipment_catalog').insert({ name: 'Kept' })
  await closed(first)
  expect(await readdir(directory)).toEqual(['jwt-secret', 'postgres'])

  const second = await opened({ seed: true })
  const session = connect(second, data.session?.access_token)
  expect((await session.from('equipment_catalog').select('name')).data).toEqual([{ name: 'Kept' }])
  const refreshed = await connect(second).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  })
  expect(refreshed.error).toBeNull()
})

test('the allow-list follows what it was opened with', async () => {
  const first = await opened()
  const staff = connect(first)
  const { data } = await staff.auth.signUp({ email: founder, password })
  await closed(first)

  const successor = { email: 'successor@example.com', fullName: 'Successor' }
  const second = await opened({ allowList: [successor] })
  expect(await second.query('select email, full_name from private.staff_allow_list')).toEqual([
    { email: successor.email, full_name: successor.fullName },
  ])
  const former = connect(second, data.session?.access_token)
  expect(outcome(await former.from('equipment_catalog').insert({ name: 'A' }))).toBe('403 42501')
})

test('a migration that is new to an existing database is applied, the others are not repeated', async () => {
  const first = await opened()
  await first.query(`insert into public.equipment_catalog (name) values ('Kept')`)
  await first.query('drop table public.newsletter_subscribers')
  await first.query('drop function private.remember_own_subscription')
  await first.query(`delete from supabase_migrations.schema_migrations where name like '%newsletter%'`)
  await closed(first)

  const second = await opened()
  expect(await second.query('select email from public.newsletter_subscribers')).toEqual([])
  expect(await count(second)).toBe(1)
  const applied = await second.query('select version, name from supabase_migrations.schema_migrations')
  const files = await readdir(fileURLToPath(new URL('../../supabase/migrations', import.meta.url)))
  expect(applied.map(({ version, name }) => `${version}_${name}.sql`).sort()).toEqual(files.sort())
})

test('the secret is for its owner alone', async () => {
  await opened()
  const path = join(directory, 'jwt-secret')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toMatch(/^[\w-]{43}$/)
})

test('a second backend on the same directory is refused, and the first goes on', async () => {
  const first = await opened()
  await expect(opened()).rejects.toThrow(LockedError)
  expect(await count(first)).toBe(0)
})

test('a set-up that was cut short begins anew', async () => {
  await mkdir(join(directory, 'postgres'), { recursive: true })
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '17\n')
  await writeFile(join(directory, 'unfinished'), '')
  const backend = await opened({ seed: true })
  expect(await count(backend)).toBeGreaterThan(20)
  expect(await readdir(directory)).not.toContain('unfinished')
})

test('kill -9 in the middle of writing loses no row that was acknowledged', async () => {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./writer.ts', import.meta.url)), directory],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  children.add(writer)
  let acknowledged = ''
  let complaints = ''
  writer.stderr.on('data', (text) => (complaints += text))
  await new Promise<void>((resolve, reject) => {
    writer.once('exit', () => reject(new Error(`The writer ended: ${complaints}`)))
    writer.stdout.on('data', (text) => {
      acknowledged += text
      if (acknowledged.includes('\n100\n')) resolve()
    })
  })
  await expect(openTestBackend(directory)).rejects.toThrow(`in use by process ${writer.pid}`)
  writer.removeAllListeners('exit')
  const ended = once(writer, 'close')
  writer.kill('SIGKILL')
  await ended

  const backend = await opened()
  const rows = await backend.query('select name from public.equipment_catalog')
  const names = new Set(rows.map(({ name }) => name))
  const numbers = acknowledged.trim().split('\n')
  expect(numbers.length).toBeGreaterThanOrEqual(100)
  expect(numbers.filter((number) => !names.has(`Item ${number}`))).toEqual([])
  // Nor did it print anything else than those numbers: no e-mail, no hash, no statement.
  expect(numbers.filter((line) => !/^\d+$/.test(line))).toEqual([])
  expect(complaints).toBe('')
})
