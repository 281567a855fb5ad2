import { expect, test } from 'vitest'
import { describeEngine } from './engines.ts'

// Every right of the API's roles in the schema that is served. Hosted projects grant everything on new tables,
// sequences and functions; a migration that forgets to revoke shows here.

const roles = `unnest(array['anon', 'authenticated', 'service_role']) as role`

describeEngine('grants in schema public', ({ query }) => {
  test('tables, views and their columns', async () => {
    const rights = await query(
      `select role, relname as name, privilege
       from pg_class, ${roles},
         unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
         and (has_table_privilege(role, pg_class.oid, privilege)
           or privilege in ('select', 'insert', 'update', 'references')
             and has_any_column_privilege(role, pg_class.oid, privilege))
       order by name, role, privilege`,
    )
    expect(rights.map(({ role, name, privilege }) => `${role}: ${privilege} ${name}`)).toEqual([
      'authenticated: select deleted_equipment',
      'authenticated: select equipment_activity',
      'authenticated: delete equipment_catalog',
      'authenticated: insert equipment_catalog',
      'authenticated: select equipment_catalog',
      'authenticated: update equipment_catalog',
      'authenticated: select equipment_history',
      'anon: insert newsletter_subscribers',
      'anon: select newsletter_subscribers',
      'authenticated: select project_history',
      'authenticated: select project_items',
      'authenticated: delete project_lines',
      'authenticated: insert project_lines',
      'authenticated: select project_lines',
      'authenticated: update project_lines',
      'authenticated: select project_revisions',
      'authenticated: delete projects',
      'authenticated: insert projects',
      'authenticated: select projects',
      'authenticated: update projects',
    ])
  })

  test('sequences: none', async () => {
    const rights = await query(
      `select role, relname as name, privilege
       from pg_class, ${roles}, unnest(array['usage', 'select', 'update']) as privilege
       where relnamespace = 'public'::regnamespace and relkind = 'S'
         and has_sequence_privilege(role, pg_class.oid, privilege)`,
    )
    expect(rights).toEqual([])
  })

  test('functions', async () => {
    const callable = await query(
      `select role, proname as name from pg_proc, ${roles}
       where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
       order by name, role`,
    )
    expect(callable).toEqual([
      { role: 'authenticated', name: 'caller_is_staff' },
      { role: 'authenticated', name: 'change_equipment' },
      { role: 'authenticated', name: 'delete_equipment' },
      { role: 'authenticated', name: 'delete_project' },
      { role: 'authenticated', name: 'disconnect_connector' },
      { role: 'authenticated', name: 'import_equipment' },
      { role: 'authenticated', name: 'list_connectors' },
      { role: 'authenticated', name: 'register_connector' },
      { role: 'authenticated', name: 'restore_equipment' },
      { role: 'authenticated', name: 'save_project' },
      { role: 'authenticated', name: 'save_revision' },
      { role: 'authenticated', name: 'staff_names' },
      { role: 'authenticated', name: 'undo_change' },
    ])
  })

  // Closed to AI clients unless this test says otherwise, so that a new table or function is not forgotten.
  test('tables without a policy that restricts AI clients', async () => {
    const open = await query(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
         select from pg_policy
         where polrelid = pg_class.oid and not polpermissive and polcmd = '*' and polroles @> '{authenticated}'::regrole[]::oid[]
           and pg_get_expr(polqual, polrelid) like '%NOT%is_connector()%'
       )
       order by name`,
    )
    expect(open.map(({ name }) => name)).toEqual(['equipment_catalog', 'equipment_history'])
  })

  test('functions that do not first refuse AI clients', async () => {
    const open = await query(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
         and coalesce(pg_get_function_sqlbody(oid), '') !~ '^BEGIN ATOMIC[[:space:]]+SELECT private.refuse_connector[(][)]'
       order by name`,
    )
    expect(open.map(({ name }) => name)).toEqual([
      'caller_is_staff',
      'change_equipment',
      'disconnect_connector',
      'register_connector',
      'undo_change',
    ])
  })
})
