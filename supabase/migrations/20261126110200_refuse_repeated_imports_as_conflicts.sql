-- A repeated import was refused with a message of its own, which the site could not tell from any other refusal: it said
-- that nothing had been saved. A violated primary key (409) it takes for what it is, and looks for the first request's rows.
create or replace function private.save_import(added jsonb, changed jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  saved integer;
begin
  -- New rows come with ids of their own, so that a request repeated because its answer was lost adds nothing twice: the
  -- primary key refuses it.
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

  -- A column a row does not name keeps its value: the row is laid over the item as it stands. One that was saved
  -- by somebody else since it was read no longer carries the updated_at the row names, and is not found.
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
    join public.equipment_catalog as before on before.id = wanted.id
    cross join lateral jsonb_populate_record(before, wanted.row) as next
  where item.id = wanted.id and item.updated_at = wanted.seen;
  get diagnostics saved = row_count;

  if saved < jsonb_array_length(changed) then
    raise exception 'Someone else changed or deleted % of these items meanwhile. Nothing was saved.',
      jsonb_array_length(changed) - saved;
  end if;
  return saved + jsonb_array_length(added);
end
$$;
