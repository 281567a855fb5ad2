import type { Backend } from '../../supabase/local/backend.ts'

/**
 * The rules of Supabase's database linter that a schema like this one can break, as queries of our own under its
 * names: https://supabase.com/docs/guides/database/database-linter. Left out: `unused_index` and `table_bloat`, which
 * judge use and not the schema, and rules about extensions, queues, buckets and replication.
 */
const rules: Record<string, string> = {
  unindexed_foreign_keys: `
    select conname as found from pg_constraint join tables on tables.oid = conrelid
    where contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid
        and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] = conkey)`,
  no_primary_key: `
    select name as found from tables
    where not exists (select from pg_index where indrelid = tables.oid and indisprimary)`,
  duplicate_index: `
    select min(indexname) as found from pg_indexes join tables on tables.name = tablename and schema = schemaname
    group by schemaname, tablename, replace(indexdef, indexname, '') having count(*) > 1`,
  fkey_to_auth_unique: `
    select conname as found from pg_constraint join tables on tables.oid = conrelid
      join pg_index on indexrelid = conindid
    where contype = 'f' and confrelid::regclass::text like 'auth.%' and not indisprimary`,
  unsupported_reg_types: `
    select attname as found from pg_attribute join tables on tables.oid = attrelid
    where attnum > 0 and atttypid in ('regclass'::regtype, 'regproc'::regtype, 'regtype'::regtype,
      'regoper'::regtype, 'regnamespace'::regtype, 'regconfig'::regtype)`,

  rls_disabled_in_public: `
    select name as found from tables where schema = 'public' and not protected`,
  policy_exists_rls_disabled: `
    select distinct tablename as found from policies where not protected`,
  rls_enabled_no_policy: `
    select name as found from tables
    where protected and not exists (select from policies where policies.oid = tables.oid)`,
  multiple_permissive_policies: `
    select tablename as found from policies, unnest(roles) as role,
      unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as verb
    where permissive = 'PERMISSIVE'
    group by schemaname, tablename, role, verb having count(*) > 1`,
  rls_policy_always_true: `
    select policyname as found from policies
    where cmd <> 'SELECT' and ('true' in (qual, with_check) or coalesce(qual, with_check) is null)`,
  auth_rls_initplan: `
    select policyname as found from policies
    where regexp_replace(rule, 'SELECT [(]*(auth.[a-z]+|private.[a-z_]+|current_setting)[(]', '', 'gi')
      ~ '(auth.(uid|jwt|role|email)|private.[a-z_]+|current_setting)[(]'`,
  rls_references_user_metadata: `
    select policyname as found from policies where rule like '%user_metadata%'`,

  function_search_path_mutable: `
    select proname as found from pg_proc join pg_namespace as space on space.oid = pronamespace
    where ${mine('nspname')} and not coalesce(proconfig, '{}') && array['search_path=""']
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  security_definer_function_executable: `
    select proname as found from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
  security_definer_view: `
    select relname as found from readable
    where relkind = 'v' and not coalesce(reloptions::text ~ 'security_invoker=(1|on|true|yes)', false)`,
  auth_users_exposed: `
    select relname as found from readable join pg_rewrite on ev_class = readable.oid
      join pg_depend on objid = pg_rewrite.oid
    where refobjid = 'auth.users'::regclass`,
  materialized_view_in_api: `select relname as found from readable where relkind = 'm'`,
  foreign_table_in_api: `select relname as found from readable where relkind = 'f'`,
  extension_in_public: `select extname as found from pg_extension where extnamespace = 'public'::regnamespace`,
}

function mine(schema: string): string {
  return `${schema} not in ('auth', 'information_schema', 'supabase_migrations') and ${schema} not like 'pg\\_%'`
}

const context = `
  with tables as (
    select pg_class.oid, relname as name, nspname as schema, relrowsecurity as protected
    from pg_class join pg_namespace as space on space.oid = relnamespace
    where relkind = 'r' and ${mine('nspname')}
  ), policies as (
    select *, coalesce(qual, '') || coalesce(with_check, '') as rule
    from pg_policies join tables on tablename = name and schemaname = schema
  ), readable as (
    select pg_class.* from pg_class join pg_namespace as space on space.oid = relnamespace
    where ${mine('nspname')}
      and (has_table_privilege('anon', pg_class.oid, 'select')
        or has_table_privilege('authenticated', pg_class.oid, 'select'))
  )`

export const ruleNames = Object.keys(rules)

/** The findings, each as `rule: object`. */
export async function lintDatabase(backend: Backend): Promise<string[]> {
  const findings: string[] = []
  for (const [rule, sql] of Object.entries(rules)) {
    for (const { found } of await backend.query(`${context} ${sql}`)) findings.push(`${rule}: ${found}`)
  }
  return findings
}
