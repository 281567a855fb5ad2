-- An item without a category is filed under Other, and stayed there beside the category that was added to it: imported
-- price lists had to be taken out of Other in a second step.
create or replace function private.apply_to_equipment(ids uuid[], change jsonb) returns void
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
  -- What JavaScript takes for blanks.
  blanks constant text := '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+';
  stored_count integer;
begin
  if unknown is not null then
    raise exception 'These fields cannot be set on many items: %.', unknown;
  end if;

  perform from public.equipment_catalog as item where item.id = any (ids) order by item.id for update;
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
