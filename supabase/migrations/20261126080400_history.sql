-- The history of the equipment catalog: every change, kept for good. One request, or one SQL transaction, makes one
-- change; a change writes one entry for each item it adds, changes or deletes.

-- Which change a transaction makes. The id of a change comes from the client: if the answer to a request is lost, the
-- client sends the same request again, and the database finds that it has been carried out.
create table private.changes (
  id uuid primary key default gen_random_uuid(),
  made_by uuid default private.request_user(),
  -- Both, because a database restored elsewhere counts its transactions from the beginning again.
  transaction xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now(),
  constraint changes_one_a_transaction unique (transaction, made_at)
);
comment on table private.changes is 'One row for each change: who made it, and in which transaction.';

alter table private.changes enable row level security;
revoke all on private.changes from public, anon, authenticated, service_role;

create policy "Nobody reaches the changes by request" on private.changes
  for all to anon, authenticated
  using (false) with check (false);

-- Read from the table, not from a setting, which any database connection could write.
create function private.current_change() returns uuid
  language plpgsql set search_path = ''
as $$
declare
  current_id uuid := (
    select change.id from private.changes as change
    where change.transaction = pg_current_xact_id() and change.made_at = now()
  );
begin
  if current_id is null then
    insert into private.changes default values returning id into current_id;
  end if;
  return current_id;
end
$$;
comment on function private.current_change() is 'The id of the change that the running transaction makes.';

create table public.equipment_history (
  -- Ascending, so the newest entry of an item has the highest id.
  id bigint generated always as identity primary key,
  -- No foreign key: the history of an item outlives the item.
  equipment_id uuid not null,
  action text not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- No foreign key: the account and its address at that time stay known after the account is gone.
  changed_by uuid default private.request_user(),
  changed_by_email text,
  -- 'web' for a signed-in person, 'assistant' for a database connection. The database decides, not the request.
  changed_via text not null default (case when private.request_user() is null then 'assistant' else 'web' end),
  -- The whole row on either side of the change. Null before an insert and after a delete.
  before jsonb,
  after jsonb,
  -- No foreign key: a backup of schema public restores without schema private.
  change_id uuid not null,
  -- True for the first entry of each change: filtering by it lists changes instead of entries.
  is_first_of_change boolean not null,

  constraint equipment_history_action_known check (action in ('insert', 'update', 'delete')),
  constraint equipment_history_changed_via_known check (changed_via in ('web', 'assistant')),
  constraint equipment_history_sides check ((before is null) = (action = 'insert') and (after is null) = (action = 'delete'))
);
comment on table public.equipment_history is
  'Who changed which equipment, when and how. Triggers write it, staff read it, nobody changes it.';
comment on column public.equipment_history.change_id is 'Entries of one request, or one transaction, share it.';

create index equipment_history_newest_first on public.equipment_history (equipment_id, id desc);
create index equipment_history_deletions on public.equipment_history (id desc) where action = 'delete';
create index equipment_history_change on public.equipment_history (change_id, id);
-- The overview lists the latest changes, and asks whether the assistant has ever made one.
create index equipment_history_first_of_change on public.equipment_history (is_first_of_change, id desc);
create index equipment_history_changed_via on public.equipment_history (changed_via);
-- An import gives thousands of entries the same change_id. Without this hint the planner expects every change to be that
-- large and scans the whole history for each entry it lists (98 s for a page after four changes of 5,000 items).
alter table public.equipment_history alter column change_id set (n_distinct = -1);

revoke all on public.equipment_history from public, anon, authenticated, service_role;
-- Hosted projects grant new sequences to the API's roles, and setval() could make every later insert fail. The identity
-- column needs no grant, because the owner of the table inserts.
revoke all on sequence public.equipment_history_id_seq from public, anon, authenticated, service_role;
grant select on public.equipment_history to authenticated;

alter table public.equipment_history enable row level security;

create policy "Staff can read the history of equipment" on public.equipment_history
  for select to authenticated
  using ((select private.is_staff()));

-- Runs as the owner, because nobody else may write the history or read the address of an account.
create function private.record_equipment_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  email constant text := (select account.email from auth.users as account where account.id = private.request_user());
  old_row jsonb;
  new_row jsonb;
  change uuid;
