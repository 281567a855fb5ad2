-- Who is staff. Every policy and function asks private.is_staff(); nothing else in the database decides it.

-- The Data API serves only `public`, so no request reaches this schema. The revoke keeps it closed even if somebody
-- adds the schema to the exposed ones.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Tables and functions that no API role may reach by name.';

create table private.staff_allow_list (
  email text primary key,
  full_name text not null,
  constraint staff_allow_list_email_lower_case check (email = lower(btrim(email))),
  constraint staff_allow_list_email_well_formed check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  constraint staff_allow_list_full_name_filled check (full_name ~ '\S' and length(full_name) <= 200)
);
comment on table private.staff_allow_list is
  'The addresses that may sign up and work. The owner adds rows by hand in the hosted project.';

alter table private.staff_allow_list enable row level security;
revoke all on private.staff_allow_list from public, anon, authenticated, service_role;

-- Without a policy, row-level security refuses just the same. This policy states the intent.
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

-- Reads auth.users instead of the token: a token keeps its e-mail for an hour after the address or a ban changed, and
-- the user writes its user_metadata. The address must be confirmed because anybody can register a staff address first,
-- but only its holder can confirm it.
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as account
    where account.id = (select auth.uid())
      and account.email_confirmed_at is not null
      and (account.banned_until is null or account.banned_until <= now())
      and private.is_on_allow_list(account.email)
  )
$$;
comment on function private.is_staff() is
  'Whether the caller is on the allow-list and has confirmed the address. Write it as (select private.is_staff()) in policies.';

-- Policies run it as the caller, so the caller may execute it. Without usage on the schema nobody can call it by name.
grant execute on function private.is_staff() to authenticated;

-- Policies hide rows without an error. The site asks this function to tell an empty catalog from a missing right.
-- `return` binds private.is_staff() here once, so callers need no usage on schema private.
create function public.caller_is_staff() returns boolean
  language sql stable set search_path = ''
  return private.is_staff();
comment on function public.caller_is_staff() is 'Whether the caller is on the allow-list and has confirmed the address.';

revoke all on function public.caller_is_staff() from public, anon, authenticated, service_role;
grant execute on function public.caller_is_staff() to authenticated;

-- Only staff change equipment. Policies would merely hide the rows, and the site could not tell why nothing was saved.
create function private.require_staff() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can change equipment' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_staff() is 'Raises insufficient_privilege (42501) unless the caller is staff.';

-- Postgres lets everybody execute a new function. Every migration that creates functions in this schema ends like this.
revoke all on all functions in schema private from public;
