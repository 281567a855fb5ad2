-- The equipment catalog: staff read and write all of it, nobody else any of it.

create table public.equipment_catalog (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- One comma-separated string of category names, as the product's other tools read it.
  category text not null default 'Other',
  brand text,
  model text,
  cost numeric(12, 2),
  currency text not null default 'USD',
  image_url text,
  power_requirements text,
  water_requirements text,
  space_requirements text,
  maintenance_requirements text,
  maintenance_schedule text,
  warranty_months integer,
  supplier text,
  supplier_contact text,
  lead_time_days integer,
  notes text,
  specifications jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  -- Without a user's token the writer is a database connection: the AI assistant's.
  created_via text not null default (case when auth.uid() is null then 'assistant' else 'manual' end),

  constraint equipment_name_filled check (name ~ '\S'),
  constraint equipment_name_length check (length(name) <= 200),
  constraint equipment_category_filled check (category ~ '[^\s,]'),
  constraint equipment_category_length check (length(category) <= 2000),
  constraint equipment_brand_length check (length(brand) <= 2000),
  constraint equipment_model_length check (length(model) <= 2000),
  -- The upper bound is the column's own; it is here because numeric knows NaN, which is above every number.
  constraint equipment_cost_not_negative check (cost between 0 and 9999999999.99),
  constraint equipment_currency_known check (currency in ('USD', 'EUR', 'GBP', 'CAD')),
  constraint equipment_image_url_http check (image_url ~* '^https?://\S+$'),
  constraint equipment_image_url_length check (length(image_url) <= 2048),
  constraint equipment_power_requirements_length check (length(power_requirements) <= 2000),
  constraint equipment_water_requirements_length check (length(water_requirements) <= 2000),
  constraint equipment_space_requirements_length check (length(space_requirements) <= 2000),
  constraint equipment_maintenance_requirements_length check (length(maintenance_requirements) <= 2000),
  constraint equipment_maintenance_schedule_length check (length(maintenance_schedule) <= 2000),
  constraint equipment_warranty_months_not_negative check (warranty_months >= 0),
  constraint equipment_supplier_length check (length(supplier) <= 2000),
  constraint equipment_supplier_contact_length check (length(supplier_contact) <= 2000),
  constraint equipment_lead_time_days_not_negative check (lead_time_days >= 0),
  constraint equipment_notes_length check (length(notes) <= 10000),
  constraint equipment_specifications_object check (jsonb_typeof(specifications) = 'object'),
  constraint equipment_specifications_length check (length(specifications::text) <= 65536),
  constraint equipment_created_via_filled check (created_via ~ '\S' and length(created_via) <= 50)
);
comment on table public.equipment_catalog is 'Spa and bathhouse equipment, kept by staff.';

-- The list is read newest first, in ranges of 1,000: the id settles the order of rows of one moment.
create index equipment_catalog_newest_first on public.equipment_catalog (created_at desc, id);
-- Deleting an account looks for the rows it created.
create index equipment_catalog_created_by on public.equipment_catalog (created_by);

-- What a path that bypasses the form (CSV, assistant, API) may leave out or blank.
create function private.fill_equipment_gaps() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.category is null or new.category !~ '[^\s,]' then
    new.category := 'Other';
  end if;
  new.currency := coalesce(new.currency, 'USD');
  new.specifications := coalesce(new.specifications, '{}');
  return new;
end
$$;
revoke all on function private.fill_equipment_gaps() from public, anon, authenticated, service_role;

-- Who made a row, when and how is not for a request to say. It runs as the writer: only requests arrive as one of
-- the API's roles. A database connection, and a definer function that restores a deleted row, arrive as the owner
-- and may put these columns back; so may the foreign key when it clears created_by of a deleted account.
create function private.stamp_equipment() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  by_request constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'UPDATE' then
    if by_request then
      new.id := old.id;
      new.created_at := old.created_at;
      new.created_by := old.created_by;
      new.created_via := old.created_via;
    end if;
    -- Always later than before, even twice within one tick of the clock: editors compare it to find a conflict.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    return new;
  end if;

  if by_request then
    -- The id stays as sent, so that an upsert finds its row and a repeated request cannot insert twice.
    new.created_at := now();
    new.updated_at := now();
    new.created_by := (select auth.uid());
  end if;
  -- Any short word is kept, except that a person's session cannot pass for the assistant: that word is how a row
  -- nobody signed for is told apart.
  if coalesce(new.created_via, '') !~ '\S' or (by_request and lower(btrim(new.created_via)) = 'assistant') then
    new.created_via := case when (select auth.uid()) is null then 'assistant' else 'manual' end;
  end if;
  return new;
end
$$;
revoke all on function private.stamp_equipment() from public, anon, authenticated, service_role;

create trigger fill_equipment_gaps before insert or update on public.equipment_catalog
  for each row execute function private.fill_equipment_gaps();
create trigger stamp_equipment before insert or update on public.equipment_catalog
  for each row execute function private.stamp_equipment();

-- Hosted projects differ in what they grant by default, so everything is taken away first. The secret key
-- (service_role) has no use in this product.
revoke all on public.equipment_catalog from public, anon, authenticated, service_role;
grant usage on schema public to anon, authenticated;
grant select, insert, update, delete on public.equipment_catalog to authenticated;

alter table public.equipment_catalog enable row level security;

create policy "Staff can read equipment" on public.equipment_catalog
  for select to authenticated
  using ((select private.is_staff()));

create policy "Staff can add equipment" on public.equipment_catalog
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "Staff can change equipment" on public.equipment_catalog
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff can delete equipment" on public.equipment_catalog
  for delete to authenticated
  using ((select private.is_staff()));
