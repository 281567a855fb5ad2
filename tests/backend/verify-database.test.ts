import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { checkDifferences, type Databases, readFacts } from '../../supabase/verify/database.ts'
import { allowList, founder, openTestBackend, operations } from '../policies/actors.ts'
import { createScratchDatabase, describeEngine, migratedRequestUser } from '../policies/engines.ts'
import { run } from '../policies/scratch-database.ts'
import { answering, hosted, linesOf, rememberAnswers, runCommandFor, site, verify } from './hosted-answers.ts'

// `npm run verify:backend` with SUPABASE_DB_URL, over databases that are each broken in one way. It compares them with an
// embedded one: on a real PostgreSQL this also proves that the versions may differ.

let freshBackend: Backend
beforeAll(async () => {
  freshBackend = await openTestBackend()
})
afterAll(() => freshBackend?.close())

const fresh = rememberAnswers((sql) => freshBackend.query(sql))

type Break = {
  sql: string[]
  undo: string[]
  /** All that is wrong, as `asked: answer`. */
  says: string[]
}

const refused = (object: string) => `401 42501: permission denied for ${object}`
const rowLevelOff = (table: string) =>
  `table public.${table}: row-level security off, instead of row-level security on`
const onlyStaff = '(select private.is_staff())'

const withoutRowLevelSecurity = (table: string) => ({
  sql: [`alter table public.${table} disable row level security`],
  undo: [`alter table public.${table} enable row level security`],
})
const granted = (right: string, role: string) => ({
  sql: [`grant ${right} to ${role}`],
  undo: [`revoke ${right} from ${role}`],
})
/** A policy by which visitors may do something, and the right to try it. */
const opened = (verb: string, table: string, rule: string) => ({
  sql: [
    `create policy "Open" on public.${table} for ${verb} to anon ${rule}`,
    `grant ${verb} on public.${table} to anon`,
  ],
  undo: [`drop policy "Open" on public.${table}`, `revoke ${verb} on public.${table} from anon`],
})

