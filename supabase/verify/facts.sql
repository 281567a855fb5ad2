-- Describes schemas public and private in text that is equal for two databases made by the same migrations. `of` is the
-- relation or function a fact belongs to. Objects of extensions, owners, comments and indexes are left out.
with schemas as (
  select oid, nspname as schema from pg_namespace where nspname in ('public', 'private')
), relations as (
  select pg_class.*, schema, format('%I.%I', schema, relname) as name
  from pg_class join schemas on schemas.oid = relnamespace
  where relkind in ('r', 'p', 'f', 'v', 'm', 'S')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
), functions as (
  select pg_proc.*, schema,
    format('%I.%I(%s)', schema, proname, pg_get_function_identity_arguments(pg_proc.oid)) as name
  from pg_proc join schemas on schemas.oid = pronamespace
  where prokind <> 'a'
    -- Event triggers cannot be called. Hosted projects come with one that turns on row-level security.
    and prorettype <> 'event_trigger'::regtype
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
), roles as (
  -- The roles of requests, and the one that calls the sign-up hook.
  select rolname, rolsuper, rolbypassrls from pg_roles
  where rolname in ('anon', 'authenticated', 'supabase_auth_admin')
)

select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end as kind,
  name, name as of,
  case relkind
    when 'S' then ''
    -- Without `table.` before columns: Postgres 16 and newer write it less often.
    when 'v' then concat_ws(' ', array_to_string(reloptions, ', '), regexp_replace(pg_get_viewdef(oid), '\m\w+\.', '', 'g'))
    when 'm' then pg_get_viewdef(oid)
    else 'row-level security ' || case when relrowsecurity then 'on' else 'off' end
  end as value
from relations

union all
select 'column', name || '.' || attname, name,
  concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'identity ' || attidentity::text end,
    case when attgenerated <> '' then 'generated as' when atthasdef then 'default' end, pg_get_expr(adbin, adrelid))
from relations join pg_attribute on attrelid = relations.oid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
where relkind <> 'S' and attnum > 0 and not attisdropped

union all
-- Not the not-null constraints of Postgres 18: columns say it.
select 'constraint', format('%s on %s', conname, name), name, pg_get_constraintdef(pg_constraint.oid)
from relations join pg_constraint on conrelid = relations.oid
where contype in ('c', 'f', 'p', 'u', 'x')

union all
select 'policy', format('"%s" on %I.%I', policyname, schemaname, tablename), format('%I.%I', schemaname, tablename),
  concat_ws(' ', lower(permissive), 'for', lower(cmd), 'to', array_to_string(array(select unnest(roles) order by 1), ', '),
    'using (' || qual || ')', 'with check (' || with_check || ')')
from pg_policies where schemaname in (select schema from schemas)

union all
select 'function', name, name, pg_get_functiondef(oid) from functions

union all
-- Of other schemas (auth) the triggers that run our functions.
select 'trigger', format('%s on %I.%I', tgname, nspname, relname), format('%I.%I', nspname, relname),
  pg_get_triggerdef(pg_trigger.oid) || case tgenabled when 'O' then '' when 'D' then ' (disabled)' else ' (replica)' end
from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
where not tgisinternal and (tgrelid in (select oid from relations) or tgfoid in (select oid from functions))

union all
select 'rights', format('%s on %s', rolname, object), of, string_agg(may, ', ' order by privilege)
from roles, lateral (
  select name, name, privilege, case when has_table_privilege(rolname, relations.oid, privilege) then privilege
    when privilege in ('select', 'insert', 'update', 'references') then (
      select format('%s (%s)', privilege, string_agg(attname, ', ' order by attname)) from pg_attribute
      where attrelid = relations.oid and attnum > 0 and not attisdropped
        and has_column_privilege(rolname, attrelid, attnum, privilege)
      having count(*) > 0
    ) end
  from relations, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
  where relkind <> 'S'
  union all
  select name, name, privilege, privilege from relations, unnest(array['usage', 'select', 'update']) as privilege
  where relkind = 'S' and has_sequence_privilege(rolname, relations.oid, privilege)
  union all
  select 'function ' || name, name, 'execute', 'execute' from functions
  where has_function_privilege(rolname, functions.oid, 'execute')
  union all
  select 'schema ' || schema, 'schema ' || schema, privilege, privilege
  from schemas, unnest(array['usage', 'create']) as privilege
  where has_schema_privilege(rolname, schemas.oid, privilege)
) as rights(object, of, privilege, may)
where may is not null
group by rolname, object, of

union all
select 'role', rolname, '', case when rolsuper or rolbypassrls then 'not bound by policies' else 'bound by policies' end
from roles where rolname <> 'supabase_auth_admin';
