-- restore_equipment reads the restored row in a statement of its own: `supabase db lint` (plpgsql_check) cannot follow
-- what dynamic SQL returns, and warned. Otherwise as before.

create or replace function private.put_equipment_back(entry_id bigint) returns public.equipment_catalog
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
    execute format(
      'update public.equipment_catalog as item
       set (%1$s) = (select %1$s from jsonb_populate_record(item, $1))
       where item.id = $2',
      columns
    ) using stored, entry.equipment_id;
    get diagnostics written = row_count;
    if written = 0 then
      raise exception 'This item has been deleted';
    end if;
  end if;

  select * into item from public.equipment_catalog as restored where restored.id = entry.equipment_id;
  return item;
end
$$;
