import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { format, target } from '../../supabase/local/generate-types.ts'
import { findPostgres } from '../policies/postgres-server.ts'
import { createProject, type Project } from './project.ts'
import { type Result, supabase } from './supabase-cli.ts'

const { cli, postgres, plpgsqlCheck } = inject('missing')
const missing = cli ?? postgres

let project: Project
/** How the CLI applied all migrations to it. */
let pushed: Result
beforeAll(async () => {
  if (missing) return
  project = await createProject(inject('cluster'))
  pushed = await push(project)
})
afterAll(() => project?.drop())

/** A command of the CLI against a project, as its `postgres`. */
const on = (there: Project, ...args: string[]) =>
  supabase([...args, `--remote=${there.address('postgres')}`, '--output-format', 'json'])

const push = (there: Project) => on(there, 'db', 'push', '--yes')

describe.skipIf(missing)(`Supabase CLI${missing ? ` (${missing})` : ''}`, () => {
  test('applies all migrations to a new project, and has nothing to do the second time', async () => {
    expect(pushed, pushed.out + pushed.err).toMatchObject({ code: 0 })
    expect(JSON.parse(pushed.out).migrations.length).toBeGreaterThan(0)
    const second = await push(project)
    expect(JSON.parse(second.out)).toMatchObject({ upToDate: true, migrations: [] })
  })

  test('gives the same rights where a project grants none on new tables and functions', async () => {
    const closed = await createProject(inject('cluster'))
    await closed.query(
      `alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
       alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;
       alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role`,
    )
    await push(closed)
    const rights = await closed.query(apiRights)
    await closed.drop()
    expect(rights.length).toBeGreaterThan(5)
    expect(rights).toEqual(await project.query(apiRights))
  })

  test('reads config.toml without a warning: every key is known and current', async () => {
    const { err } = await on(project, 'db', 'push', '--dry-run')
    expect(err.split('\n').filter((line) => line.includes('WARN'))).toEqual([])
  })

  test('advisors find nothing', async () => {
    const { out, err } = await on(project, 'db', 'advisors', '--level', 'warn', '--fail-on', 'warn')
    expect(JSON.parse(out).results, err).toEqual([])
  })

  test.skipIf(plpgsqlCheck)('lint finds nothing', async () => {
    // As on hosted projects, where everyone may create this extension.
    await project.query('create extension plpgsql_check schema extensions')
    const { out, err } = await on(project, 'db', 'lint', '--level', 'warning', '--fail-on', 'warning')
    await project.query('drop extension plpgsql_check')
    expect(JSON.parse(out).results, err).toEqual([])
  })

  test('generates the committed types', async () => {
    const { out } = await supabase(['gen', 'types', `--remote=${project.address('postgres')}`])
    const committed = readFileSync(join(import.meta.dirname, '../..', target), 'utf8')
    expect(comparable(out)).toEqual(comparable(committed))
  })
})

describe.skipIf(missing)(`a backup${missing ? ` (${missing})` : ''}`, () => {
  /** Runs one of PostgreSQL's programs against a project, as its `postgres`. Its output. */
  const runClient = (program: string, there: Project, args: string[], input = '') =>
    execFileSync(join(findPostgres()?.bin ?? '', program), [...args, there.address('postgres')], {
      encoding: 'utf8',
      input,
    })

  test('is restored into a new project as the README says: rows with their history, without the accounts', async () => {
    const founder = '11111111-1111-4111-8111-111111111111'
    await project.query(
      `insert into private.staff_allow_list (email, full_name) values ('founder@example.com', 'Founder');
       insert into auth.users (id, email) values ('${founder}', 'founder@example.com');
       insert into public.equipment_catalog (name, category, created_by) values ('Heater', 'Sauna Heaters', '${founder}');
       update public.equipment_catalog set cost = 4200.5;
       insert into public.projects (name, created_by) values ('House', '${founder}');
       insert into public.project_lines (project_id, equipment_id, tag, created_by)
         select house.id, item.id, 'HE-1', '${founder}' from public.projects as house, public.equipment_catalog as item;
       insert into public.project_lines (project_id, equipment_id, tag, alternate_for)
         select project_id, equipment_id, 'HE-2', id from public.project_lines;
       insert into public.project_revisions (id, project_id, name, project, lines)
         select id, id, 'A', '{}', '[]' from public.projects;
       insert into public.newsletter_subscribers (email, source) values ('reader@example.com', 'website_footer')`,
    )
    const backup = runClient('pg_dump', project, ['--data-only', '--schema', 'public'])
    const restored = await createProject(inject('cluster'))
    onTestFinished(() => restored.drop())
    await push(restored)
    runClient(
      'psql',
      restored,
      ['--quiet', '-v', 'ON_ERROR_STOP=1', '--single-transaction'],
      `set session_replication_role = replica;\n${backup}
       ${['equipment_catalog', 'projects', 'project_lines']
         .map(
           (table) =>
             `update public.${table} set created_by = null where created_by not in (select id from auth.users);`,
         )
         .join('\n')}`,
    )

    const tables = ['equipment_history', 'newsletter_subscribers', 'project_history', 'project_revisions']
    for (const table of tables) {
      const rows = `select * from public.${table} order by 1`
      expect((await project.query(rows)).length).toBeGreaterThan(0)
      expect(await restored.query(rows)).toEqual(await project.query(rows))
    }
    for (const table of ['equipment_catalog', 'projects', 'project_lines']) {
      const rows = await project.query(`select * from public.${table} order by id`)
      expect(await restored.query(`select * from public.${table} order by id`)).toEqual(
        rows.map((row) => ({ ...row, created_by: null })),
      )
    }
    // The next change finds a free number, and its item.
    await restored.query('update public.equipment_catalog set cost = 1')
    expect(await restored.query('select from public.equipment_history')).toHaveLength(3)
  })
})

/** The rights of the API's roles on every table, column, sequence and function of this project. */
const apiRights = `
  with objects as (
    select oid::regclass::text as name, relnamespace as schema, relacl as rights from pg_class
    union all
    select attrelid::regclass || '.' || attname, relnamespace, attacl
    from pg_attribute join pg_class on pg_class.oid = attrelid
    union all
    select oid::regprocedure::text, pronamespace, coalesce(proacl, acldefault('f', proowner)) from pg_proc
  )
  select name, coalesce(nullif(grantee, 0)::regrole::text, 'public') as role, string_agg(privilege_type, ' ' order by privilege_type) as may
  from objects, aclexplode(rights)
  where schema in ('public'::regnamespace, 'private'::regnamespace) and grantee <> 'postgres'::regrole
  group by 1, 2 order by 1, 2`

/**
 * The words of generated types, without formatting, comments and the parts that only one generator writes: the version of
 * PostgREST, computed fields, and that columns of a union (project_items) may be null, though no part of it has nulls.
 */
function comparable(types: string): string[] {
  return format(types)
    .replace(/\/\/.*/g, '')
    .replace(/__InternalSupabase: \{.*?\}/s, '')
    .replace(/ComputedFields: never/g, '')
    .replace(/project_items: \{\n\s+Row: \{.*?\}/s, '')
    .trim()
    .split(/[\s;,]+/)
}
