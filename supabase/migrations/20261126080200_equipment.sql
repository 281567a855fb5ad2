-- The equipment catalog: staff read and write all of it, nobody else any of it.

-- auth.uid() reads request.jwt.claims, a setting that any database connection can write. session_user tells a request
-- from other connections: PostgREST connects as `authenticator`, the SQL editor and AI clients with a token do not, and
-- only a superuser can change it. The embedded backend of supabase/local, which has one connection for everything,
-- replaces this function.
create function private.request_user() returns uuid
  language sql stable set search_path = ''
as $$
  select auth.uid() where session_user = 'authenticator'
$$;
comment on function private.request_user() is
  'The account that sent the API request. Null for SQL, whatever request.jwt.claims says.';
-- Column defaults call it as the writer.
grant execute on function private.request_user() to authenticated;

create table public.equipment_catalog (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Category names in one comma-separated string, which is how the other tools of the product read them.
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
  -- A write without a signed-in person comes from a database connection: the AI assistant.
  created_via text not null default (case when private.request_user() is null then 'assistant' else 'manual' end),

  constraint equipment_name_filled check (name ~ '\S'),
  constraint equipment_name_length check (length(name) <= 200),
  constraint equipment_category_filled check (category ~ '[^\s,]'),
  constraint equipment_category_length check (length(category) <= 2000),
  constraint equipment_brand_length check (length(brand) <= 2000),
  constraint equipment_model_length check (length(model) <= 2000),
  -- The upper bound refuses NaN, which numeric sorts above every number.
  constraint equipment_cost_not_negative check (cost between 0 and 9999999999.99),
  constraint equipment_currency_known check (currency in ('USD', 'EUR', 'GBP', 'CAD')),
  -- The site's Content-Security-Policy blocks pictures from http://.
  constraint equipment_image_url_https check (image_url ~* '^https://\S+$'),
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
comment on table public.equipment_catalog is 'Spa and bathhouse equipment, maintained by staff.';

-- The site reads the list newest first in pages of 1,000. The id orders rows of the same moment.
create index equipment_catalog_newest_first on public.equipment_catalog (created_at desc, id);
-- Deleting an account searches for the rows it created.
create index equipment_catalog_created_by on public.equipment_catalog (created_by);

-- Hosted projects differ in what they grant by default, so the migration revokes everything first. The product has no
-- use for the secret key (service_role).
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

-- Fills values that CSV files, the assistant and the API may leave out or blank; the form always sends them.
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

create trigger fill_equipment_gaps before insert or update on public.equipment_catalog
  for each row execute function private.fill_equipment_gaps();

-- A request does not choose who made a row, when and how. Runs as the owner, because the API's roles may not call
-- private.request_user() by name.
create function private.stamp_api_write() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.created_via := old.created_via;
    return new;
  end if;
  -- The id stays as sent, so that an upsert finds its row and a repeated insert fails instead of adding a second row.
  new.created_at := now();
  new.updated_at := now();
  new.created_by := private.request_user();
  -- A person's request may name one of three ways. The list is closed, because nobody can list every spelling that
  -- looks like 'assistant' (other alphabets, invisible characters).
  new.created_via := case
    when new.created_by is null then 'assistant'
    when new.created_via in ('web', 'manual', 'import') then new.created_via
    else 'manual'
  end;
  return new;
end
$$;

-- Triggers run in the order of their names: this one before stamp_equipment. Database connections, and the functions
-- that restore a row, write as the owner and may set these columns.
create trigger stamp_api_write before insert or update on public.equipment_catalog
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_api_write();

create function private.stamp_equipment() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.created_via, '') !~ '\S' then
      new.created_via := case when private.request_user() is null then 'assistant' else 'manual' end;
    end if;
    return new;
  end if;
  -- When an account is deleted, the foreign key clears created_by. That is no change of the item.
  if new.created_by is null and old.created_by is not null
    and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by'
  then
    return new;
  end if;
  -- Always later than before, even within one tick of the clock: the site compares it to find conflicts.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

create trigger stamp_equipment before insert or update on public.equipment_catalog
  for each row execute function private.stamp_equipment();

-- A browser reads a number as a double: 12345678901234567891 would come back as 12345678901234567000 with the next save
-- of the item. Text keeps every digit. Postgres cannot cast numbers beyond 1e308 or below 5e-324 to a double at all.
create function private.check_numbers() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  inexact record;
begin
  -- A check constraint refuses anything but an object.
  if jsonb_typeof(new.specifications) is distinct from 'object' then
    return new;
  end if;

  select given.key, number #>> '{}' as digits into inexact
  from jsonb_each(new.specifications) as given
    cross join lateral jsonb_path_query(given.value, 'strict $.** ? (@.type() == "number")') as number
  where case
      when abs(number::numeric) > 1e308 then true
      when number::numeric <> 0 and abs(number::numeric) < 5e-324 then true
      else number::numeric <> (number #>> '{}')::double precision::text::numeric
    end
  limit 1;

  if found then
    raise exception 'The number in % has more digits than can be kept: %. Write it as text.',
        inexact.key, left(inexact.digits, 60)
      using errcode = 'check_violation', constraint = 'equipment_specifications_exact';
  end if;
  return new;
end
$$;

create trigger check_numbers before insert or update of specifications on public.equipment_catalog
  for each row execute function private.check_numbers();

revoke all on all functions in schema private from public;
