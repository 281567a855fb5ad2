-- Brings a Postgres to the state of a new hosted Supabase project. Runs at every start, so every statement can repeat.

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
  -- Hosted, Supabase Auth calls the sign-up hook as this role; here it exists because the migrations grant to it.
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
end
$$;
grant anon, authenticated, service_role to current_user;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Default privileges of hosted projects. Migrations have to revoke them; tests/policies/grants.test.ts checks it.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- Marks the embedded backend for the migrations: requests have no database user of their own here, see
-- private.request_user().
create or replace function auth.embedded_backend() returns boolean language sql immutable set search_path = ''
  as 'select true';
