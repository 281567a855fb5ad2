-- What a hosted Supabase project has before the first migration, for an empty Postgres. Safe to run at every start.

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
  -- Runs the sign-up hook on hosted projects. Nobody is it here; the migrations grant to it.
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
end
$$;
grant anon, authenticated, service_role to current_user;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- The generous default of older hosted projects. Migrations have to take it back; tests see whether they do.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- Marks the embedded backend for the migrations: requests have no database user of their own here, see
-- private.request_user().
create or replace function auth.embedded_backend() returns boolean language sql immutable set search_path = ''
  as 'select true';
