-- Generated from supabase/migrations by `npm run db:types`: to be read, not to be run. What the migrations have made of
-- sequences, tables, views, functions, triggers and policies; who may do what is listed in tests/policies/grants.test.ts.

create schema private;
comment on schema private is 'Server-side truth that no API role may touch.';

create sequence private.newsletter_attempts as bigint increment 1 minvalue 1 maxvalue 9223372036854775807 start 1 cache 1;

create table private.staff_allow_list (
  email text not null,
  full_name text not null,
  constraint staff_allow_list_email_lower_case CHECK ((email = lower(btrim(email)))),
  constraint staff_allow_list_email_well_formed CHECK (((email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text) AND (length(email) <= 254))),
  constraint staff_allow_list_full_name_filled CHECK (((full_name ~ '\S'::text) AND (length(full_name) <= 200))),
  constraint staff_allow_list_pkey PRIMARY KEY (email)
);
alter table private.staff_allow_list enable row level security;
comment on table private.staff_allow_list is 'The addresses that may sign up and work. Data, not schema: rows are added by hand on the hosted project.';

create table public.equipment_catalog (
  id uuid default gen_random_uuid() not null,
  name text not null,
  category text default 'Other'::text not null,
  brand text,
  model text,
  cost numeric(12,2),
  currency text default 'USD'::text not null,
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
  specifications jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  created_by uuid,
  created_via text default 
CASE
    WHEN (private.request_user() IS NULL) THEN 'assistant'::text
    ELSE 'manual'::text
END not null,
  constraint equipment_brand_length CHECK ((length(brand) <= 2000)),
  constraint equipment_category_filled CHECK ((category ~ '[^\s,]'::text)),
  constraint equipment_category_length CHECK ((length(category) <= 2000)),
  constraint equipment_cost_not_negative CHECK (((cost >= (0)::numeric) AND (cost <= 9999999999.99))),
  constraint equipment_created_via_filled CHECK (((created_via ~ '\S'::text) AND (length(created_via) <= 50))),
  constraint equipment_currency_known CHECK ((currency = ANY (ARRAY['USD'::text, 'EUR'::text, 'GBP'::text, 'CAD'::text]))),
  constraint equipment_image_url_http CHECK ((image_url ~* '^https?://\S+$'::text)),
  constraint equipment_image_url_length CHECK ((length(image_url) <= 2048)),
  constraint equipment_lead_time_days_not_negative CHECK ((lead_time_days >= 0)),
  constraint equipment_maintenance_requirements_length CHECK ((length(maintenance_requirements) <= 2000)),
  constraint equipment_maintenance_schedule_length CHECK ((length(maintenance_schedule) <= 2000)),
  constraint equipment_model_length CHECK ((length(model) <= 2000)),
  constraint equipment_name_filled CHECK ((name ~ '\S'::text)),
  constraint equipment_name_length CHECK ((length(name) <= 200)),
  constraint equipment_notes_length CHECK ((length(notes) <= 10000)),
  constraint equipment_power_requirements_length CHECK ((length(power_requirements) <= 2000)),
  constraint equipment_space_requirements_length CHECK ((length(space_requirements) <= 2000)),
  constraint equipment_specifications_length CHECK ((length((specifications)::text) <= 65536)),
  constraint equipment_specifications_object CHECK ((jsonb_typeof(specifications) = 'object'::text)),
  constraint equipment_supplier_contact_length CHECK ((length(supplier_contact) <= 2000)),
  constraint equipment_supplier_length CHECK ((length(supplier) <= 2000)),
  constraint equipment_warranty_months_not_negative CHECK ((warranty_months >= 0)),
  constraint equipment_water_requirements_length CHECK ((length(water_requirements) <= 2000)),
  constraint equipment_catalog_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint equipment_catalog_pkey PRIMARY KEY (id)
);
alter table public.equipment_catalog enable row level security;
comment on table public.equipment_catalog is 'Spa and bathhouse equipment, kept by staff.';

create table public.equipment_history (
  id bigint generated always as identity not null,
  equipment_id uuid not null,
  action text not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  changed_by uuid default private.request_user(),
  changed_by_email text,
  changed_via text default 
CASE
    WHEN (private.request_user() IS NULL) THEN 'assistant'::text
    ELSE 'web'::text
END not null,
  before jsonb,
  after jsonb,
  change_id uuid default private.current_change(),
  constraint equipment_history_action_known CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))),
  constraint equipment_history_changed_via_known CHECK ((changed_via = ANY (ARRAY['web'::text, 'assistant'::text]))),
  constraint equipment_history_sides CHECK ((((before IS NULL) = (action = 'insert'::text)) AND ((after IS NULL) = (action = 'delete'::text)))),
  constraint equipment_history_pkey PRIMARY KEY (id)
);
alter table public.equipment_history enable row level security;
comment on table public.equipment_history is 'Who changed which equipment, when and how. Written by triggers; staff read it, nobody changes it.';
comment on column public.equipment_history.change_id is 'Entries written by one request, or one transaction, share it.';

