-- restore_equipment takes the updated_at of the item as it was shown to whoever restores, and refuses where the item has
-- been saved since: its later values were not among those the person was asked about. Without it the item is restored as
-- before, for pages loaded before this migration; of a deleted item there is nothing newer to lose.

-- Dropped first: beside a function with one parameter more, PostgREST could not tell which one a request means.
drop function public.restore_equipment(bigint);
drop function private.put_equipment_back(bigint);

create function private.put_equipment_back(entry_id bigint, seen timestamptz default null)
  returns public.equipment_catalog
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  stored jsonb;
  columns text;
  written bigint;
  item public.equipment_catalog;
begin
  if not private.is_staff() then
    raise exception 'Only staff can restore equipment' using errcode = 'insufficient_privilege';
  end if;

  select * into entry from public.equipment_history as kept where kept.id = entry_id;
  if entry.before is null then
    raise exception 'There is nothing to restore here';
  end if;

  -- The account that created the item may be gone; its foreign key allows null only.
  stored := entry.before || jsonb_build_object(
    'created_by', (select account.id from auth.users as account where account.id::text = entry.before ->> 'created_by')
  );

  -- Columns to write: those the entry holds. Left out, so that an insert takes the default and an update keeps the
  -- value: columns added after the entry was written, and columns that have become NOT NULL where it holds null.
  -- Of an item that is still there id, updated_at and who made it, when and how stay as they are.
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
  else
    -- Waits for whoever is saving the item, and then compares what they saved.
    execute format(
      'update public.equipment_catalog as item
       set (%1$s) = (select %1$s from jsonb_populate_record(item, $1))
       where item.id = $2 and ($3 is null or item.updated_at = $3)',
      columns
    ) using stored, entry.equipment_id, seen;
    get diagnostics written = row_count;
    if written = 0 then
      select * into item from public.equipment_catalog as newer where newer.id = entry.equipment_id;
      if found then
        raise exception 'Changed again since: %. Nothing was restored.', item.name;
      end if;
      raise exception 'This item has been deleted';
    end if;
  end if;

  select * into item from public.equipment_catalog as restored where restored.id = entry.equipment_id;
  return item;
end
$$;
revoke all on function private.put_equipment_back(bigint, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.put_equipment_back(bigint, timestamptz) to authenticated;

create function public.restore_equipment(entry_id bigint, updated_at timestamptz default null)
  returns public.equipment_catalog
  language sql set search_path = ''
  return private.put_equipment_back(entry_id, updated_at);
comment on function public.restore_equipment(bigint, timestamptz) is
  'Puts an item back as it was before this entry of equipment_history. With the updated_at of the item as it was read, refused when it was changed since. For staff.';

revoke all on function public.restore_equipment(bigint, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.restore_equipment(bigint, timestamptz) to authenticated;
