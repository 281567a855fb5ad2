import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Backend, openBackend } from '../../supabase/local/backend.ts'
import {
  allowList,
  type Client,
  connect,
  founder,
  openTestBackend,
  operations,
  outcome,
  password,
} from '../policies/actors.ts'

const folder = await mkdtemp(join(tmpdir(), 'data-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const count = async (backend: Backend) =>
  (await backend.query('select count(*)::integer as count from public.equipment_catalog'))[0]?.count

describe('a directory whose first set-up was interrupted', () => {
  const directory = join(folder, 'interrupted')
  /** Without the snapshot: a new directory goes through the whole first set-up. */
  const open = (staff = allowList) => openBackend({ data: directory, seed: true, allowList: staff })

  let backend: Backend
  beforeAll(async () => {
    // As older versions left it: other users can read the folder.
    await mkdir(join(directory, 'postgres'), { recursive: true, mode: 0o755 })
    await writeFile(join(directory, 'postgres', 'PG_VERSION'), '17\n')
    await writeFile(join(directory, 'unfinished'), '')
    backend = await open()
  })

  test('is set up from the beginning', async () => {
    expect(await count(backend)).toBeGreaterThan(20)
    expect(await readdir(directory)).toEqual(['jwt-secret', 'lock', 'postgres'])
  })

  test('is readable by its owner only: database, session secret and lock', async () => {
    expect(await readFile(join(directory, 'jwt-secret'), 'utf8')).toMatch(/^[\w-]{43}$/)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    const paths = await readdir(directory, { recursive: true })
    expect(paths.length).toBeGreaterThan(900)
    const modes = await Promise.all(
      paths.map(async (path) => (await stat(join(directory, path))).mode & 0o077),
    )
    expect(paths.filter((_, index) => modes[index])).toEqual([])
  })

  describe('after a restart with another allow-list', () => {
    const staff = [
      { email: operations, fullName: 'Operations' },
      { email: 'successor@example.com', fullName: 'Successor' },
    ]
    const sessions: Record<string, string> = {}
    const resume = async (email: string): Promise<Client> => {
      const client = connect(backend)
      const { error } = await client.auth.refreshSession({ refresh_token: sessions[email] ?? '' })
      expect(error).toBeNull()
      return client
    }

    let token = ''
    beforeAll(async () => {
      for (const email of [founder, operations]) {
        const { data } = await connect(backend).auth.signUp({ email, password })
        sessions[email] = data.session?.refresh_token ?? ''
        token = data.session?.access_token ?? ''
      }
      await backend.query('delete from public.equipment_catalog')
      await backend.query(`insert into public.equipment_catalog (name) values ('Kept')`)
      // As a database from before a migration.
      await backend.query('drop trigger check_specifications on public.equipment_catalog')
      await backend.query(
        `delete from supabase_migrations.schema_migrations where name = 'check_specifications'`,
      )
      await backend.close()
      backend = await open(staff)
    })

    test('rows, accounts and sessions are there; the sample data does not return', async () => {
      const rows = (client: Client) => client.from('equipment_catalog').select('name')
      expect((await rows(connect(backend, token))).data).toEqual([{ name: 'Kept' }])
      expect((await rows(await resume(operations))).data).toEqual([{ name: 'Kept' }])
    })

    test('the stored allow-list is the new one, and a person who is no longer on it cannot write', async () => {
      const stored = await backend.query(
        'select email, full_name as "fullName" from private.staff_allow_list order by email',
      )
      expect(stored).toEqual(staff)
      const former = await resume(founder)
      expect(outcome(await former.from('equipment_catalog').insert({ name: 'A' }))).toBe('403 42501')
    })

    test('the missing migration is applied, and no other twice', async () => {
      expect(
        await backend.query(`select from pg_trigger where tgname = 'check_specifications'`),
      ).toHaveLength(1)
      const applied = await backend.query('select version, name from supabase_migrations.schema_migrations')
      const files = await readdir(fileURLToPath(new URL('../../supabase/migrations', import.meta.url)))
      expect(applied.map(({ version, name }) => `${version}_${name}.sql`).sort()).toEqual(files.sort())
    })
  })

  test('with a migration that is gone, it is refused: the line says to delete the folder', async () => {
    await backend.query(
      `insert into supabase_migrations.schema_migrations (version) values ('20250101000000')`,
    )
    await backend.close()
    await expect(open()).rejects.toThrow(
      /^LOCAL_DB: .*interrupted was made by other migrations: delete this folder and start again\.$/,
    )
    expect(await readdir(directory)).toContain('postgres')
  })
})

test('kill -9 during writes loses no acknowledged row and leaves no lock', async () => {
  const directory = join(folder, 'killed')
  const writer = spawn(
    process.execPath,
    // Without optimized WebAssembly, which takes a process of this length longer to make than it saves.
    ['--liftoff-only', '--import', 'tsx', fileURLToPath(new URL('./writer.ts', import.meta.url)), directory],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => void writer.kill('SIGKILL'))
  let output = ''
  let errors = ''
  writer.stderr.on('data', (text) => (errors += text))
  await new Promise<void>((resolve, reject) => {
    writer.once('exit', () => reject(new Error(`The writer ended: ${errors}`)))
    writer.stdout.on('data', (text) => {
      output += text
      if (output.includes('\n25\n')) resolve()
    })
  })
  await expect(openTestBackend(directory)).rejects.toThrow(`in use by process ${writer.pid}`)
  writer.removeAllListeners('exit')
  const ended = once(writer, 'close')
  writer.kill('SIGKILL')
  await ended

  const backend = await openTestBackend(directory)
  onTestFinished(() => backend.close())
  const rows = await backend.query('select name from public.equipment_catalog')
  const names = new Set(rows.map(({ name }) => name))
  const acknowledged = output.trim().split('\n')
  expect(acknowledged.length).toBeGreaterThanOrEqual(25)
  expect(acknowledged.filter((number) => !names.has(`Item ${number}`))).toEqual([])
  // The backend printed nothing: no e-mail address, no hash, no statement.
  expect(acknowledged.filter((line) => !/^\d+$/.test(line))).toEqual([])
  expect(errors).toBe('')
})
