-- Whoever was taken off the allow-list was told that somebody else had deleted the items: policies hide them. Now the
-- functions that change many refuse as restore_equipment does, and the site signs the person out.

create function private.require_staff() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can change equipment' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_staff() from public, anon, authenticated, service_role;
-- The functions below call it as the caller.
grant execute on function private.require_staff() to authenticated;

-- An account that was banned keeps its token for up to an hour.
create or replace function private.is_staff() returns boolean
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

create or replace function public.change_equipment(ids uuid[], change jsonb, updated_at timestamptz[] default null)
  returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  select private.require_staff();
  select private.lock_as_seen(ids, updated_at);
  select private.apply_to_equipment(ids, change);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;

-- Locks in the order of the ids, as change_equipment does: two requests that lock in different orders end in a deadlock.
create or replace function public.delete_equipment(ids uuid[]) returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  select private.require_staff();
  select private.lock_as_seen(ids, null);
  delete from public.equipment_catalog as item where item.id = any (ids);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;

create or replace function public.import_equipment(added jsonb, changed jsonb) returns uuid
  language sql set search_path = ''
begin atomic
  select private.require_staff();
  select private.lock_as_seen(array(select (row ->> 'id')::uuid from jsonb_array_elements(changed) as row), null);
  select private.save_import(added, changed);
  select private.current_change();
end;

-- Undoing a change of 5,000 items takes 6 s; a hosted request of staff ends after 8. PostgREST sets the time of a
-- function before it calls it; the site waits 15 s.
alter function public.undo_change(uuid) set statement_timeout = '14s';
