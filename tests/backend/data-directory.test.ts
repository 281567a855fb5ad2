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

/** Closed after the test, unless the test does. */
async function opened(opening: Promise<Backend> = openTestBackend(directory)): Promise<Backend> {
  const backend = await opening
  open.add(backend)
  return backend
}

/** A backend with the sample equipment, without the snapshot: a new directory goes through the whole first set-up. */
const openSeeded = (staff = allowList) => openBackend({ data: directory, seed: true, allowList: staff })

async function closed(backend: Backend): Promise<void> {
  open.delete(backend)
  await backend.close()
}

const count = async (backend: Backend) =>
  (await backend.query('select count(*)::integer as count from public.equipment_catalog'))[0]?.count

test('rows, accounts and sessions survive a restart; the sample data does not return', async () => {
  const first = await opened(openSeeded())
  const staff = connect(first)
  const { data } = await staff.auth.signUp({ email: founder, password })
  expect(await count(first)).toBeGreaterThan(20)
  await first.query('delete from public.equipment_catalog')
  await staff.from('equipment_catalog').insert({ name: 'Kept' })
  await closed(first)
  expect(await readdir(directory)).toEqual(['jwt-secret', 'lock', 'postgres'])

  const second = await opened(openSeeded())
  const session = connect(second, data.session?.access_token)
  expect((await session.from('equipment_catalog').select('name')).data).toEqual([{ name: 'Kept' }])
  const refreshed = await connect(second).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  })
  expect(refreshed.error).toBeNull()
})

test('the stored allow-list is replaced at every start', async () => {
  const first = await opened()
  const staff = connect(first)
  const { data } = await staff.auth.signUp({ email: founder, password })
  await closed(first)

  const successor = { email: 'successor@example.com', fullName: 'Successor' }
  const second = await opened(openSeeded([successor]))
  expect(await second.query('select email, full_name from private.staff_allow_list')).toEqual([
    { email: successor.email, full_name: successor.fullName },
  ])
  const session = await connect(second).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  })
  const former = connect(second, session.data.session?.access_token)
  expect(outcome(await former.from('equipment_catalog').insert({ name: 'A' }))).toBe('403 42501')
})

test('an existing database gets the migrations it lacks, and no other twice', async () => {
  const first = await opened()
  await first.query(`insert into public.equipment_catalog (name) values ('Kept')`)
  await first.query('drop view public.deleted_equipment')
  await first.query(
    `delete from supabase_migrations.schema_migrations where name = 'create_deleted_equipment'`,
  )
  await closed(first)

  const second = await opened()
  expect(await second.query('select id from public.deleted_equipment')).toEqual([])
  expect(await count(second)).toBe(1)
  const applied = await second.query('select version, name from supabase_migrations.schema_migrations')
  const files = await readdir(fileURLToPath(new URL('../../supabase/migrations', import.meta.url)))
  expect(applied.map(({ version, name }) => `${version}_${name}.sql`).sort()).toEqual(files.sort())
})

test('database, session secret and lock are readable by their owner only', async () => {
  // As a database from before: its folder is open to everybody.
  await mkdir(directory, { mode: 0o755 })
  await opened()
  expect(await readFile(join(directory, 'jwt-secret'), 'utf8')).toMatch(/^[\w-]{43}$/)
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  const paths = await readdir(directory, { recursive: true })
  expect(paths.length).toBeGreaterThan(900)
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(directory, path))).mode & 0o077))
  expect(paths.filter((_, index) => modes[index])).toEqual([])
})

test('a second backend on the same directory is refused; the first still answers', async () => {
  const first = await opened()
  await expect(opened()).rejects.toThrow(LockedError)
  expect(await count(first)).toBe(0)
})

test('an interrupted first set-up starts over', async () => {
  await mkdir(join(directory, 'postgres'), { recursive: true })
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '17\n')
  await writeFile(join(directory, 'unfinished'), '')
  const backend = await opened(openSeeded())
  expect(await count(backend)).toBeGreaterThan(20)
  expect(await readdir(directory)).not.toContain('unfinished')
})

test('kill -9 during writes loses no acknowledged row and leaves no lock', async () => {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./writer.ts', import.meta.url)), directory],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  children.add(writer)
  let output = ''
  let errors = ''
  writer.stderr.on('data', (text) => (errors += text))
  await new Promise<void>((resolve, reject) => {
    writer.once('exit', () => reject(new Error(`The writer ended: ${errors}`)))
    writer.stdout.on('data', (text) => {
      output += text
      if (output.includes('\n100\n')) resolve()
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
  const acknowledged = output.trim().split('\n')
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  expect(acknowledged.filter((number) => !names.has(`Item ${number}`))).toEqual([])
  // The backend printed nothing: no e-mail address, no hash, no statement.
  expect(acknowledged.filter((line) => !/^\d+$/.test(line))).toEqual([])
  expect(errors).toBe('')
})