const breaks: Record<string, Break> = {
  'row-level security off, grants intact': {
    ...withoutRowLevelSecurity('equipment_catalog'),
    says: [rowLevelOff('equipment_catalog')],
  },
  'a policy that lets every account read': {
    sql: ['alter policy "Staff can read equipment" on public.equipment_catalog using (true)'],
    undo: [`alter policy "Staff can read equipment" on public.equipment_catalog using (${onlyStaff})`],
    says: [
      'policy "Staff can read equipment" on public.equipment_catalog: permissive for select to authenticated using (true), instead of permissive for select to authenticated using (( SELECT private.is_staff() AS is_staff))',
    ],
  },
  'a policy that lets visitors write, without a grant': {
    sql: ['create policy "Open" on public.equipment_catalog for insert to anon with check (true)'],
    undo: ['drop policy "Open" on public.equipment_catalog'],
    says: [
      'policy "Open" on public.equipment_catalog: not from a migration: permissive for insert to anon with check (true)',
    ],
  },
  'a policy that lets visitors write, with a grant': {
    ...opened('insert', 'equipment_catalog', 'with check (true)'),
    says: [
      expect.stringMatching(/^Visitors add equipment: 40\d /),
      'policy "Open" on public.equipment_catalog: not from a migration: permissive for insert to anon with check (true)',
      'rights anon on public.equipment_catalog: not from a migration: insert',
    ],
  },
  'a history that visitors read': {
    ...opened('select', 'equipment_history', 'using (true)'),
    says: [
      'Visitors read equipment_history: 200, 0 rows',
      'policy "Open" on public.equipment_history: not from a migration: permissive for select to anon using (true)',
      'rights anon on public.equipment_history: not from a migration: select',
    ],
  },
  'row-level security off for the history': {
    ...withoutRowLevelSecurity('equipment_history'),
    says: [rowLevelOff('equipment_history')],
  },
  'row-level security off for the newsletter while it is empty': {
    ...withoutRowLevelSecurity('newsletter_subscribers'),
    says: [
      expect.stringMatching(/^Visitors subscribe, with a source that is not the website: 400 23514/),
      rowLevelOff('newsletter_subscribers'),
    ],
  },
  'no grant on the newsletter': {
    sql: ['revoke all on public.newsletter_subscribers from anon'],
    undo: ['grant insert (email, source), select on public.newsletter_subscribers to anon'],
    says: [
      `Visitors read subscribers: ${refused('table newsletter_subscribers')}`,
      `Visitors subscribe, with an address that the checks refuse: ${refused('table newsletter_subscribers')}`,
      `Visitors subscribe, with a source that is not the website: ${refused('table newsletter_subscribers')}`,
      'rights anon on public.newsletter_subscribers: missing',
    ],
  },
  'a project without migrations': {
    sql: [
      'alter schema public rename to gone',
      'create schema public',
      'grant usage on schema public to anon',
      'alter schema supabase_migrations rename to gone_migrations',
    ],
    undo: [
      'drop schema public',
      'alter schema gone rename to public',
      'alter schema gone_migrations rename to supabase_migrations',
    ],
    says: [
      'Tables and functions: there is no equipment_catalog, equipment_history, deleted_equipment, equipment_activity, import_equipment, change_equipment, delete_equipment, restore_equipment, undo_change, projects, project_lines, project_items, project_history, project_revisions, staff_names, list_connectors, disconnect_connector, save_project, delete_project, save_revision, newsletter_subscribers, register_connector',
      expect.stringMatching(/^Applied migrations: 0, and not \d{14}, /),
    ],
  },
  'a migration not applied': {
    sql: [
      'create table supabase_migrations.gone as select * from supabase_migrations.schema_migrations order by version desc limit 1',
      'delete from supabase_migrations.schema_migrations where version in (select version from supabase_migrations.gone)',
    ],
    undo: [
      'insert into supabase_migrations.schema_migrations select * from supabase_migrations.gone',
      'drop table supabase_migrations.gone',
    ],
    says: [expect.stringMatching(/^Applied migrations: \d+, and not \d{14}$/)],
  },
  'a function with other arguments, though its migration is recorded': {
    sql: [
      'alter function public.restore_equipment rename to gone',
      `create function public.restore_equipment(entry_id bigint) returns void language sql as 'select'`,
    ],
    undo: [
      'drop function public.restore_equipment',
      'alter function public.gone rename to restore_equipment',
    ],
    says: [
      'Tables and functions: there is no restore_equipment',
      expect.stringMatching(/^function public\.restore_equipment\(.+, .+\): missing$/),
      expect.stringMatching(/^function public\.gone\(.+\): not from a migration$/),
      'function public.restore_equipment(entry_id bigint): not from a migration',
    ],
  },
  'a migration of another version of the repository': {
    sql: [
      `insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`,
    ],
    undo: [`delete from supabase_migrations.schema_migrations where name = 'later'`],
    says: [expect.stringMatching(/^Applied migrations: \d+, and also 29990101000000$/)],
  },
  'no trigger on auth.users': {
    sql: ['drop trigger refuse_unlisted_sign_up on auth.users'],
    undo: [
      'create trigger refuse_unlisted_sign_up before insert on auth.users for each row execute function private.refuse_unlisted_sign_up()',
    ],
    says: ['trigger refuse_unlisted_sign_up on auth.users: missing'],
  },
  'an is_staff() that says yes to everybody': {
    sql: [isStaff('select true')],
    undo: [],
    says: ['function private.is_staff(): differs in line 6: AS $function$select true$function$'],
  },
  'an is_staff() that ignores confirmation': {
    sql: [
      isStaff(
        'select exists (select from auth.users as account where account.id = (select auth.uid()) and private.is_on_allow_list(account.email))',
      ),
    ],
    undo: [],
    says: [expect.stringMatching(/^function private\.is_staff\(\): differs in line 6: /)],
  },
  'a restore that visitors may call': {
    ...granted('execute on function public.restore_equipment', 'anon'),
    says: [
      expect.stringMatching(/^Visitors restore an item: 40\d /),
      expect.stringMatching(
        /^rights anon on function public\.restore_equipment\(.+\): not from a migration: execute$/,
      ),
    ],
  },
  'a right through PUBLIC': {
    ...granted('select on public.deleted_equipment', 'public'),
    says: [
      `Visitors read deleted_equipment: ${refused('table equipment_history')}`,
      'rights anon on public.deleted_equipment: not from a migration: select',
    ],
  },
  'a sequence that visitors may set': {
    ...granted('update on sequence public.equipment_history_id_seq', 'anon'),
    says: ['rights anon on public.equipment_history_id_seq: not from a migration: update'],
  },
  'a schema private that accounts may use': {
    ...granted('usage on schema private', 'authenticated'),
    says: ['rights authenticated on schema private: not from a migration: usage'],
  },
  'a hook that Supabase Auth may not call': {
    sql: ['revoke execute on function private.before_user_created(jsonb) from supabase_auth_admin'],
    undo: ['grant execute on function private.before_user_created(jsonb) to supabase_auth_admin'],
    says: ['rights supabase_auth_admin on function private.before_user_created(event jsonb): missing'],
  },
  'a history whose guard is off': {
    sql: ['alter table public.equipment_history disable trigger refuse_history_change'],
    undo: ['alter table public.equipment_history enable trigger refuse_history_change'],
    says: [
      expect.stringMatching(
        /^trigger refuse_history_change on public\.equipment_history: .*\(disabled\), instead of/,
      ),
    ],
  },
  'a check that is gone': {
    sql: ['alter table public.equipment_history drop constraint equipment_history_action_known'],
    undo: [
      `alter table public.equipment_history add constraint equipment_history_action_known check (action in ('insert', 'update', 'delete'))`,
    ],
    says: ['constraint equipment_history_action_known on public.equipment_history: missing'],
  },
  'a default that lets SQL pass for the website': {
    sql: [`alter table public.equipment_history alter column changed_via set default 'web'`],
    undo: [
      `alter table public.equipment_history alter column changed_via set default (case when private.request_user() is null then 'assistant' else 'web' end)`,
    ],
    says: [
      expect.stringMatching(
        /^column public\.equipment_history\.changed_via: text not null default 'web'::text, instead of/,
      ),
    ],
  },
  'a view that policies do not bind': {
    sql: ['alter view public.deleted_equipment reset (security_invoker)'],
    undo: ['alter view public.deleted_equipment set (security_invoker = true)'],
    says: [expect.stringMatching(/^view public\.deleted_equipment: differs in line 1: /)],
  },
  'a table made by hand': {
    sql: ['create table public.notes (id integer primary key)', 'grant select on public.notes to anon'],
    undo: ['drop table public.notes'],
    says: ['table public.notes: not from a migration: row-level security off'],
  },
}