begin
  -- TRUNCATE fires no row triggers: record it as the deletion of every row.
  if tg_op = 'TRUNCATE' then
    change := private.current_change();
    insert into public.equipment_history (
      equipment_id, action, changed_by_email, before, change_id, is_first_of_change
    )
    select
      item.id, 'delete', email, to_jsonb(item), change,
      row_number() over () = 1
        and not exists (select from public.equipment_history as entry where entry.change_id = change)
    from public.equipment_catalog as item;
    return null;
  end if;

  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  -- No entry for an update that changes nothing.
  if new_row - 'updated_at' = old_row - 'updated_at' then return null; end if;
  -- No entry for the foreign key that clears created_by of a deleted account. While the account exists, SQL is clearing
  -- the author, and that leaves an entry.
  if new_row - 'updated_at' = old_row - 'updated_at' || '{"created_by": null}'
    and not exists (select from auth.users as account where account.id = old.created_by)
  then
    return null;
  end if;

  change := private.current_change();
  insert into public.equipment_history (
    equipment_id, action, changed_by_email, before, after, change_id, is_first_of_change
  )
  values (
    coalesce(old.id, new.id), lower(tg_op), email, old_row, new_row, change,
    not exists (select from public.equipment_history as entry where entry.change_id = change)
  );
  return null;
end
$$;

create trigger record_equipment_change after insert or update or delete on public.equipment_catalog
  for each row execute function private.record_equipment_change();
create trigger record_equipment_truncate before truncate on public.equipment_catalog
  for each statement execute function private.record_equipment_change();

-- Even the owner cannot write the history by accident, so an AI client with a token cannot cover its tracks. To prune the
-- history on purpose: `alter table public.equipment_history disable trigger user`.
create function private.refuse_history_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'The history of equipment is written by the database alone' using errcode = 'insufficient_privilege';
end
$$;

-- Direct inserts run at trigger depth 0; those of the recording trigger are deeper and pass.
create trigger refuse_history_insert before insert on public.equipment_history
  for each statement when (pg_trigger_depth() = 0) execute function private.refuse_history_change();
create trigger refuse_history_change before update or delete or truncate on public.equipment_history
  for each statement execute function private.refuse_history_change();

-- Both views run as the caller (security_invoker), so the policies of the tables apply and only staff see rows.
create view public.deleted_equipment with (security_invoker = true) as
select entry.*
from public.equipment_history as entry
where entry.action = 'delete'
  and not exists (select from public.equipment_catalog as item where item.id = entry.equipment_id)
  and not exists (
    select from public.equipment_history as later
    where later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
  );
comment on view public.deleted_equipment is
  'The latest deletion of every item that is not in the catalog, for the list from which staff restore them. Read it newest first in pages: `id` below the id of the last row.';

revoke all on public.deleted_equipment from public, anon, authenticated, service_role;
grant select on public.deleted_equipment to authenticated;

create view public.equipment_activity with (security_invoker = true) as
select
  entry.*,
  reach.others,
  reach.others_alike,
  -- Compared as times: their texts depend on the time zone of the session that wrote them.
  coalesce(
    (deletion.before ->> 'created_at')::timestamptz = (entry.after ->> 'created_at')::timestamptz, false
  ) as restores,
  deletion.before as as_deleted,
  exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) as is_in_catalog,
  -- True while every item of the change has no newer entry: the same condition as in private.revert_change.
  not exists (
    select from public.equipment_history as part
    where part.change_id = entry.change_id
      and part.change_id <> (
        select newest.change_id from public.equipment_history as newest
        where newest.equipment_id = part.equipment_id order by newest.id desc limit 1
      )
  ) as can_be_undone
from public.equipment_history as entry
  -- The other items of the change, and those of them with the same action.
  cross join lateral (
    select
      count(distinct part.equipment_id)::integer - 1 as others,
      count(distinct part.equipment_id) filter (where part.action = entry.action)::integer - 1 as others_alike
    from public.equipment_history as part where part.change_id = entry.change_id
  ) as reach
  -- The last deletion of an item that is added again. A restored item keeps its created_at, any other gets a new one.
  left join lateral (
    select earlier.before from public.equipment_history as earlier
    where entry.action = 'insert'
      and earlier.equipment_id = entry.equipment_id and earlier.id < entry.id and earlier.action = 'delete'
    order by earlier.id desc limit 1
  ) as deletion on true;
comment on view public.equipment_activity is
  'equipment_history with what the screens say of each entry: how many other items its change reached, whether it can be undone. Filter by is_first_of_change for one row a change, and read it newest first in pages.';

revoke all on public.equipment_activity from public, anon, authenticated, service_role;
grant select on public.equipment_activity to authenticated;

revoke all on all functions in schema private from public;
