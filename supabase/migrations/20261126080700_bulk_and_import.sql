-- Many items in one request: all of them are saved, or none, because a request is one transaction. Everything here runs
-- as the caller, so policies, checks and stamps hold as they do for single rows.

-- Sets the same values on many items; private.begin_change has locked them.
create function private.set_values(ids uuid[], change jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  columns constant text[] := array['supplier', 'supplier_contact', 'currency', 'lead_time_days', 'warranty_months'];
  unknown constant text := (
    select string_agg(key, ', ' order by key) from jsonb_object_keys(change) as key
    where key <> all (columns || array['add_category', 'remove_category', 'specifications'])
  );
  -- A specification set to null is removed.
  set_keys constant jsonb := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(change -> 'specifications') where value <> 'null'
  );
  removed_keys constant text[] := array(
    select key from jsonb_each(change -> 'specifications') where value = 'null'
  );
  missing constant bigint := (
    select count(distinct asked.id) from unnest(ids) as asked (id)
    where not exists (select from public.equipment_catalog as item where item.id = asked.id)
  );
  -- The characters that JavaScript's \s matches.
  blanks constant text := '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+';
begin
  if unknown is not null then
    raise exception 'These fields cannot be set on many items: %.', unknown;
  end if;
  if missing > 0 then
    raise exception 'Someone else deleted % of these items meanwhile. Nothing was changed.', missing;
  end if;

  -- Leaves items alone that have the values already: saving them would only give them a later updated_at.
  update public.equipment_catalog as item set
    category = next.category,
    supplier = next.supplier,
    supplier_contact = next.supplier_contact,
    currency = next.currency,
    lead_time_days = next.lead_time_days,
    warranty_months = next.warranty_months,
    specifications = next.specifications
  from public.equipment_catalog as stored
    -- Compares category names as the site does: two names that differ only in case or blanks are one, in their first
    -- spelling. Other stands for 'no category', so an added category replaces it.
    cross join lateral (
      select coalesce(string_agg(name, ', ' order by place), 'Other') as category
      from (
        select (array_agg(spelling order by position))[1] as name, min(position) as place
        from regexp_split_to_table(
          concat_ws(
            ',',
            case
              when change ? 'add_category' and lower(btrim(regexp_replace(stored.category, blanks, ' ', 'g'))) = 'other'
              then null else stored.category
            end,
            change ->> 'add_category'
          ),
          ','
        )
            with ordinality as split (part, position)
          cross join lateral btrim(regexp_replace(part, blanks, ' ', 'g')) as spelling
        group by lower(spelling)
      ) as named
      where lower(name) not in (
        '', lower(btrim(regexp_replace(coalesce(change ->> 'remove_category', ''), blanks, ' ', 'g')))
      )
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

create function private.delete_items(ids uuid[]) returns void
  language sql set search_path = ''
as $$
  delete from public.equipment_catalog as item where item.id = any (ids)
$$;

-- Writes only the columns named here: who made a row and when is not among them. Two statements, whatever the number of
-- rows, because a hosted request ends after 8 s.
create function private.save_import(added jsonb, changed jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  saved integer;
begin
  insert into public.equipment_catalog (
    id, name, category, brand, model, cost, currency, image_url, power_requirements, water_requirements,
    space_requirements, maintenance_requirements, maintenance_schedule, warranty_months, supplier, supplier_contact,
    lead_time_days, notes, specifications, created_via
  )
  select
    coalesce(row.id, gen_random_uuid()), row.name, row.category, row.brand, row.model, row.cost, row.currency,
    row.image_url, row.power_requirements, row.water_requirements, row.space_requirements,
    row.maintenance_requirements, row.maintenance_schedule, row.warranty_months, row.supplier, row.supplier_contact,
    row.lead_time_days, row.notes, row.specifications, 'web'
  from jsonb_populate_recordset(null::public.equipment_catalog, added) as row;

  -- A column that a row does not name keeps its value. The update skips an item that somebody saved after the file was
  -- compared, because its updated_at differs from the one in the row.
  with wanted as (
    select row, (row ->> 'id')::uuid as id, (row ->> 'updated_at')::timestamptz as seen
    from jsonb_array_elements(changed) as row
  )
  update public.equipment_catalog as item set
    name = next.name,
    category = next.category,
    brand = next.brand,
    model = next.model,
    cost = next.cost,
    currency = next.currency,
    image_url = next.image_url,
    power_requirements = next.power_requirements,
    water_requirements = next.water_requirements,
    space_requirements = next.space_requirements,
    maintenance_requirements = next.maintenance_requirements,
    maintenance_schedule = next.maintenance_schedule,
    warranty_months = next.warranty_months,
    supplier = next.supplier,
    supplier_contact = next.supplier_contact,
    lead_time_days = next.lead_time_days,
    notes = next.notes,
    specifications = next.specifications
  from wanted
    join public.equipment_catalog as stored on stored.id = wanted.id
    cross join lateral jsonb_populate_record(stored, wanted.row) as next
  where item.id = wanted.id and item.updated_at = wanted.seen;
  get diagnostics saved = row_count;

  if saved < jsonb_array_length(changed) then
    raise exception 'Someone else changed or deleted % of these items meanwhile. Nothing was saved.',
      jsonb_array_length(changed) - saved;
  end if;
end
$$;

grant execute on function private.set_values(uuid[], jsonb), private.delete_items(uuid[]),
  private.save_import(jsonb, jsonb) to authenticated;

create function public.change_equipment(change_id uuid, ids uuid[], updated_at timestamptz[], change jsonb)
  returns integer
  language sql set search_path = ''
begin atomic
  select private.set_values(ids, change) where private.begin_change(change_id, ids, updated_at);
  select private.count_items(change_id);
end;
comment on function public.change_equipment(uuid, uuid[], timestamptz[], jsonb) is
  'Sets values on many items, all or none. In specifications null removes a key. Takes the updated_at of each item as the person saw it, in the order of the ids, and refuses if one was saved since. Returns how many items it changed; items that have the values already are left alone. A repeated call with the same change_id returns the same. For staff.';

create function public.delete_equipment(change_id uuid, ids uuid[]) returns integer
  language sql set search_path = ''
begin atomic
  select private.delete_items(ids) where private.begin_change(change_id, ids);
  select private.count_items(change_id);
end;
comment on function public.delete_equipment(uuid, uuid[]) is
  'Deletes many items, all or none. Returns how many it deleted; items that are gone already do not count. A repeated call with the same change_id returns the same. For staff.';

create function public.import_equipment(change_id uuid, added jsonb, changed jsonb) returns integer
  language sql set search_path = ''
begin atomic
  select private.save_import(added, changed) where private.begin_change(
    change_id, array(select (row ->> 'id')::uuid from jsonb_array_elements(changed) as row)
  );
  select private.count_items(change_id);
end;
comment on function public.import_equipment(uuid, jsonb, jsonb) is
  'Adds and changes equipment, all or none. Changed rows carry the id and updated_at of their item. Returns how many items it saved. A repeated call with the same change_id returns the same. For staff.';

revoke all on function public.change_equipment(uuid, uuid[], timestamptz[], jsonb), public.delete_equipment(uuid, uuid[]),
  public.import_equipment(uuid, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_equipment(uuid, uuid[], timestamptz[], jsonb),
  public.delete_equipment(uuid, uuid[]), public.import_equipment(uuid, jsonb, jsonb) to authenticated;

revoke all on all functions in schema private from public;
