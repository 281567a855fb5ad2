-- Many items changed by one request, and taken back by one. A request is a transaction; entries of the history that one
-- transaction wrote carry the same change_id. Entries older than this column have none.

-- Computed, not stored in a setting, which any database connection could write. The time makes it differ in a database
-- restored elsewhere, where the numbers of transactions begin again.
create function private.current_change() returns uuid
  language sql stable set search_path = ''
  return md5(concat_ws(' ', pg_current_xact_id(), extract(epoch from now())))::uuid;
comment on function private.current_change() is 'The id of the change that the running transaction makes.';
revoke all on function private.current_change() from public, anon, authenticated, service_role;
-- The functions below call it as the caller.
grant execute on function private.current_change() to authenticated;

-- In two steps: a column added with a default would give all old entries one id.
alter table public.equipment_history add column change_id uuid;
alter table public.equipment_history alter column change_id set default private.current_change();
comment on column public.equipment_history.change_id is 'Entries written by one request, or one transaction, share it.';

create index equipment_history_change on public.equipment_history (change_id, id);

-- All columns of equipment_history, as before.
create or replace view public.deleted_equipment with (security_invoker = true) as
select entry.*
from public.equipment_history as entry
where entry.action = 'delete'
  and not exists (select from public.equipment_catalog as item where item.id = entry.equipment_id)
  and not exists (
    select from public.equipment_history as later
    where later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
  );

-- The history as the site lists it. A list of changes, rather than of entries, takes those that lead theirs.
create view public.equipment_activity with (security_invoker = true) as
select
  entry.*,
  -- Items changed by the same request, this one left out.
  (
    select greatest(count(distinct other.equipment_id) - 1, 0)::integer
    from public.equipment_history as other where other.change_id = entry.change_id
  ) as others,
  not exists (
    select from public.equipment_history as earlier
    where earlier.change_id = entry.change_id and earlier.id < entry.id
  ) as leads,
  -- Only an item that was there before can be added again.
  entry.action = 'insert' and exists (
    select from public.equipment_history as earlier
    where earlier.equipment_id = entry.equipment_id and earlier.id < entry.id
  ) as restores,
  exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) as is_in_catalog
from public.equipment_history as entry;
comment on view public.equipment_activity is
  'equipment_history with the number of other items each change reached. Read it newest first, in pages.';

revoke all on public.equipment_activity from public, anon, authenticated, service_role;
grant select on public.equipment_activity to authenticated;

-- Sets the same values on many items, or on none. Runs as the caller, so policies, checks and stamps hold.
create function private.apply_to_equipment(ids uuid[], change jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  columns constant text[] := array['supplier', 'supplier_contact', 'currency', 'lead_time_days', 'warranty_months'];
  unknown constant text := (
    select string_agg(key, ', ' order by key) from jsonb_object_keys(change) as key
    where key <> all (columns || array['add_category', 'remove_category', 'specifications'])
  );
  -- Null takes a key away.
  set_keys constant jsonb := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(change -> 'specifications') where value <> 'null'
  );
  removed_keys constant text[] := array(
    select key from jsonb_each(change -> 'specifications') where value = 'null'
  );
  asked constant integer := (select count(distinct id) from unnest(ids) as id);
  stored_count integer;
begin
  if unknown is not null then
    raise exception 'These fields cannot be set on many items: %.', unknown;
  end if;

  perform from public.equipment_catalog as item where item.id = any (ids) for update;
  get diagnostics stored_count = row_count;
  if stored_count < asked then
    raise exception 'Someone else deleted % of these items meanwhile. Nothing was changed.', asked - stored_count;
  end if;

  -- Items that hold the values already are left alone: saving them would only give them a later updated_at.
  update public.equipment_catalog as item set
    category = next.category,
    supplier = next.supplier,
    supplier_contact = next.supplier_contact,
    currency = next.currency,
    lead_time_days = next.lead_time_days,
    warranty_months = next.warranty_months,
    specifications = next.specifications
  from public.equipment_catalog as stored
    cross join lateral (
      select coalesce(string_agg(name, ', ' order by place), 'Other') as category
      from (
        select btrim(part) as name, min(position) as place
        from regexp_split_to_table(concat_ws(',', stored.category, change ->> 'add_category'), ',')
          with ordinality as split (part, position)
        group by btrim(part)
      ) as named
      where name not in ('', coalesce(change ->> 'remove_category', ''))
    ) as categories
    cross join lateral jsonb_populate_record(
      stored,
      (change - array['add_category', 'remove_category']) || jsonb_build_object(
        'category',
        case when change ?| array['add_category', 'remove_category'] then categories.category else stored.category end,
        'specifications',
        (stored.specifications || set_keys) - removed_keys
      )
    ) as next
  where item.id = any (ids)
    and stored.id = item.id
    and to_jsonb(next) <> to_jsonb(stored);
