-- Who is staff. Every policy asks private.is_staff(); nothing else in the database decides it.

-- The Data API serves `public` only, so nothing in here can be reached by request. The revoke makes that hold
-- even where somebody adds the schema to the exposed ones.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Server-side truth that no API role may touch.';

create table private.staff_allow_list (
  email text primary key,
  full_name text not null,
  constraint staff_allow_list_email_lower_case check (email = lower(btrim(email))),
  constraint staff_allow_list_email_well_formed check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  constraint staff_allow_list_full_name_filled check (full_name ~ '\S' and length(full_name) <= 200)
);
comment on table private.staff_allow_list is
  'The addresses that may sign up and work. Data, not schema: rows are added by hand on the hosted project.';

alter table private.staff_allow_list enable row level security;
revoke all on private.staff_allow_list from public, anon, authenticated, service_role;

-- Without any policy row-level security refuses just the same; this one says that it is meant.
create policy "Nobody reaches the allow-list by request" on private.staff_allow_list
  for all to anon, authenticated
  using (false) with check (false);

create function private.is_on_allow_list(address text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.staff_allow_list as listed where listed.email = lower(btrim(address))
  )
$$;
revoke all on function private.is_on_allow_list(text) from public, anon, authenticated, service_role;

-- Asks auth.users and not the token: a token keeps its e-mail for an hour after the address was changed, and its
-- user_metadata is written by the user. The confirmation is asked for because anybody can register a staff
-- address first; only its holder can confirm it.
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as account
    where account.id = (select auth.uid())
      and account.email_confirmed_at is not null
      and private.is_on_allow_list(account.email)
  )
$$;
comment on function private.is_staff() is
  'Whether the caller is on the allow-list and has confirmed the address. Write it as (select private.is_staff()).';

-- Policies run it as the caller, so the caller needs to execute it. Without usage on the schema it still cannot be
-- called by name.
revoke all on function private.is_staff() from public, anon, authenticated, service_role;
grant execute on function private.is_staff() to authenticated;
