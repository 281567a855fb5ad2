import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { format, target } from '../../supabase/local/generate-types.ts'
import { createProject, type Project } from './project.ts'
import { supabase } from './supabase-cli.ts'

const { cli, postgres, plpgsqlCheck } = inject('missing')
const missing = cli ?? postgres

let project: Project
beforeAll(async () => {
  if (!missing) project = await createProject(inject('cluster'))
})
afterAll(() => project?.drop())

/** A command of the CLI against a project, as its `postgres`. */
const on = (there: Project, ...args: string[]) =>
  supabase([...args, `--remote=${there.address('postgres')}`, '--output-format', 'json'])

describe.skipIf(missing)(`Supabase CLI${missing ? ` (${missing})` : ''}`, () => {
  test('applies all migrations to a new project, and has nothing to do the second time', async () => {
    const first = await on(project, 'db', 'push', '--yes')
    expect(first, first.out + first.err).toMatchObject({ code: 0 })
    expect(JSON.parse(first.out).migrations.length).toBeGreaterThan(0)
    const second = await on(project, 'db', 'push', '--yes')
    expect(JSON.parse(second.out)).toMatchObject({ upToDate: true, migrations: [] })
  })

  test('gives the same rights where a project grants none on new tables and functions', async () => {
    const closed = await createProject(inject('cluster'))
    await closed.query(
      `alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
       alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;
       alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role`,
    )
    await on(closed, 'db', 'push', '--yes')
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
    // As on hosted projects, where anybody may create this extension.
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

/** What the API's roles may do with which table, column, sequence and function of this project. */
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
 * The words of generated types, without formatting and comments, and without what only one generator writes: which
 * PostgREST serves the project, and computed fields, of which there are none.
 */
function comparable(types: string): string[] {
  return format(types)
    .replace(/\/\/.*/g, '')
    .replace(/__InternalSupabase: \{.*?\}/s, '')
    .replace(/ComputedFields: never/g, '')
    .trim()
    .split(/[\s;,]+/)
}