create table public.newsletter_subscribers (
  id uuid default gen_random_uuid() not null,
  email text not null,
  source text default 'import'::text not null,
  created_at timestamp with time zone default now() not null,
  constraint newsletter_email_length CHECK ((length(email) <= 254)),
  constraint newsletter_email_lower_case CHECK ((email = lower(btrim(email)))),
  constraint newsletter_email_no_formula CHECK ((email !~ '^[=+@-]'::text)) NOT VALID,
  constraint newsletter_email_printable CHECK ((email !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'::text)) NOT VALID,
  constraint newsletter_email_well_formed CHECK ((email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text)),
  constraint newsletter_source_short_word CHECK ((source ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_email_unique UNIQUE (email)
);
alter table public.newsletter_subscribers enable row level security;
comment on table public.newsletter_subscribers is 'Addresses left in the website''s footer.';

CREATE INDEX equipment_catalog_created_by ON public.equipment_catalog USING btree (created_by);

CREATE INDEX equipment_catalog_newest_first ON public.equipment_catalog USING btree (created_at DESC, id);

CREATE INDEX equipment_history_change ON public.equipment_history USING btree (change_id, id);

CREATE INDEX equipment_history_deletions ON public.equipment_history USING btree (id DESC) WHERE (action = 'delete'::text);

CREATE INDEX equipment_history_newest_first ON public.equipment_history USING btree (equipment_id, id DESC);

CREATE INDEX newsletter_newest ON public.newsletter_subscribers USING btree (created_at);

create view public.deleted_equipment with (security_invoker=true) as
 SELECT id,
    equipment_id,
    action,
    changed_at,
    changed_by,
    changed_by_email,
    changed_via,
    before,
    after,
    change_id
   FROM equipment_history entry
  WHERE ((action = 'delete'::text) AND (NOT (EXISTS ( SELECT
           FROM equipment_catalog item
          WHERE (item.id = entry.equipment_id)))) AND (NOT (EXISTS ( SELECT
           FROM equipment_history later
          WHERE ((later.equipment_id = entry.equipment_id) AND (later.id > entry.id) AND (later.action = 'delete'::text))))));
comment on view public.deleted_equipment is 'The latest deletion of every item that is not in the catalog. restore_equipment(id) brings the item back.';

create view public.equipment_activity with (security_invoker=true) as
 SELECT id,
    equipment_id,
    action,
    changed_at,
    changed_by,
    changed_by_email,
    changed_via,
    before,
    after,
    change_id,
    ( SELECT (GREATEST((count(DISTINCT other.equipment_id) - 1), (0)::bigint))::integer AS "greatest"
           FROM equipment_history other
          WHERE (other.change_id = entry.change_id)) AS others,
    (NOT (EXISTS ( SELECT
           FROM equipment_history earlier
          WHERE ((earlier.change_id = entry.change_id) AND (earlier.id < entry.id))))) AS leads,
    ((action = 'insert'::text) AND (EXISTS ( SELECT
           FROM equipment_history deletion
          WHERE ((deletion.equipment_id = entry.equipment_id) AND (deletion.id < entry.id) AND (deletion.action = 'delete'::text) AND (((deletion.before ->> 'created_at'::text))::timestamp with time zone = ((entry.after ->> 'created_at'::text))::timestamp with time zone))))) AS restores,
    (EXISTS ( SELECT
           FROM equipment_catalog item
          WHERE (item.id = entry.equipment_id))) AS is_in_catalog,
    ( SELECT (GREATEST((count(DISTINCT other.equipment_id) - 1), (0)::bigint))::integer AS "greatest"
           FROM equipment_history other
          WHERE ((other.change_id = entry.change_id) AND (other.action = entry.action))) AS others_alike,
    ( SELECT deletion.before
           FROM equipment_history deletion
          WHERE ((entry.action = 'insert'::text) AND (deletion.equipment_id = entry.equipment_id) AND (deletion.id < entry.id) AND (deletion.action = 'delete'::text))
          ORDER BY deletion.id DESC
         LIMIT 1) AS as_deleted,
    ((change_id IS NOT NULL) AND (NOT (EXISTS ( SELECT
           FROM (equipment_history kept
             JOIN equipment_history later ON (((later.equipment_id = kept.equipment_id) AND (later.id > kept.id) AND (later.change_id <> kept.change_id))))
          WHERE (kept.change_id = entry.change_id))))) AS can_be_undone
   FROM equipment_history entry;
comment on view public.equipment_activity is 'equipment_history with the number of other items each change reached. Read it newest first, in pages.';

create policy "Nobody reaches the allow-list by request" on private.staff_allow_list
  for all to anon, authenticated
  using false
  with check false;

create policy "Staff can add equipment" on public.equipment_catalog
  for insert to authenticated
  with check ( SELECT private.is_staff() AS is_staff);

create policy "Staff can change equipment" on public.equipment_catalog
  for update to authenticated
  using ( SELECT private.is_staff() AS is_staff)
  with check ( SELECT private.is_staff() AS is_staff);

create policy "Staff can delete equipment" on public.equipment_catalog
  for delete to authenticated
  using ( SELECT private.is_staff() AS is_staff);

create policy "Staff can read equipment" on public.equipment_catalog
  for select to authenticated
  using ( SELECT private.is_staff() AS is_staff);

create policy "Staff can read the history of equipment" on public.equipment_history
  for select to authenticated
  using ( SELECT private.is_staff() AS is_staff);

create policy "Visitors can subscribe on the website" on public.newsletter_subscribers
  for insert to anon
  with check (source ~~ 'website\_%'::text);

create policy "Visitors get back the row they just added" on public.newsletter_subscribers
  for select to anon
  using ((id)::text = ( SELECT current_setting('newsletter.own_row'::text, true) AS current_setting));

CREATE TRIGGER forget_unproven_password BEFORE UPDATE ON auth.users FOR EACH ROW WHEN (old.email_confirmed_at IS NULL AND new.email_confirmed_at IS NOT NULL AND old.confirmation_sent_at IS NOT NULL) EXECUTE FUNCTION private.forget_unproven_password();

CREATE TRIGGER refuse_listed_address BEFORE UPDATE ON auth.users FOR EACH ROW WHEN (new.email::text IS DISTINCT FROM old.email::text) EXECUTE FUNCTION private.refuse_listed_address();

CREATE TRIGGER refuse_unlisted_sign_up BEFORE INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.refuse_unlisted_sign_up();

CREATE TRIGGER take_listed_name BEFORE INSERT OR UPDATE OF email, raw_user_meta_data ON auth.users FOR EACH ROW EXECUTE FUNCTION private.take_listed_name();

CREATE TRIGGER check_numbers BEFORE INSERT OR UPDATE OF specifications ON equipment_catalog FOR EACH ROW EXECUTE FUNCTION private.check_numbers();

CREATE TRIGGER check_specifications BEFORE INSERT OR UPDATE OF specifications ON equipment_catalog FOR EACH ROW EXECUTE FUNCTION private.check_specifications();

CREATE TRIGGER fill_equipment_gaps BEFORE INSERT OR UPDATE ON equipment_catalog FOR EACH ROW EXECUTE FUNCTION private.fill_equipment_gaps();

CREATE TRIGGER record_equipment_change AFTER INSERT OR DELETE OR UPDATE ON equipment_catalog FOR EACH ROW EXECUTE FUNCTION private.record_equipment_change();

CREATE TRIGGER record_equipment_truncate BEFORE TRUNCATE ON equipment_catalog FOR EACH STATEMENT EXECUTE FUNCTION private.record_equipment_change();

CREATE TRIGGER refuse_changed_http_picture BEFORE UPDATE ON equipment_catalog FOR EACH ROW WHEN (new.image_url ~* '^http:'::text AND new.image_url IS DISTINCT FROM old.image_url) EXECUTE FUNCTION private.refuse_http_picture();

CREATE TRIGGER refuse_new_http_picture BEFORE INSERT ON equipment_catalog FOR EACH ROW WHEN (new.image_url ~* '^http:'::text) EXECUTE FUNCTION private.refuse_http_picture();

CREATE TRIGGER stamp_equipment BEFORE INSERT OR UPDATE ON equipment_catalog FOR EACH ROW EXECUTE FUNCTION private.stamp_equipment();

CREATE TRIGGER refuse_history_change BEFORE DELETE OR UPDATE OR TRUNCATE ON equipment_history FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_history_change();

CREATE TRIGGER refuse_history_insert BEFORE INSERT ON equipment_history FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION private.refuse_history_change();

CREATE TRIGGER limit_newsletter BEFORE INSERT ON newsletter_subscribers FOR EACH ROW WHEN (CURRENT_USER = 'anon'::name) EXECUTE FUNCTION private.limit_newsletter();

CREATE TRIGGER remember_own_subscription BEFORE INSERT ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION private.remember_own_subscription();

CREATE OR REPLACE FUNCTION private.apply_to_equipment(ids uuid[], change jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.before_user_created(event jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when private.is_on_allow_list(coalesce(event -> 'user' ->> 'email', '')) then '{}'::jsonb
    else jsonb_build_object(
      'error',
      jsonb_build_object('http_code', 403, 'message', 'Only authorized email addresses can sign up')
    )
  end
$function$;
comment on function private.before_user_created(jsonb) is 'The hook named in supabase/config.toml.';

CREATE OR REPLACE FUNCTION private.check_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  inexact record;
begin
  if jsonb_typeof(new.specifications) is distinct from 'object' then
    return new;
  end if;

  select given.key, number #>> '{}' as digits into inexact
  from jsonb_each(new.specifications) as given
    cross join lateral jsonb_path_query(given.value, 'strict $.** ? (@.type() == "number")') as number
  where given.value is distinct from old.specifications -> given.key
    and case
      when abs(number::numeric) > 1e308 then true
      when number::numeric <> 0 and abs(number::numeric) < 5e-324 then true
      else number::numeric <> (number #>> '{}')::double precision::text::numeric
    end
    and not exists (
      select from public.equipment_history as entry
      where entry.equipment_id = new.id and entry.before -> 'specifications' -> given.key = given.value
    )
  limit 1;

  if found then
    raise exception 'The number in % has more digits than can be kept: %. Write it as text.',
        inexact.key, left(inexact.digits, 60)
      using errcode = 'check_violation', constraint = 'equipment_specifications_exact';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_specifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  rules constant jsonb := jsonb '{
    "power_kw": {"type":"number","min":0,"max":5000,"label":"Power","wanted":"a number from 0 to 5,000 kW"},
    "rated_v": {"type":"enum","options":[12,24,120,208,230,240,277,400,480],"label":"Rated voltage","wanted":"one of: 12, 24, 120, 208, 230, 240, 277, 400, 480"},
    "phases": {"type":"enum","options":[1,3],"label":"Phases","wanted":"one of: 1, 3"},
    "connection": {"type":"enum","options":["L-N","L-L","3P"],"label":"Connection","wanted":"one of: L-N, L-L, 3P"},
    "resistive": {"type":"boolean","label":"Resistive load","wanted":"true or false"},
    "power_factor": {"type":"number","min":0,"max":1,"label":"Power factor","wanted":"a number from 0 to 1"},
    "fla_a": {"type":"number","min":0,"max":10000,"label":"Full-load amps","wanted":"a number from 0 to 10,000 A"},
    "breaker_a": {"type":"number","min":0,"max":10000,"label":"Breaker","wanted":"a number from 0 to 10,000 A"},
    "continuous": {"type":"boolean","label":"Continuous load","wanted":"true or false"},
    "gfci": {"type":"boolean","label":"GFCI required","wanted":"true or false"},
    "width_mm": {"type":"number","min":0,"max":100000,"label":"Width","wanted":"a number from 0 to 100,000 mm"},
    "depth_mm": {"type":"number","min":0,"max":100000,"label":"Depth","wanted":"a number from 0 to 100,000 mm"},
    "height_mm": {"type":"number","min":0,"max":100000,"label":"Height","wanted":"a number from 0 to 100,000 mm"},
    "weight_kg": {"type":"number","min":0,"max":100000,"label":"Weight","wanted":"a number from 0 to 100,000 kg"},
    "filled_weight_kg": {"type":"number","min":0,"max":100000,"label":"Weight when filled","wanted":"a number from 0 to 100,000 kg"},
    "cold_water_lpm": {"type":"number","min":0,"max":100000,"label":"Cold water","wanted":"a number from 0 to 100,000 L/min"},
    "hot_water_lpm": {"type":"number","min":0,"max":100000,"label":"Hot water","wanted":"a number from 0 to 100,000 L/min"},
    "water_min_kpa": {"type":"number","min":0,"max":100000,"label":"Min. water pressure","wanted":"a number from 0 to 100,000 kPa"},
    "water_max_kpa": {"type":"number","min":0,"max":100000,"label":"Max. water pressure","wanted":"a number from 0 to 100,000 kPa"},
    "inlet_in": {"type":"number","min":0,"max":100,"label":"Inlet (nominal)","wanted":"a number from 0 to 100 in"},
    "drain_in": {"type":"number","min":0,"max":100,"label":"Drain (nominal)","wanted":"a number from 0 to 100 in"},
    "drain_lpm": {"type":"number","min":0,"max":100000,"label":"Drain flow","wanted":"a number from 0 to 100,000 L/min"},
    "heat_to_room_th_kw": {"type":"number","min":0,"max":10000,"label":"Heat to the room","wanted":"a number from 0 to 10,000 kW"},
    "noise_dba": {"type":"number","min":0,"max":200,"label":"Noise","wanted":"a number from 0 to 200 dB(A)"},
    "ip_rating": {"type":"text","label":"IP rating","wanted":"at most 2,000 characters"},
    "listings": {"type":"list","options":["UL","ETL","CSA","NSF 50","CE"],"label":"Listings","wanted":"a list of: UL, ETL, CSA, NSF 50, CE"},
    "datasheet_url": {"type":"url","label":"Data sheet","wanted":"a link that begins with https:// or http://"},
    "install_days": {"type":"integer","min":0,"max":3650,"label":"Installation time","wanted":"a whole number from 0 to 3,650 days"},
    "heater_type": {"type":"enum","options":["electric","wood","gas","infrared"],"label":"Heater type","wanted":"one of: electric, wood, gas, infrared"},
    "room_min_m3": {"type":"number","min":0,"max":100000,"label":"Min. room volume","wanted":"a number from 0 to 100,000 m³"},
    "room_max_m3": {"type":"number","min":0,"max":100000,"label":"Max. room volume","wanted":"a number from 0 to 100,000 m³"},
    "stones_kg": {"type":"number","min":0,"max":100000,"label":"Stones","wanted":"a number from 0 to 100,000 kg"},
    "stone_size": {"type":"text","label":"Stone size","wanted":"at most 2,000 characters"},
    "clear_side_mm": {"type":"number","min":0,"max":100000,"label":"Clearance to the side","wanted":"a number from 0 to 100,000 mm"},
    "clear_front_mm": {"type":"number","min":0,"max":100000,"label":"Clearance to the front","wanted":"a number from 0 to 100,000 mm"},
    "clear_ceiling_mm": {"type":"number","min":0,"max":100000,"label":"Clearance to the ceiling","wanted":"a number from 0 to 100,000 mm"},
    "clear_floor_mm": {"type":"number","min":0,"max":100000,"label":"Clearance to the floor","wanted":"a number from 0 to 100,000 mm"},
    "ceiling_min_mm": {"type":"number","min":0,"max":100000,"label":"Min. ceiling height","wanted":"a number from 0 to 100,000 mm"},
    "mounting": {"type":"enum","options":["wall","floor"],"label":"Mounting","wanted":"one of: wall, floor"},
    "control_included": {"type":"boolean","label":"Control included","wanted":"true or false"},
    "combi_steam": {"type":"boolean","label":"Combi (with steam)","wanted":"true or false"},
    "guard_required": {"type":"boolean","label":"Guard rail required","wanted":"true or false"},
    "max_setpoint_c": {"type":"number","min":-60,"max":1500,"label":"Max. room setpoint","wanted":"a number from -60 °C to 1,500 °C"},
    "timer_max_min": {"type":"number","min":0,"max":100000,"label":"Longest timer","wanted":"a number from 0 to 100,000 min"},
    "steam_kgh": {"type":"number","min":0,"max":10000,"label":"Steam output","wanted":"a number from 0 to 10,000 kg/h"},
    "steam_outlet_in": {"type":"number","min":0,"max":100,"label":"Steam outlet (nominal)","wanted":"a number from 0 to 100 in"},
    "steam_line_max_m": {"type":"number","min":0,"max":10000,"label":"Max. steam line","wanted":"a number from 0 to 10,000 m"},
    "heads_count": {"type":"integer","min":0,"max":1000000,"label":"Heads","wanted":"a whole number from 0 to 1,000,000"},
    "auto_drain": {"type":"boolean","label":"Automatic drain","wanted":"true or false"},
    "drain_temp_c": {"type":"number","min":-60,"max":1500,"label":"Drain temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "softener_required": {"type":"boolean","label":"Softener required","wanted":"true or false"},
    "hardness_max_dh": {"type":"number","min":0,"max":100,"label":"Max. water hardness","wanted":"a number from 0 to 100 °dH"},
    "ambient_max_c": {"type":"number","min":-60,"max":1500,"label":"Max. ambient temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "room_setpoint_c": {"type":"number","min":-60,"max":1500,"label":"Room setpoint","wanted":"a number from -60 °C to 1,500 °C"},
    "aroma_pump": {"type":"boolean","label":"Aroma pump","wanted":"true or false"},
    "gang_capable": {"type":"boolean","label":"Can be ganged","wanted":"true or false"},
    "water_l": {"type":"number","min":0,"max":10000000,"label":"Water volume","wanted":"a number from 0 to 10,000,000 L"},
    "bathers": {"type":"integer","min":0,"max":1000000,"label":"Bathers","wanted":"a whole number from 0 to 1,000,000"},
    "water_depth_mm": {"type":"number","min":0,"max":100000,"label":"Water depth","wanted":"a number from 0 to 100,000 mm"},
    "setpoint_min_c": {"type":"number","min":-60,"max":1500,"label":"Lowest setpoint","wanted":"a number from -60 °C to 1,500 °C"},
    "setpoint_max_c": {"type":"number","min":-60,"max":1500,"label":"Highest setpoint","wanted":"a number from -60 °C to 1,500 °C"},
    "cooling_th_kw": {"type":"number","min":0,"max":10000,"label":"Cooling capacity","wanted":"a number from 0 to 10,000 kW"},
    "compressor_hp": {"type":"number","min":0,"max":1000,"label":"Compressor","wanted":"a number from 0 to 1,000 hp"},
    "chiller_flow_lpm": {"type":"number","min":0,"max":100000,"label":"Chiller flow","wanted":"a number from 0 to 100,000 L/min"},
    "refrigerant": {"type":"text","label":"Refrigerant","wanted":"at most 2,000 characters"},
    "condenser": {"type":"enum","options":["air","water","remote"],"label":"Condenser","wanted":"one of: air, water, remote"},
    "cop": {"type":"number","min":0,"max":1000000,"label":"COP","wanted":"a number from 0 to 1,000,000"},
    "reject_th_kw": {"type":"number","min":0,"max":10000,"label":"Heat rejected","wanted":"a number from 0 to 10,000 kW"},
    "pipe_in": {"type":"number","min":0,"max":100,"label":"Pipe (nominal)","wanted":"a number from 0 to 100 in"},
    "turnover_min": {"type":"number","min":0,"max":100000,"label":"Turnover","wanted":"a number from 0 to 100,000 min"},
    "filter_micron": {"type":"number","min":0,"max":10000,"label":"Filter fineness","wanted":"a number from 0 to 10,000 µm"},
    "sanitiser": {"type":"list","options":["chlorine","bromine","ozone","UV"],"label":"Sanitizer","wanted":"a list of: chlorine, bromine, ozone, UV"},
    "shell": {"type":"text","label":"Shell","wanted":"at most 2,000 characters"},
    "nsf50": {"type":"boolean","label":"NSF 50 certified","wanted":"true or false"},
    "seats": {"type":"integer","min":0,"max":1000000,"label":"Seats","wanted":"a whole number from 0 to 1,000,000"},
    "heater_kw": {"type":"number","min":0,"max":5000,"label":"Heater","wanted":"a number from 0 to 5,000 kW"},
    "jets_count": {"type":"integer","min":0,"max":1000000,"label":"Jets","wanted":"a whole number from 0 to 1,000,000"},
    "jet_pump_kw": {"type":"number","min":0,"max":5000,"label":"Jet pump","wanted":"a number from 0 to 5,000 kW"},
    "blower_kw": {"type":"number","min":0,"max":5000,"label":"Blower","wanted":"a number from 0 to 5,000 kW"},
    "circulation_lpm": {"type":"number","min":0,"max":100000,"label":"Circulation","wanted":"a number from 0 to 100,000 L/min"},
    "filter_area_m2": {"type":"number","min":0,"max":100000,"label":"Filter area","wanted":"a number from 0 to 100,000 m²"},
    "floor_load_kpa": {"type":"number","min":0,"max":1000,"label":"Floor load","wanted":"a number from 0 to 1,000 kPa"},
    "seat_depth_mm": {"type":"number","min":0,"max":100000,"label":"Seat depth","wanted":"a number from 0 to 100,000 mm"},
    "cover": {"type":"boolean","label":"Cover","wanted":"true or false"},
    "emergency_stop": {"type":"boolean","label":"Emergency stop","wanted":"true or false"},
    "shower_type": {"type":"enum","options":["rain","hand","body","bucket","vichy","experience","foot"],"label":"Shower type","wanted":"one of: rain, hand, body, bucket, vichy, experience, foot"},
    "flow_lpm": {"type":"number","min":0,"max":100000,"label":"Flow","wanted":"a number from 0 to 100,000 L/min"},
    "mixing": {"type":"enum","options":["thermostatic","pressure","single"],"label":"Mixing valve","wanted":"one of: thermostatic, pressure, single"},
    "outlet_max_c": {"type":"number","min":-60,"max":1500,"label":"Max. outlet temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "metering_s": {"type":"number","min":0,"max":100000,"label":"Metering time","wanted":"a number from 0 to 100,000 s"},
    "bucket_l": {"type":"number","min":0,"max":10000000,"label":"Bucket","wanted":"a number from 0 to 10,000,000 L"},
    "finish": {"type":"text","label":"Finish","wanted":"at most 2,000 characters"},
    "accessible": {"type":"boolean","label":"Accessible","wanted":"true or false"},
    "tiers": {"type":"integer","min":0,"max":1000000,"label":"Tiers","wanted":"a whole number from 0 to 1,000,000"},
    "doors_count": {"type":"integer","min":0,"max":1000000,"label":"Doors","wanted":"a whole number from 0 to 1,000,000"},
    "door_width_mm": {"type":"number","min":0,"max":100000,"label":"Door width","wanted":"a number from 0 to 100,000 mm"},
    "door_height_mm": {"type":"number","min":0,"max":100000,"label":"Door height","wanted":"a number from 0 to 100,000 mm"},
    "lock_type": {"type":"enum","options":["key","code","RFID","wristband"],"label":"Lock","wanted":"one of: key, code, RFID, wristband"},
    "lock_power": {"type":"enum","options":["none","battery","wired"],"label":"Lock power","wanted":"one of: none, battery, wired"},
    "ventilated": {"type":"boolean","label":"Ventilated","wanted":"true or false"},
    "accessible_doors_count": {"type":"integer","min":0,"max":1000000,"label":"Accessible doors","wanted":"a whole number from 0 to 1,000,000"},
    "humidity_max_pct": {"type":"number","min":0,"max":100,"label":"Max. humidity","wanted":"a number from 0 to 100%"},
    "network": {"type":"text","label":"Network","wanted":"at most 2,000 characters"},
    "zone": {"type":"enum","options":["sauna","steam","changing","heated","lounge","dry","underwater","deck","wet"],"label":"Zone","wanted":"one of: sauna, steam, changing, heated, lounge, dry, underwater, deck, wet"},
    "length_mm": {"type":"number","min":0,"max":100000,"label":"Length","wanted":"a number from 0 to 100,000 mm"},
    "seat_height_mm": {"type":"number","min":0,"max":100000,"label":"Seat height","wanted":"a number from 0 to 100,000 mm"},
    "tier_heights": {"type":"text","label":"Tier heights","wanted":"at most 2,000 characters"},
    "load_kg": {"type":"number","min":0,"max":100000,"label":"Load capacity","wanted":"a number from 0 to 100,000 kg"},
    "heated_kw": {"type":"number","min":0,"max":5000,"label":"Heating","wanted":"a number from 0 to 5,000 kW"},
    "surface_max_c": {"type":"number","min":-60,"max":1500,"label":"Max. surface temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "material": {"type":"text","label":"Material","wanted":"at most 2,000 characters"},
    "backrest": {"type":"boolean","label":"Backrest","wanted":"true or false"},
    "removable": {"type":"boolean","label":"Removable","wanted":"true or false"},
    "unit_type": {"type":"enum","options":["ERV","dehumidifier","exhaust","supply"],"label":"Unit type","wanted":"one of: ERV, dehumidifier, exhaust, supply"},
    "supply_air_m3h": {"type":"number","min":0,"max":1000000,"label":"Supply air","wanted":"a number from 0 to 1,000,000 m³/h"},
    "exhaust_air_m3h": {"type":"number","min":0,"max":1000000,"label":"Exhaust air","wanted":"a number from 0 to 1,000,000 m³/h"},
    "static_pa": {"type":"number","min":0,"max":100000,"label":"External static pressure","wanted":"a number from 0 to 100,000 Pa"},
    "fan_kw": {"type":"number","min":0,"max":5000,"label":"Fan","wanted":"a number from 0 to 5,000 kW"},
    "dehumid_kgh": {"type":"number","min":0,"max":10000,"label":"Dehumidification","wanted":"a number from 0 to 10,000 kg/h"},
    "recovery_pct": {"type":"number","min":0,"max":100,"label":"Heat recovery","wanted":"a number from 0 to 100%"},
    "heating_th_kw": {"type":"number","min":0,"max":10000,"label":"Heating capacity","wanted":"a number from 0 to 10,000 kW"},
    "duct_mm": {"type":"number","min":0,"max":100000,"label":"Duct","wanted":"a number from 0 to 100,000 mm"},
    "air_max_c": {"type":"number","min":-60,"max":1500,"label":"Max. air temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "merv": {"type":"integer","min":0,"max":1000000,"label":"Filter (MERV)","wanted":"a whole number from 0 to 1,000,000"},
    "coated": {"type":"boolean","label":"Coated coils","wanted":"true or false"},
    "device": {"type":"enum","options":["pump","sand","cartridge","DE","UV","ozone","feeder","controller","softener","heater","exchanger","speaker","amplifier","source","DSP","AED","extinguisher","alarm","e-stop","rescue","first-aid","eyewash","sign"],"label":"Device","wanted":"one of: pump, sand, cartridge, DE, UV, ozone, feeder, controller, softener, heater, exchanger, speaker, amplifier, source, DSP, AED, extinguisher, alarm, e-stop, rescue, first-aid, eyewash, sign"},
    "flow_m3h": {"type":"number","min":0,"max":10000,"label":"Water flow","wanted":"a number from 0 to 10,000 m³/h"},
    "head_m": {"type":"number","min":0,"max":10000,"label":"Head","wanted":"a number from 0 to 10,000 m"},
    "pump_curve": {"type":"text","label":"Pump curve","wanted":"at most 2,000 characters"},
    "filter_rate_mh": {"type":"number","min":0,"max":1000,"label":"Filter rate","wanted":"a number from 0 to 1,000 m/h"},
    "clean_dp_kpa": {"type":"number","min":0,"max":100000,"label":"Pressure drop, clean","wanted":"a number from 0 to 100,000 kPa"},
    "dirty_dp_kpa": {"type":"number","min":0,"max":100000,"label":"Pressure drop, dirty","wanted":"a number from 0 to 100,000 kPa"},
    "backwash_lpm": {"type":"number","min":0,"max":100000,"label":"Backwash flow","wanted":"a number from 0 to 100,000 L/min"},
    "backwash_l": {"type":"number","min":0,"max":10000000,"label":"Backwash volume","wanted":"a number from 0 to 10,000,000 L"},
    "media": {"type":"text","label":"Filter media","wanted":"at most 2,000 characters"},
    "media_kg": {"type":"number","min":0,"max":100000,"label":"Media weight","wanted":"a number from 0 to 100,000 kg"},
    "micron": {"type":"number","min":0,"max":10000,"label":"Fineness","wanted":"a number from 0 to 10,000 µm"},
    "uv_dose_mjcm2": {"type":"number","min":0,"max":10000,"label":"UV dose","wanted":"a number from 0 to 10,000 mJ/cm²"},
    "ozone_gh": {"type":"number","min":0,"max":100000,"label":"Ozone output","wanted":"a number from 0 to 100,000 g/h"},
    "heater_th_kw": {"type":"number","min":0,"max":10000,"label":"Heater output","wanted":"a number from 0 to 10,000 kW"},
    "pressure_max_kpa": {"type":"number","min":0,"max":100000,"label":"Max. pressure","wanted":"a number from 0 to 100,000 kPa"},
    "connection_in": {"type":"number","min":0,"max":100,"label":"Connection (nominal)","wanted":"a number from 0 to 100 in"},
    "power_w": {"type":"number","min":0,"max":100000,"label":"Lamp power","wanted":"a number from 0 to 100,000 W"},
    "lumens": {"type":"number","min":0,"max":1000000,"label":"Luminous flux","wanted":"a number from 0 to 1,000,000 lm"},
    "cct_k": {"type":"number","min":0,"max":20000,"label":"Color temperature","wanted":"a number from 0 to 20,000 K"},
    "cri": {"type":"number","min":0,"max":1000000,"label":"Color rendering (CRI)","wanted":"a number from 0 to 1,000,000"},
    "beam_deg": {"type":"number","min":0,"max":360,"label":"Beam angle","wanted":"a number from 0 to 360°"},
    "driver_v": {"type":"enum","options":[12,24],"label":"Driver voltage","wanted":"one of: 12, 24"},
    "dimming": {"type":"enum","options":["0-10V","DALI","phase","DMX"],"label":"Dimming","wanted":"one of: 0-10V, DALI, phase, DMX"},
    "wet_listed": {"type":"boolean","label":"Wet-location listed","wanted":"true or false"},
    "cutout_mm": {"type":"number","min":0,"max":100000,"label":"Cut-out","wanted":"a number from 0 to 100,000 mm"},
    "colour": {"type":"enum","options":["white","tunable","RGBW"],"label":"Color","wanted":"one of: white, tunable, RGBW"},
    "rms_w": {"type":"number","min":0,"max":100000,"label":"Power (RMS)","wanted":"a number from 0 to 100,000 W"},
    "impedance_ohm": {"type":"enum","options":[4,8],"label":"Impedance","wanted":"one of: 4, 8"},
    "line_v": {"type":"enum","options":[70,100],"label":"Line voltage (audio)","wanted":"one of: 70, 100"},
    "taps": {"type":"text","label":"Transformer taps","wanted":"at most 2,000 characters"},
    "channels": {"type":"integer","min":0,"max":1000000,"label":"Channels","wanted":"a whole number from 0 to 1,000,000"},
    "coverage_deg": {"type":"number","min":0,"max":360,"label":"Coverage angle","wanted":"a number from 0 to 360°"},
    "spl_db": {"type":"number","min":0,"max":200,"label":"Max. sound pressure","wanted":"a number from 0 to 200 dB"},
    "freq_low_hz": {"type":"number","min":0,"max":100000,"label":"Lowest frequency","wanted":"a number from 0 to 100,000 Hz"},
    "freq_high_hz": {"type":"number","min":0,"max":100000,"label":"Highest frequency","wanted":"a number from 0 to 100,000 Hz"},
    "rack_units": {"type":"integer","min":0,"max":1000000,"label":"Rack units","wanted":"a whole number from 0 to 1,000,000"},
    "controls": {"type":"list","options":["sauna","steam","plunge","light","HVAC","access"],"label":"Controls","wanted":"a list of: sauna, steam, plunge, light, HVAC, access"},
    "switch_max_kw": {"type":"number","min":0,"max":5000,"label":"Max. switched load","wanted":"a number from 0 to 5,000 kW"},
    "inputs_count": {"type":"integer","min":0,"max":1000000,"label":"Inputs","wanted":"a whole number from 0 to 1,000,000"},
    "outputs_count": {"type":"integer","min":0,"max":1000000,"label":"Outputs","wanted":"a whole number from 0 to 1,000,000"},
    "sensors_count": {"type":"integer","min":0,"max":1000000,"label":"Sensors","wanted":"a whole number from 0 to 1,000,000"},
    "protocol": {"type":"list","options":["Modbus","BACnet","KNX","dry contact","Wi-Fi"],"label":"Protocols","wanted":"a list of: Modbus, BACnet, KNX, dry contact, Wi-Fi"},
    "panel_cable_max_m": {"type":"number","min":0,"max":10000,"label":"Max. cable to the panel","wanted":"a number from 0 to 10,000 m"},
    "alarm_output": {"type":"boolean","label":"Alarm output","wanted":"true or false"},
    "lockout": {"type":"boolean","label":"Lockout","wanted":"true or false"},
    "thickness_mm": {"type":"number","min":0,"max":100000,"label":"Thickness","wanted":"a number from 0 to 100,000 mm"},
    "tile_length_mm": {"type":"number","min":0,"max":100000,"label":"Tile length","wanted":"a number from 0 to 100,000 mm"},
    "tile_width_mm": {"type":"number","min":0,"max":100000,"label":"Tile width","wanted":"a number from 0 to 100,000 mm"},
    "dcof_wet": {"type":"number","min":0,"max":1000000,"label":"Wet DCOF","wanted":"a number from 0 to 1,000,000"},
    "barefoot_class": {"type":"enum","options":["A","B","C"],"label":"Barefoot class","wanted":"one of: A, B, C"},
    "absorption_pct": {"type":"number","min":0,"max":100,"label":"Water absorption","wanted":"a number from 0 to 100%"},
    "surface_kgm2": {"type":"number","min":0,"max":10000,"label":"Weight by area","wanted":"a number from 0 to 10,000 kg/m²"},
    "pack_m2": {"type":"number","min":0,"max":100000,"label":"Area in a pack","wanted":"a number from 0 to 100,000 m²"},
    "heated_ok": {"type":"boolean","label":"Suits heated floors","wanted":"true or false"},
    "fall_pct": {"type":"number","min":0,"max":100,"label":"Fall","wanted":"a number from 0 to 100%"},
    "cover_width_mm": {"type":"number","min":0,"max":100000,"label":"Cover width","wanted":"a number from 0 to 100,000 mm"},
    "conductivity_wmk": {"type":"number","min":0,"max":1000,"label":"Thermal conductivity","wanted":"a number from 0 to 1,000 W/m·K"},
    "thermal_rsi": {"type":"number","min":0,"max":100,"label":"Thermal resistance","wanted":"a number from 0 to 100 m²·K/W"},
    "flame_class": {"type":"enum","options":["A","B","C"],"label":"Flame spread class","wanted":"one of: A, B, C"},
    "waterproof_standard": {"type":"text","label":"Waterproofing standard","wanted":"at most 2,000 characters"},
    "uninsulated_mass": {"type":"boolean","label":"Uninsulated mass","wanted":"true or false"},
    "leaf_width_mm": {"type":"number","min":0,"max":100000,"label":"Leaf width","wanted":"a number from 0 to 100,000 mm"},
    "leaf_height_mm": {"type":"number","min":0,"max":100000,"label":"Leaf height","wanted":"a number from 0 to 100,000 mm"},
    "rough_width_mm": {"type":"number","min":0,"max":100000,"label":"Rough opening width","wanted":"a number from 0 to 100,000 mm"},
    "rough_height_mm": {"type":"number","min":0,"max":100000,"label":"Rough opening height","wanted":"a number from 0 to 100,000 mm"},
    "clear_opening_mm": {"type":"number","min":0,"max":100000,"label":"Clear opening","wanted":"a number from 0 to 100,000 mm"},
    "glass_mm": {"type":"number","min":0,"max":100000,"label":"Glass","wanted":"a number from 0 to 100,000 mm"},
    "safety_glazing": {"type":"text","label":"Safety glazing","wanted":"at most 2,000 characters"},
    "swing": {"type":"enum","options":["out","free"],"label":"Swing","wanted":"one of: out, free"},
    "latch": {"type":"enum","options":["roller","magnet","none"],"label":"Latch","wanted":"one of: roller, magnet, none"},
    "window": {"type":"boolean","label":"Window","wanted":"true or false"},
    "bottom_gap_mm": {"type":"number","min":0,"max":100000,"label":"Gap at the bottom","wanted":"a number from 0 to 100,000 mm"},
    "vapour_seal": {"type":"boolean","label":"Vapor seal","wanted":"true or false"},
    "threshold_mm": {"type":"number","min":0,"max":100000,"label":"Threshold","wanted":"a number from 0 to 100,000 mm"},
    "u_value_wm2k": {"type":"number","min":0,"max":100,"label":"U-value","wanted":"a number from 0 to 100 W/m²·K"},
    "fire_min": {"type":"number","min":0,"max":100000,"label":"Fire rating","wanted":"a number from 0 to 100,000 min"},
    "accessory_type": {"type":"text","label":"Type of accessory","wanted":"at most 2,000 characters"},
    "temp_max_c": {"type":"number","min":-60,"max":1500,"label":"Max. temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "capacity_l": {"type":"number","min":0,"max":10000000,"label":"Capacity","wanted":"a number from 0 to 10,000,000 L"},
    "pack_qty": {"type":"integer","min":0,"max":1000000,"label":"Pieces in a pack","wanted":"a whole number from 0 to 1,000,000"},
    "consumable": {"type":"boolean","label":"Consumable","wanted":"true or false"},
    "replace_months": {"type":"integer","min":0,"max":1200,"label":"Replace every","wanted":"a whole number from 0 to 1,200 months"},
    "linen_type": {"type":"enum","options":["bath","hand","robe","sheet","mat"],"label":"Linen","wanted":"one of: bath, hand, robe, sheet, mat"},
    "linen_width_mm": {"type":"number","min":0,"max":100000,"label":"Linen width","wanted":"a number from 0 to 100,000 mm"},
    "gsm": {"type":"number","min":0,"max":10000,"label":"Cloth weight","wanted":"a number from 0 to 10,000 g/m²"},
    "fibre": {"type":"text","label":"Fiber","wanted":"at most 2,000 characters"},
    "piece_g": {"type":"number","min":0,"max":100000,"label":"Weight of one","wanted":"a number from 0 to 100,000 g"},
    "case_qty": {"type":"integer","min":0,"max":1000000,"label":"Pieces in a case","wanted":"a whole number from 0 to 1,000,000"},
    "par_level": {"type":"number","min":0,"max":1000000,"label":"Par level","wanted":"a number from 0 to 1,000,000"},
    "wash_c": {"type":"number","min":-60,"max":1500,"label":"Wash temperature","wanted":"a number from -60 °C to 1,500 °C"},
    "life_washes": {"type":"integer","min":0,"max":1000000,"label":"Life in washes","wanted":"a whole number from 0 to 1,000,000"},
    "rental": {"type":"boolean","label":"Rental","wanted":"true or false"},
    "machine": {"type":"enum","options":["scrubber","vacuum","pressure","fogger","robot"],"label":"Machine","wanted":"one of: scrubber, vacuum, pressure, fogger, robot"},
    "tank_l": {"type":"number","min":0,"max":10000000,"label":"Tank","wanted":"a number from 0 to 10,000,000 L"},
    "area_m2h": {"type":"number","min":0,"max":1000000,"label":"Area an hour","wanted":"a number from 0 to 1,000,000 m²/h"},
    "path_mm": {"type":"number","min":0,"max":100000,"label":"Cleaning path","wanted":"a number from 0 to 100,000 mm"},
    "run_min": {"type":"number","min":0,"max":100000,"label":"Run time","wanted":"a number from 0 to 100,000 min"},
    "jet_kpa": {"type":"number","min":0,"max":100000,"label":"Jet pressure","wanted":"a number from 0 to 100,000 kPa"},
    "jet_lpm": {"type":"number","min":0,"max":100000,"label":"Jet flow","wanted":"a number from 0 to 100,000 L/min"},
    "battery_kwh": {"type":"number","min":0,"max":10000,"label":"Battery","wanted":"a number from 0 to 10,000 kWh"},
    "charger_kw": {"type":"number","min":0,"max":5000,"label":"Charger","wanted":"a number from 0 to 5,000 kW"},
    "chemical": {"type":"text","label":"Chemical","wanted":"at most 2,000 characters"},
    "dilution": {"type":"text","label":"Dilution","wanted":"at most 2,000 characters"},
    "wet_rated": {"type":"boolean","label":"Rated for wet rooms","wanted":"true or false"},
    "rating": {"type":"text","label":"Rating","wanted":"at most 2,000 characters"},
    "standard": {"type":"text","label":"Standard","wanted":"at most 2,000 characters"},
    "inspect_months": {"type":"integer","min":0,"max":1200,"label":"Inspect every","wanted":"a whole number from 0 to 1,200 months"},
    "expires_on": {"type":"date","label":"Expires on","wanted":"a date such as 2026-11-30"},
    "battery_months": {"type":"integer","min":0,"max":1200,"label":"Battery life","wanted":"a whole number from 0 to 1,200 months"},
    "mount_height_mm": {"type":"number","min":0,"max":100000,"label":"Mounting height","wanted":"a number from 0 to 100,000 mm"},
    "coverage_m": {"type":"number","min":0,"max":10000,"label":"Coverage","wanted":"a number from 0 to 10,000 m"},
    "monitored": {"type":"boolean","label":"Monitored","wanted":"true or false"},
    "purpose": {"type":"text","label":"Purpose","wanted":"at most 2,000 characters"}
  }';
  refused record;
begin
  -- A check constraint refuses what is no object.
  if jsonb_typeof(new.specifications) is distinct from 'object' then
    return new;
  end if;

  -- Numbers are compared as jsonb: between two numbers there are only numbers.
  select given.key, given.value, rules -> given.key as rule into refused
  from jsonb_each(new.specifications) as given
  where rules ? given.key
    and given.value <> 'null'
    and given.value is distinct from old.specifications -> given.key
    and (case rules -> given.key ->> 'type'
      when 'number' then given.value between rules -> given.key -> 'min' and rules -> given.key -> 'max'
      when 'integer' then case
        when given.value between rules -> given.key -> 'min' and rules -> given.key -> 'max'
        then given.value::numeric % 1 = 0
        else false
      end
      when 'boolean' then jsonb_typeof(given.value) = 'boolean'
      when 'enum' then jsonb_typeof(given.value) <> 'array' and rules -> given.key -> 'options' @> given.value
      when 'list' then jsonb_typeof(given.value) = 'array' and rules -> given.key -> 'options' @> given.value
      when 'date' then given.value #>> '{}' ~ '^\d{4}-\d\d-\d\d$' and given.value @? '$.datetime("YYYY-MM-DD")'
      when 'url' then jsonb_typeof(given.value) = 'string' and length(given.value #>> '{}') <= 2000
        and given.value #>> '{}' ~* '^https?://\S+$'
      else jsonb_typeof(given.value) = 'string' and length(given.value #>> '{}') <= 2000
    end) is not true
    and not exists (
      select from public.equipment_history as entry
      where entry.equipment_id = new.id and entry.before -> 'specifications' -> given.key = given.value
    )
  limit 1;

  if found then
    raise exception '% (%) must be %, not %', refused.rule ->> 'label', refused.key, refused.rule ->> 'wanted',
        left(refused.value::text, 60)
      using errcode = 'check_violation', constraint = 'equipment_specifications_known';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.current_change()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (md5(concat_ws(' '::text, pg_current_xact_id(), EXTRACT(epoch FROM now()))))::uuid;
comment on function private.current_change() is 'The id of the change that the running transaction makes.';

CREATE OR REPLACE FUNCTION private.fill_equipment_gaps()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.category is null or new.category !~ '[^\s,]' then
    new.category := 'Other';
  end if;
  new.currency := coalesce(new.currency, 'USD');
  new.specifications := coalesce(new.specifications, '{}');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_unproven_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.encrypted_password := '';
  return new;
end
$function$;
comment on function private.forget_unproven_password() is 'Ends the password that was chosen before the address was confirmed.';

CREATE OR REPLACE FUNCTION private.is_on_allow_list(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.staff_allow_list as listed where listed.email = lower(btrim(address))
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.users as account
    where account.id = (select auth.uid())
      and account.email_confirmed_at is not null
      and (account.banned_until is null or account.banned_until <= now())
      and private.is_on_allow_list(account.email)
  )
$function$;
comment on function private.is_staff() is 'Whether the caller is on the allow-list and has confirmed the address. Write it as (select private.is_staff()).';

CREATE OR REPLACE FUNCTION private.limit_newsletter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  attempts_a_minute constant int := 30;
  -- A full database is read-only for the staff, too; this many a day take two years to fill a free one.
  addresses_a_day constant int := 1000;
  -- The sequence holds minutes since 1970 times 1000, plus the attempts of that minute.
  this_minute constant bigint := floor(extract(epoch from clock_timestamp()) / 60) * 1000;
  last bigint := (select last_value from private.newsletter_attempts);
begin
  if last < this_minute then
    perform setval('private.newsletter_attempts', this_minute);
  elsif last >= this_minute + attempts_a_minute then
    raise exception 'Too many subscriptions at once. Try again in a minute.' using errcode = 'PT429';
  end if;
  perform nextval('private.newsletter_attempts');

  if (
    select count(*) from public.newsletter_subscribers as recent
    where recent.created_at > now() - interval '1 day' and recent.source like 'website\_%'
  ) >= addresses_a_day then
    raise exception 'Too many subscriptions today. Try again tomorrow.' using errcode = 'PT429';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_as_seen(ids uuid[], seen timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  changed_since text[];
begin
  if cardinality(ids) > 5000 then
    raise exception 'At most 5,000 items can be changed or deleted at once, and these are %.',
      to_char(cardinality(ids), 'FM999,999,999');
  end if;

  -- Waits for whoever is saving one of them, and then compares what they saved.
  perform from public.equipment_catalog as item where item.id = any (ids) order by item.id for update;
  changed_since := array(
    select distinct item.name
    from unnest(ids, seen) as shown (id, updated_at)
      join public.equipment_catalog as item on item.id = shown.id and item.updated_at <> shown.updated_at
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed meanwhile: %. Nothing was set.',
      array_to_string(changed_since[1:3], ', ')
        || case when cardinality(changed_since) > 3 then format(' and %s more', cardinality(changed_since) - 3) else '' end;
  end if;
end
$function$;
comment on function private.lock_as_seen(uuid[],timestamp with time zone[]) is 'Locks items, and refuses where one was saved since, or where they are more than 5,000; the times stand in the order of the ids.';

CREATE OR REPLACE FUNCTION private.put_equipment_back(entry_id bigint, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS equipment_catalog
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.record_equipment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  email constant text := (select account.email from auth.users as account where account.id = private.request_user());
  was jsonb;
  became jsonb;
begin
  -- TRUNCATE deletes every row.
  if tg_op = 'TRUNCATE' then
    insert into public.equipment_history (equipment_id, action, changed_by_email, before)
    select item.id, 'delete', email, to_jsonb(item) from public.equipment_catalog as item;
    return null;
  end if;

  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then became := to_jsonb(new); end if;
  -- No entry for an update that changes nothing.
  if became - 'updated_at' = was - 'updated_at' then return null; end if;
  -- Nor for the foreign key's own (on delete set null).
  if became - 'updated_at' = was - 'updated_at' || '{"created_by": null}'
    and not exists (select from auth.users as account where account.id = old.created_by)
  then
    return null;
  end if;
  insert into public.equipment_history (equipment_id, action, changed_by_email, before, after)
  values (coalesce(old.id, new.id), lower(tg_op), email, was, became);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_history_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'The history of equipment is written by the database alone' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_http_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.equipment_history as entry
    where entry.equipment_id = new.id and entry.before ->> 'image_url' = new.image_url
  ) then
    return new;
  end if;
  raise exception 'The address of a picture must start with https://'
    using errcode = 'check_violation', constraint = 'equipment_image_url_https', table = 'equipment_catalog';
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_listed_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.is_on_allow_list(coalesce(new.email, '')) and not private.is_on_allow_list(coalesce(old.email, '')) then
    raise exception 'An account that is not on the allow-list cannot take an address that is'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_older_deletion(entry_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.equipment_history as entry
      join public.equipment_history as later
        on later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
    where entry.id = entry_id and entry.action = 'delete'
  ) then
    raise exception 'Deleted again since. Nothing was restored.';
  end if;
end
$function$;
comment on function private.refuse_older_deletion(bigint) is 'Refuses an entry that is not the last deletion of its item.';

CREATE OR REPLACE FUNCTION private.refuse_unlisted_sign_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_on_allow_list(coalesce(new.email, '')) then
    raise exception 'Only authorized email addresses can sign up' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.remember_own_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('newsletter.own_row', new.id::text, true);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select auth.uid()
  where session_user = 'authenticator' or to_regprocedure('auth.embedded_backend()') is not null
$function$;
comment on function private.request_user() is 'The account that sent the request of the API. Null for SQL, whatever request.jwt.claims says.';

CREATE OR REPLACE FUNCTION private.require_staff()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff() then
    raise exception 'Only staff can change equipment' using errcode = 'insufficient_privilege';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_import(added jsonb, changed jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.save_import(jsonb,jsonb) is 'Adds and changes equipment, all or none. Returns how many rows.';

CREATE OR REPLACE FUNCTION private.stamp_equipment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  by_api_role constant boolean := current_user in ('anon', 'authenticated');
  -- As private.request_user().
  writer constant uuid := (
    select auth.uid()
    where session_user = 'authenticator' or to_regprocedure('auth.embedded_backend()') is not null
  );
begin
  if tg_op = 'UPDATE' then
    if by_api_role then
      new.id := old.id;
      new.created_at := old.created_at;
      new.created_by := old.created_by;
      new.created_via := old.created_via;
    elsif new.created_by is null and old.created_by is not null
      and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by'
    then
      return new;
    end if;
    -- Later than before even within one tick of the clock: the client compares it to find conflicts.
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    return new;
  end if;

  if by_api_role then
    -- The id is kept as sent, so that an upsert finds its row and a repeated insert fails instead of adding a second.
    new.created_at := now();
    new.updated_at := now();
    new.created_by := writer;
  end if;
  -- A person's request may say how it made the row, in one of three words. A closed list, because spellings that look
  -- like 'assistant' (other alphabets, invisible characters) cannot be listed.
  if coalesce(new.created_via, '') !~ '\S'
    or (by_api_role and (writer is null or new.created_via not in ('web', 'manual', 'import')))
  then
    new.created_via := case when writer is null then 'assistant' else 'manual' end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_change_back(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.take_listed_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.raw_user_meta_data := coalesce(
    (
      select jsonb_build_object('full_name', listed.full_name)
      from private.staff_allow_list as listed
      where listed.email = lower(btrim(new.email))
    ),
    '{}'
  );
  return new;
end
$function$;
comment on function private.take_listed_name() is 'Sets the name of an account to that of the allow-list.';

CREATE OR REPLACE FUNCTION public.caller_is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN private.is_staff();
comment on function public.caller_is_staff() is 'Whether the caller is on the allow-list and has confirmed the address.';

CREATE OR REPLACE FUNCTION public.change_equipment(ids uuid[], change jsonb, updated_at timestamp with time zone[] DEFAULT NULL::timestamp with time zone[])
 RETURNS SETOF equipment_history
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.require_staff() AS require_staff;
 SELECT private.lock_as_seen(ids, updated_at) AS lock_as_seen;
 SELECT private.apply_to_equipment(ids, change) AS apply_to_equipment;
 SELECT entry.id,
     entry.equipment_id,
     entry.action,
     entry.changed_at,
     entry.changed_by,
     entry.changed_by_email,
     entry.changed_via,
     entry.before,
     entry.after,
     entry.change_id
    FROM equipment_history entry
   WHERE (entry.change_id = private.current_change())
   ORDER BY entry.id;
END;
comment on function public.change_equipment(uuid[],jsonb,timestamp with time zone[]) is 'Sets values on many items, all or none; an item that holds them already is left alone. In specifications null removes a key. With the updated_at of each item as it was read, in the order of the ids, refused when one was changed since. For staff.';

CREATE OR REPLACE FUNCTION public.delete_equipment(ids uuid[])
 RETURNS SETOF equipment_history
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.require_staff() AS require_staff;
 SELECT private.lock_as_seen(ids, NULL::timestamp with time zone[]) AS lock_as_seen;
 DELETE FROM equipment_catalog item
   WHERE (item.id = ANY (delete_equipment.ids));
 SELECT entry.id,
     entry.equipment_id,
     entry.action,
     entry.changed_at,
     entry.changed_by,
     entry.changed_by_email,
     entry.changed_via,
     entry.before,
     entry.after,
     entry.change_id
    FROM equipment_history entry
   WHERE (entry.change_id = private.current_change())
   ORDER BY entry.id;
END;
comment on function public.delete_equipment(uuid[]) is 'Deletes many items, all or none. For staff.';

CREATE OR REPLACE FUNCTION public.import_equipment(added jsonb, changed jsonb)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.require_staff() AS require_staff;
 SELECT private.lock_as_seen(ARRAY( SELECT (("row".value ->> 'id'::text))::uuid AS uuid
            FROM jsonb_array_elements(import_equipment.changed) "row"(value)), NULL::timestamp with time zone[]) AS lock_as_seen;
 SELECT private.save_import(added, changed) AS save_import;
 SELECT private.current_change() AS current_change;
END;
comment on function public.import_equipment(jsonb,jsonb) is 'Adds and changes equipment, all or none. Returns the id by which undo_change takes it back. For staff.';

CREATE OR REPLACE FUNCTION public.restore_equipment(entry_id bigint, updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS equipment_catalog
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.refuse_older_deletion(entry_id) AS refuse_older_deletion;
 SELECT private.put_equipment_back(entry_id, updated_at) AS put_equipment_back;
END;
comment on function public.restore_equipment(bigint,timestamp with time zone) is 'Puts an item back as it was before this entry of equipment_history. With the updated_at of the item as it was read, refused when it was changed since. For staff.';

CREATE OR REPLACE FUNCTION public.undo_change(change_id uuid)
 RETURNS SETOF equipment_history
 LANGUAGE sql
 SET search_path TO ''
 SET statement_timeout TO '14s'
BEGIN ATOMIC
 SELECT private.take_change_back(change_id) AS take_change_back;
 SELECT entry.id,
     entry.equipment_id,
     entry.action,
     entry.changed_at,
     entry.changed_by,
     entry.changed_by_email,
     entry.changed_via,
     entry.before,
     entry.after,
     entry.change_id
    FROM equipment_history entry
   WHERE (entry.change_id = private.current_change())
   ORDER BY entry.id;
END;
comment on function public.undo_change(uuid) is 'Takes back every entry of one change, all or none: deleted items return, added ones go, changed ones are as before. Refused when one of them was changed again since. For staff.';
