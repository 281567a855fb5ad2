-- Gives a Postgres the roles and default rights of a new hosted Supabase project. Runs before the migrations at every
-- start, so every statement can repeat.

-- A hosted project owns schema auth by another role. The embedded backend must not touch it: it replaces
-- private.request_user(), which would let any SQL pass for a signed-in person there.
do $$
begin
  if exists (select from pg_namespace where nspname = 'auth' and nspowner <> current_user::regrole) then
    raise exception 'Schema auth belongs to another role: the embedded backend needs a database of its own';
  end if;
end
$$;

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- Hosted Supabase Auth calls the sign-up hook as this role; here it only exists because the migrations grant to it.
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
end
$$;
grant anon, authenticated, service_role to current_user;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Default privileges of hosted projects. The migrations must revoke them; tests/policies/grants.test.ts checks that.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- As PostgREST does before each statement of a request: sets the time limit of the role or, called by name, of a function
-- that has its own. Postgres would ignore a limit that a function sets when it has begun.
create or replace function auth.limit_statement(function_name text) returns text
  language sql set search_path = ''
as $$
  select pg_catalog.set_config(
    'statement_timeout',
    coalesce(
      (
        select split_part(setting, '=', 2)
        from pg_catalog.pg_proc as called cross join lateral unnest(called.proconfig) as setting
        where called.pronamespace = 'public'::regnamespace and called.proname = function_name
          and setting like 'statement\_timeout=%'
        limit 1
      ),
      case current_setting('role') when 'anon' then '3s' else '8s' end
    ),
    true
  )
$$;
