import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Row } from '../../supabase/local/database.ts'
import { checkDatabase } from '../../supabase/verify/database.ts'
import { createProject, type Project, run } from './project.ts'
import { supabase } from './supabase-cli.ts'

// A project that was connected with the 37 migrations before the baseline moves to the baseline, as supabase/README.md says.

const root = join(import.meta.dirname, '../..')
/** The last commit with the old migrations. */
const before = 'd2dd293'

/** Writes the old migrations into a folder for the CLI. False if this clone lacks the history of the repository. */
function writeOldMigrations(folder: string): boolean {
  try {
    const archive = execFileSync('git', ['archive', before, 'supabase/migrations'], {
      cwd: root,
      stdio: 'pipe',
    })
    mkdirSync(join(folder, 'supabase'), { recursive: true })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    cpSync(join(root, 'supabase/config.toml'), join(folder, 'supabase/config.toml'))
    cpSync(join(root, 'supabase/templates'), join(folder, 'supabase/templates'), { recursive: true })
    return true
  } catch {
    return false
  }
}

const folder = mkdtempSync(join(tmpdir(), 'old-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const history = writeOldMigrations(folder)
  ? null
  : `this clone has no commit ${before}: fetch the whole history`
const missing = inject('missing').cli ?? inject('missing').postgres ?? history

const founder = '11111111-1111-4111-8111-111111111111'
const bench = '22222222-2222-4222-8222-222222222222'
const invisible = '33333333-3333-4333-8333-333333333333'

/** Rows in every table, as an old project holds them: the first entry of the history has no change id. */
const rows = `
  insert into private.staff_allow_list values ('founder@example.com', 'Founder'), ('other@example.com', 'Other');
  insert into auth.users (id, email, email_confirmed_at) values ('${founder}', 'founder@example.com', now());
  insert into public.equipment_catalog (id, name, cost, specifications, created_by)
    values ('${bench}', 'Bench', 1200.50, '{"width_mm": 1200}', '${founder}');
  insert into public.equipment_catalog (name) select 'Item ' || n from generate_series(1, 20) as n;
  update public.equipment_catalog set cost = 4200 where name like 'Item 1%';
  delete from public.equipment_catalog where name = 'Item 2';
  alter table public.equipment_history disable trigger user;
  update public.equipment_history set change_id = null where id = 1;
  alter table public.equipment_history enable trigger user;
  insert into public.newsletter_subscribers (email, source) values ('reader@example.com', 'website_footer')`

const tables = {
  allowList: 'select * from private.staff_allow_list order by email',
  equipment: 'select * from public.equipment_catalog order by id',
  history: `select id, equipment_id, action, changed_at, changed_by, changed_by_email, changed_via, before, after,
    case when id > 1 then change_id end as change_id from public.equipment_history order by id`,
  newsletter: 'select * from public.newsletter_subscribers order by id',
  accounts: 'select id, email, email_confirmed_at from auth.users order by id',
}

async function readTables(project: Project): Promise<Record<string, Row[]>> {
  const read = Object.entries(tables).map(async ([name, sql]) => [name, await project.query(sql)] as const)
  return Object.fromEntries(await Promise.all(read))
}

describe.skipIf(missing)(`An older project${missing ? ` (${missing})` : ''}`, () => {
  let moved: Project
  let fresh: Project
  let kept: Awaited<ReturnType<typeof readTables>>

  const command = (project: Project, args: readonly string[], workdir?: string) =>
    supabase(
      [...args, '--yes', `--remote=${project.address('postgres')}`, '--output-format', 'json'],
      workdir,
    )
  /** Runs a file of supabase/move as the README says: as `postgres`, which is no superuser. */
  const runFile = (name: string) =>
    run(moved.address('postgres'), readFileSync(join(root, 'supabase/move', name), 'utf8'))

  beforeAll(async () => {
    moved = await createProject(inject('cluster'))
    fresh = await createProject(inject('cluster'))
    expect(await command(fresh, ['db', 'push'])).toMatchObject({ code: 0 })
    const pushed = await command(moved, ['db', 'push'], folder)
    expect(pushed, pushed.out + pushed.err).toMatchObject({ code: 0 })
    await moved.query(rows)
    kept = await readTables(moved)
    await moved.query(
      `insert into public.equipment_catalog (id, name) values ('${invisible}', U&'Ka\\0308rcher\\200B')`,
    )

    await runFile('set-aside.sql')
    const repaired = await command(moved, ['migration', 'repair', '--status', 'reverted'])
    expect(repaired, repaired.out + repaired.err).toMatchObject({ code: 0 })
    const pushedAgain = await command(moved, ['db', 'push'])
    expect(pushedAgain, pushedAgain.out + pushedAgain.err).toMatchObject({ code: 0 })
    await runFile('take-back.sql')
  })
  afterAll(async () => {
    await moved?.drop()
    await fresh?.drop()
  })

  test('rewrites texts with invisible characters, which the history shows', async () => {
    const entries = await moved.query(
      `select after ->> 'name' as name from public.equipment_history where equipment_id = '${invisible}' order by id`,
    )
    expect(entries).toEqual([{ name: 'Ka\u0308rcher\u200b' }, { name: 'Kärcher' }])
  })

  test('keeps every other row of every table', async () => {
    for (const table of Object.values(kept)) expect(table.length).toBeGreaterThan(0)
    const now = await readTables(moved)
    const others = (rows: Row[] = []) =>
      rows.filter((row) => row.id !== invisible && row.equipment_id !== invisible)
    expect({ ...now, equipment: others(now.equipment), history: others(now.history) }).toEqual(kept)
  })

  test('has nothing left to push, and verify:backend finds no difference', async () => {
    const { out } = await command(moved, ['db', 'push'])
    expect(JSON.parse(out)).toMatchObject({ upToDate: true, migrations: [] })
    const databases = {
      project: (sql: string) => moved.query(sql),
      fresh: (sql: string) => fresh.query(sql),
    }
    const allowList = [
      { email: 'founder@example.com', fullName: 'Founder' },
      { email: 'other@example.com', fullName: 'Other' },
    ]
    const wrong = []
    for await (const finding of checkDatabase(databases, { allowList, isSignUpClosed: false })) {
      if (finding.verdict === 'wrong') wrong.push(finding)
    }
    expect(wrong).toEqual([])
  })

  test('records the next change: each entry is part of a change, and every change has one first entry', async () => {
    await moved.query(`update public.equipment_catalog set cost = 1 where id = '${bench}'`)
    const changes = await moved.query(
      `select count(*) filter (where is_first_of_change)::integer as first, count(distinct change_id)::integer as all,
         max(id)::integer as newest, count(*)::integer as entries from public.equipment_history`,
    )
    expect(changes[0]?.first).toBe(changes[0]?.all)
    expect(changes[0]?.newest).toBe(changes[0]?.entries)
  })
})
