-- The two ways back: one item as it was before an entry of its history, or everything one change did. Either is itself a
-- change with entries of its own, so it can be taken back the same way.

-- Runs as the owner, because id, created_at, created_by and created_via of a deleted item return too, and no client may
-- set them. A changed item keeps those four and gets every other value back. The columns come from the system catalog
-- at run time, so a migration that adds or drops a column needs no new version of this function.
create function private.restore_entry(entry_id bigint, seen timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  stored jsonb;
  columns text;
  written bigint;
  current_name text;
begin
  perform private.require_staff();

  select * into entry from public.equipment_history as found_entry where found_entry.id = entry_id;
  if entry.before is null then
    raise exception 'There is nothing to restore here';
  end if;

  -- The account that created the item may be gone; the foreign key then allows only null.
  stored := entry.before || jsonb_build_object(
    'created_by', (select account.id from auth.users as account where account.id::text = entry.before ->> 'created_by')
  );

  -- Writes the columns that the entry holds. An insert takes the default, and an update keeps the value, of columns that
  -- were added after the entry, and of columns that have become NOT NULL since and are null in the entry.
  select string_agg(format('%I', attribute.attname), ', ' order by attribute.attnum) into columns
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = 'public.equipment_catalog'::regclass
    and attribute.attnum > 0
    and not attribute.attisdropped
    and attribute.attgenerated = ''
    and stored ? attribute.attname
    and not (attribute.attnotnull and stored ->> attribute.attname is null)
    and (
      entry.action = 'delete'
      or attribute.attname not in ('id', 'created_at', 'updated_at', 'created_by', 'created_via')
    );

  if entry.action = 'delete' then
    -- The list of deleted items may have been read before the item was restored, changed and deleted again.
    if exists (
      select from public.equipment_history as later
      where later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
        and later.change_id <> entry.change_id
    ) then
      raise exception 'Deleted again since. Nothing was restored.';
    end if;
    execute format(
      'insert into public.equipment_catalog (%1$s)
       select %1$s from jsonb_populate_record(null::public.equipment_catalog, $1)
       on conflict (id) do nothing',
      columns
    ) using stored;
    get diagnostics written = row_count;
    if written = 0 then
      raise exception 'This item is already in the catalog' using errcode = 'unique_violation';
    end if;
    return;
  end if;

  -- Waits while somebody saves the item, and then compares what they saved.
  execute format(
    'update public.equipment_catalog as item
     set (%1$s) = (select %1$s from jsonb_populate_record(item, $1))
     where item.id = $2 and item.updated_at = $3',
    columns
  ) using stored, entry.equipment_id, seen;
  get diagnostics written = row_count;
  if written = 0 then
    select item.name into current_name from public.equipment_catalog as item where item.id = entry.equipment_id;
    if found then
      raise exception 'Changed again since: %. Nothing was restored.', current_name;
    end if;
    raise exception 'This item has been deleted';
  end if;
end
$$;
comment on function private.restore_entry(bigint, timestamptz) is
  'Puts an item back as it was before an entry of its history.';

-- Runs as the owner, as restore_entry does.
create function private.revert_change(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  changed_since text[];
begin
  perform private.require_staff();

  -- Anybody who changes one of these items at the same time waits, or is found below.
  perform from public.equipment_catalog as item
  where item.id in (select part.equipment_id from public.equipment_history as part where part.change_id = revert_change.change_id)
  order by item.id for update;

  changed_since := array(
    select distinct coalesce(part.after, part.before) ->> 'name'
    from public.equipment_history as part
    where part.change_id = revert_change.change_id
      and part.change_id <> (
        select newest.change_id from public.equipment_history as newest
        where newest.equipment_id = part.equipment_id order by newest.id desc limit 1
      )
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed again since: %. Nothing was undone.', private.name_some(changed_since);
  end if;

  -- Newest first, because one SQL transaction may have changed an item twice.
  for entry in
    select part.* from public.equipment_history as part
    where part.change_id = revert_change.change_id order by part.id desc
  loop
    if entry.action = 'insert' then
      delete from public.equipment_catalog as item where item.id = entry.equipment_id;
    else
      perform private.restore_entry(
        entry.id, (select item.updated_at from public.equipment_catalog as item where item.id = entry.equipment_id)
      );
    end if;
  end loop;
  if not found then
    raise exception 'There is nothing to undo here';
  end if;
end
$$;
comment on function private.revert_change(uuid) is 'Takes back every entry of a change, all or none.';

grant execute on function private.restore_entry(bigint, timestamptz), private.revert_change(uuid) to authenticated;

create function public.restore_equipment(change_id uuid, entry_id bigint, updated_at timestamptz default null)
  returns integer
  language sql set search_path = ''
begin atomic
  select private.restore_entry(entry_id, updated_at) where private.begin_change(change_id);
  select private.count_items(change_id);
end;
comment on function public.restore_equipment(uuid, bigint, timestamptz) is
  'Puts an item back as it was before an entry of equipment_history. Takes the updated_at of the item as the person saw it (a deleted item has none) and refuses if the item was saved since. Returns 1, or 0 if the item has these values already. A repeated call with the same change_id returns the same. For staff.';

create function public.undo_change(change_id uuid, undone_change_id uuid) returns integer
  language sql set search_path = ''
  -- Undoing 5,000 items takes 6 s; a request of staff otherwise ends after 8 s in hosted projects. The site waits 15 s.
  set statement_timeout = '14s'
begin atomic
  select private.revert_change(undone_change_id) where private.begin_change(change_id);
  select private.count_items(change_id);
end;
comment on function public.undo_change(uuid, uuid) is
  'Takes back everything a change did, all or none: deleted items return, added ones go, changed ones are as before. Refuses if one of the items was changed again since. The undo is a change of its own, change_id. Returns how many items it reached. A repeated call with the same change_id returns the same. For staff.';

revoke all on function public.restore_equipment(uuid, bigint, timestamptz), public.undo_change(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.restore_equipment(uuid, bigint, timestamptz), public.undo_change(uuid, uuid)
  to authenticated;

revoke all on all functions in schema private from public;
