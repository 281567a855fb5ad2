-- Brings a new PostgreSQL cluster, whose superuser is supabase_admin, to the state of a new hosted project. Follows
-- github.com/supabase/postgres: its initial schema, the demotion of `postgres`, and the rights it lost in 2025.

-- Migrations run as postgres: no superuser, no member of supabase_auth_admin.
create role postgres login createdb createrole replication bypassrls;
alter role postgres set search_path = "$user", public, extensions;
alter database postgres owner to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

create role anon;
create role authenticated;
create role service_role bypassrls;
create role authenticator login noinherit;
alter role authenticator set statement_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres;
-- As supautils allows it (supautils.privileged_role_allowed_configs). A backup is restored with it.
grant set on parameter session_replication_role to postgres;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension "uuid-ossp" schema extensions;
create extension pgcrypto schema extensions;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

-- Schema auth belongs to supabase_admin, its tables to supabase_auth_admin; postgres may use it and create triggers.
create role dashboard_user;
create role supabase_auth_admin login noinherit;
alter role supabase_auth_admin set search_path = auth;
grant create on database postgres to supabase_auth_admin;
create schema auth;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on schema auth to supabase_auth_admin, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;

-- Unlike PostgREST the embedded REST layer, which takes its place in these tests, reads information_schema as this role,
-- and asks whether the account and session of a token exist.
alter role authenticator inherit;
