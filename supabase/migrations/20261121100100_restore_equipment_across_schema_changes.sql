-- restore_equipment, for entries older than today's columns. The column list is read from the catalog at run time,
-- so a migration that adds or drops a column of equipment_catalog needs no new version of this function.

create or replace function private.put_equipment_back(entry_id bigint) returns public.equipment_catalog
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  stored jsonb;
  columns text;
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
      'insert into public.equipment_catalog as item (%1$s)
       select %1$s from jsonb_populate_record(null::public.equipment_catalog, $1)
       on conflict (id) do nothing returning item.*',
      columns
    ) into item using stored;
    if item.id is null then
      raise exception 'This item is already in the catalog' using errcode = 'unique_violation';
    end if;
    return item;
  end if;

  execute format(
    'update public.equipment_catalog as item
     set (%1$s) = (select %1$s from jsonb_populate_record(item, $1))
     where item.id = $2 returning item.*',
    columns
  ) into item using stored, entry.equipment_id;
  if item.id is null then
    raise exception 'This item has been deleted';
  end if;
  return item;
end
$$;
