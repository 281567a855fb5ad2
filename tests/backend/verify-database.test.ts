import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { checkDifferences } from '../../supabase/verify/differences.ts'
import { readFacts } from '../../supabase/verify/facts.ts'
import type { Databases } from '../../supabase/verify/project.ts'
import { allowList, founder, openTestBackend, operations } from '../policies/actors.ts'
import { createScratchDatabase, describeEngine } from '../policies/engines.ts'
import { answering, hosted, linesOf, rememberAnswers, runCommandFor, site, verify } from './hosted-answers.ts'

// Databases broken in one way each: what `npm run verify:backend` says with SUPABASE_DB_URL set. It compares them with
// an embedded one, so that on a real PostgreSQL it also proves that versions may differ.

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

const breaks: Record<string, Break> = {
  'row-level security off, grants intact': {
    sql: ['alter table public.equipment_catalog disable row level security'],
    undo: ['alter table public.equipment_catalog enable row level security'],
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
    sql: [
      'create policy "Open" on public.equipment_catalog for insert to anon with check (true)',
      'grant insert on public.equipment_catalog to anon',
    ],
    undo: [
      'drop policy "Open" on public.equipment_catalog',
      'revoke insert on public.equipment_catalog from anon',
    ],
    says: [
      `A visitor adds equipment: ${refused('function request_user')}`,
      'policy "Open" on public.equipment_catalog: not from a migration: permissive for insert to anon with check (true)',
      'rights anon on public.equipment_catalog: not from a migration: insert',
    ],
  },
  'a history that visitors read': {
    sql: [
      'create policy "Open" on public.equipment_history for select to anon using (true)',
      'grant select on public.equipment_history to anon',
    ],
    undo: [
      'drop policy "Open" on public.equipment_history',
      'revoke select on public.equipment_history from anon',
    ],
    says: [
      'A visitor reads equipment_history: 200, 0 rows',
      'policy "Open" on public.equipment_history: not from a migration: permissive for select to anon using (true)',
      'rights anon on public.equipment_history: not from a migration: select',
    ],
  },
  'row-level security off for the history': {
    sql: ['alter table public.equipment_history disable row level security'],
    undo: ['alter table public.equipment_history enable row level security'],
    says: [rowLevelOff('equipment_history')],
  },
  'row-level security off for the newsletter while it is empty': {
    sql: ['alter table public.newsletter_subscribers disable row level security'],
    undo: ['alter table public.newsletter_subscribers enable row level security'],
    says: [
      expect.stringMatching(/^A visitor subscribes as if by another way than the website: 400 23514/),
      rowLevelOff('newsletter_subscribers'),
    ],
  },
  'no grant on the newsletter': {
    sql: ['revoke all on public.newsletter_subscribers from anon'],
    undo: ['grant insert (email, source), select on public.newsletter_subscribers to anon'],
    says: [
      `A visitor reads the newsletter list: ${refused('table newsletter_subscribers')}`,
      `A visitor subscribes, with an address that no check lets pass: ${refused('table newsletter_subscribers')}`,
      `A visitor subscribes as if by another way than the website: ${refused('table newsletter_subscribers')}`,
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
      'Tables and functions: there is no equipment_catalog, equipment_history, deleted_equipment, equipment_activity, import_equipment, change_equipment, delete_equipment, restore_equipment, undo_change, newsletter_subscribers',
      expect.stringMatching(/^Applied migrations: 0, and not 20261120100000, /),
    ],
  },
  'the migration of the history not applied': {
    sql: [
      'alter table public.equipment_history rename to gone',
      'alter view public.deleted_equipment rename to gone_view',
      'alter function public.restore_equipment(bigint, timestamptz) rename to gone',
      `delete from supabase_migrations.schema_migrations where name = 'create_equipment_history'`,
    ],
    undo: [
      'alter table public.gone rename to equipment_history',
      'alter view public.gone_view rename to deleted_equipment',
      'alter function public.gone(bigint, timestamptz) rename to restore_equipment',
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261120100400', 'create_equipment_history')`,
    ],
    says: [
      'Tables and functions: there is no equipment_history, deleted_equipment, restore_equipment',
      expect.stringMatching(/^Applied migrations: \d+, and not 20261120100400$/),
    ],
  },
  'a restore that does not know yet what was seen': {
    sql: [
      'alter function public.restore_equipment(bigint, timestamptz) rename to gone',
      `create function public.restore_equipment(entry_id bigint) returns void language sql as 'select'`,
      `delete from supabase_migrations.schema_migrations where name = 'restore_only_what_was_seen'`,
    ],
    undo: [
      'drop function public.restore_equipment(bigint)',
      'alter function public.gone(bigint, timestamptz) rename to restore_equipment',
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261124100000', 'restore_only_what_was_seen')`,
    ],
    says: [
      'Tables and functions: there is no restore_equipment',
      expect.stringMatching(/^Applied migrations: \d+, and not 20261124100000$/),
    ],
  },
  'a change of many items that does not know yet what was seen': {
    sql: [
      'alter function public.change_equipment(uuid[], jsonb, timestamptz[]) rename to gone',
      `create function public.change_equipment(ids uuid[], change jsonb) returns void language sql as 'select'`,
      `delete from supabase_migrations.schema_migrations where name = 'set_only_over_what_was_seen'`,
    ],
    undo: [
      'drop function public.change_equipment(uuid[], jsonb)',
      'alter function public.gone(uuid[], jsonb, timestamptz[]) rename to change_equipment',
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261124110000', 'set_only_over_what_was_seen')`,
    ],
    says: [
      'Tables and functions: there is no change_equipment',
      expect.stringMatching(/^Applied migrations: \d+, and not 20261124110000$/),
    ],
  },
  'the migration of the import not applied': {
    sql: [
      'alter function public.import_equipment(jsonb, jsonb) rename to gone',
      `delete from supabase_migrations.schema_migrations where name = 'import_equipment'`,
    ],
    undo: [
      'alter function public.gone(jsonb, jsonb) rename to import_equipment',
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261120110300', 'import_equipment')`,
    ],
    says: [
      'Tables and functions: there is no import_equipment',
      expect.stringMatching(/^Applied migrations: \d+, and not 20261120110300$/),
    ],
  },
  'the import gone, though its migration is recorded': {
    sql: ['alter function public.import_equipment(jsonb, jsonb) rename to gone'],
    undo: ['alter function public.gone(jsonb, jsonb) rename to import_equipment'],
    says: [
      'Tables and functions: there is no import_equipment',
      'function public.import_equipment(added jsonb, changed jsonb): missing',
      'function public.gone(added jsonb, changed jsonb): not from a migration',
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
    sql: ['grant execute on function public.restore_equipment(bigint, timestamptz) to anon'],
    undo: ['revoke execute on function public.restore_equipment(bigint, timestamptz) from anon'],
    says: [
      `A visitor restores equipment: ${refused('function refuse_older_deletion')}`,
      'rights anon on function public.restore_equipment(entry_id bigint, updated_at timestamp with time zone): not from a migration: execute',
    ],
  },
  'a right through PUBLIC': {
    sql: ['grant select on public.deleted_equipment to public'],
    undo: ['revoke select on public.deleted_equipment from public'],
    says: [
      `A visitor reads deleted_equipment: ${refused('table equipment_history')}`,
      'rights anon on public.deleted_equipment: not from a migration: select',
    ],
  },
  'a sequence that visitors may set': {
    sql: ['grant update on sequence public.equipment_history_id_seq to anon'],
    undo: ['revoke update on sequence public.equipment_history_id_seq from anon'],
    says: ['rights anon on public.equipment_history_id_seq: not from a migration: update'],
  },
  'a schema private that accounts may use': {
    sql: ['grant usage on schema private to authenticated'],
    undo: ['revoke usage on schema private from authenticated'],
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

/** Migration that makes what is missing, by the fact that says so. */
const origins = {
  'table public.equipment_catalog': 'create_equipment_catalog',
  'column public.equipment_history.changed_via': 'tell_requests_from_sql',
  'column public.newsletter_subscribers.created_at': 'create_newsletter_subscribers',
  'constraint newsletter_email_printable on public.newsletter_subscribers': 'harden_newsletter',
  'policy "Visitors get back the row they just added" on public.newsletter_subscribers': 'harden_newsletter',
  'policy "Staff can delete equipment" on public.equipment_catalog': 'create_equipment_catalog',
  'function private.stamp_equipment()': 'leave_items_of_deleted_accounts_as_they_are',
  'function private.is_staff()': 'refuse_former_staff',
  'trigger refuse_history_change on public.equipment_history': 'keep_history_from_triggers',
  'trigger refuse_unlisted_sign_up on auth.users': 'gate_sign_up',
  'trigger check_specifications on public.equipment_catalog': 'check_specifications',
  'rights anon on public.newsletter_subscribers': 'create_newsletter_subscribers',
  'rights authenticated on public.equipment_history': 'create_equipment_history',
  'rights authenticated on function public.restore_equipment(entry_id bigint, updated_at timestamp with time zone)':
    'restore_only_what_was_seen',
}

test.each(Object.entries(origins))('%s is mended by the migration %s', async (asked, migration) => {
  const facts = await readFacts(fresh)
  const project = async () => facts.filter(({ kind, name }) => `${kind} ${name}` !== asked)
  expect(await checkDifferences({ project, fresh })).toMatchObject([
    { asked, answer: 'missing', mend: expect.stringContaining(`_${migration}.sql`) },
  ])
})

test.each([
  ['policy "Open" on public.equipment_catalog', '`drop policy "Open" on public.equipment_catalog`'],
  ['rights anon on function public.f(a text)', '`revoke all on function public.f(a text) from anon, public`'],
])('%s, which no migration makes, is mended by %s', async (asked, statement) => {
  const facts = await readFacts(fresh)
  const [kind = '', ...words] = asked.split(' ')
  const project = async () => [...facts, { kind, name: words.join(' '), of: '', value: 'x' }]
  expect(await checkDifferences({ project, fresh })).toMatchObject([
    { asked, mend: expect.stringContaining(statement) },
  ])
})

describeEngine('verify:backend', ({ engine, query, fetch }) => {
  const verifyThis = (databases?: Databases) =>
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
    expect(linesOf(findings, 'wrong')).toEqual(says)
  })

  // Roles belong to the whole server, which other test files use meanwhile.
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
    const { out, code } = await runCommandFor(freshBackend, { SUPABASE_DB_URL: address })
    await drop()
    expect(out).toMatch(/^✓ Tables, policies, .* compared\./m)
    expect(out).toContain(`? Accounts of the allow-list: none of ${founder}, ${operations}.`)
    expect(code).toBe(0)
  })

  test('says what it cannot see without the database', async () => {
    const [last] = (await verifyThis()).slice(-1)
    expect(last).toMatchObject({ verdict: 'unknown', asked: 'The database itself' })
    const unseen = [
      'migrations',
      'row-level security',
      'policies',
      'grants',
      'is_staff()',
      'triggers',
      'allow_list',
    ]
    for (const word of unseen) expect(last?.meaning).toContain(word)
  })
})