end
$$;
revoke all on function private.apply_to_equipment(uuid[], jsonb) from public, anon, authenticated, service_role;
grant execute on function private.apply_to_equipment(uuid[], jsonb) to authenticated;

-- What the API calls returns the entries it wrote, with the id that takes them back. The API answers with the first
-- 1,000 rows at most.
create function public.change_equipment(ids uuid[], change jsonb) returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  select private.apply_to_equipment(ids, change);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;
comment on function public.change_equipment(uuid[], jsonb) is
  'Sets values on many items, all or none; an item that holds them already is left alone. In specifications null removes a key. For staff.';

-- An address cannot name hundreds of ids, which a DELETE would need. Items that are gone already are no failure.
create function public.delete_equipment(ids uuid[]) returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  delete from public.equipment_catalog as item where item.id = any (ids);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;
comment on function public.delete_equipment(uuid[]) is 'Deletes many items, all or none. For staff.';

-- Runs as the owner, as put_equipment_back does.
create function private.take_change_back(wanted uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  changed_since text[];
begin
  if not private.is_staff() then
    raise exception 'Only staff can undo a change' using errcode = 'insufficient_privilege';
  end if;

  -- Whoever changes one of these items meanwhile waits, or is seen below.
  perform from public.equipment_catalog as item
  where item.id in (select kept.equipment_id from public.equipment_history as kept where kept.change_id = wanted)
  order by item.id for update;

  changed_since := array(
    select distinct coalesce(kept.after, kept.before) ->> 'name'
    from public.equipment_history as kept
      join public.equipment_history as later
        on later.equipment_id = kept.equipment_id and later.id > kept.id and later.change_id <> wanted
    where kept.change_id = wanted
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed again since: %. Nothing was undone.',
      array_to_string(changed_since[1:3], ', ')
        || case when cardinality(changed_since) > 3 then format(' and %s more', cardinality(changed_since) - 3) else '' end;
  end if;

  -- Newest first, because SQL may have changed an item twice.
  for entry in
    select kept.* from public.equipment_history as kept where kept.change_id = wanted order by kept.id desc
  loop
    if entry.action = 'insert' then
      delete from public.equipment_catalog as item where item.id = entry.equipment_id;
    else
      perform private.put_equipment_back(entry.id);
    end if;
  end loop;
  if not found then
    raise exception 'There is nothing to undo here';
  end if;
end
$$;
revoke all on function private.take_change_back(uuid) from public, anon, authenticated, service_role;
grant execute on function private.take_change_back(uuid) to authenticated;

create function public.undo_change(change_id uuid) returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  select private.take_change_back(undo_change.change_id);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;
comment on function public.undo_change(uuid) is
  'Takes back every entry of one change, all or none: deleted items return, added ones go, changed ones are as before. Refused when one of them was changed again since. For staff.';

-- import_equipment returns the id of its change instead of the number of rows. Its statements stay what they were.
alter function public.import_equipment(jsonb, jsonb) rename to save_import;
alter function public.save_import(jsonb, jsonb) set schema private;

create function public.import_equipment(added jsonb, changed jsonb) returns uuid
  language sql set search_path = ''
begin atomic
  select private.save_import(added, changed);
  select private.current_change();
end;
comment on function public.import_equipment(jsonb, jsonb) is
  'Adds and changes equipment, all or none. Returns the id by which undo_change takes it back. For staff.';
comment on function private.save_import(jsonb, jsonb) is 'Adds and changes equipment, all or none. Returns how many rows.';

revoke all on function public.change_equipment(uuid[], jsonb), public.delete_equipment(uuid[]), public.undo_change(uuid),
  public.import_equipment(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_equipment(uuid[], jsonb), public.delete_equipment(uuid[]),
  public.undo_change(uuid), public.import_equipment(jsonb, jsonb) to authenticated;