function isStaff(body: string): string {
  return `create or replace function private.is_staff() returns boolean
    language sql stable security definer set search_path = '' as $$${body}$$`
}

test.each(['table', 'column', 'constraint', 'policy', 'function', 'trigger', 'rights'])(
  'a missing %s is found, and its statement is to be run again',
  async (kind) => {
    const facts = await readFacts(fresh)
    const gone = facts.find((fact) => fact.kind === kind)
    const project = async () => facts.filter((fact) => fact !== gone)
    expect(await checkDifferences({ project, fresh })).toMatchObject([
      {
        asked: `${kind} ${gone?.name}`,
        answer: 'missing',
        mend: expect.stringContaining('supabase/migrations'),
      },
    ])
  },
)

test.each([
  ['policy', '"Open" on public.equipment_catalog', 'Drop it'],
  ['rights', 'anon on function public.f(a text)', 'Revoke it'],
])('an additional %s is found, and to be removed', async (kind, name, mend) => {
  const facts = await readFacts(fresh)
  const project = async () => [...facts, { kind, name, of: '', value: 'x' }]
  expect(await checkDifferences({ project, fresh })).toMatchObject([
    { asked: `${kind} ${name}`, mend: expect.stringContaining(mend) },
  ])
})

describeEngine('verify:backend', ({ engine, query, fetch }) => {
  const verifyThis = (databases: Databases) =>
    verify({
      url: 'http://localhost',
      key: publishableKey,
      site,
      allowList,
      databases,
      fetch: answering({ fetch }, hosted),
    })

  test('finds nothing wrong in a database made by the migrations', async () => {
    const findings = await verifyThis({ project: query, fresh })
    expect(linesOf(findings, 'wrong')).toEqual([])
    expect(linesOf(findings, 'ok')).toContainEqual(
      expect.stringMatching(
        /^Tables, policies, rights, functions, triggers and constraints: \d{3} compared$/,
      ),
    )
  })

  test.each(Object.entries(breaks))('finds %s', async (_, { sql, undo, says }) => {
    const [before] = await query(`select pg_get_functiondef('private.is_staff()'::regprocedure) as sql`)
    for (const statement of sql) await query(statement)
    const findings = await verifyThis({ project: query, fresh })
    for (const statement of [...undo, String(before?.sql)]) await query(statement)
    const lines = linesOf(findings, 'wrong')
    expect(lines).toEqual(expect.arrayContaining(says))
    expect(lines).toHaveLength(says.length)
  })

  // On a server other test files use the same roles at the same time.
  test.runIf(engine === 'PGlite')('finds visitors whom no policy binds', async () => {
    await query('alter role anon bypassrls')
    const findings = await verifyThis({ project: query, fresh })
    await query('alter role anon nobypassrls')
    expect(linesOf(findings, 'wrong')).toContain(
      'role anon: not bound by policies, instead of bound by policies',
    )
  })

  // An embedded database has no address.
  test.runIf(engine === 'PostgreSQL')('reads the database of SUPABASE_DB_URL', async () => {
    const { address, drop } = await createScratchDatabase()
    // As a hosted project has it, not as the embedded backend.
    await run(address, migratedRequestUser())
    const { out, code } = await runCommandFor(freshBackend, { SUPABASE_DB_URL: address })
    await drop()
    expect(out).toMatch(/^✓ Tables, policies, .* compared\./m)
    expect(out).toContain(`? Accounts of the allow-list: none of ${founder}, ${operations}.`)
    expect(code).toBe(0)
  })
})
