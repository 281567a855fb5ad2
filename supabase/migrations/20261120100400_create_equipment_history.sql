-- The history of the equipment catalog: every change, kept for good, and the one way to take a change back.

create table public.equipment_history (
  -- Ascending, so the newest entry of an item is the one with the highest id.
  id bigint generated always as identity primary key,
  -- No foreign key: the history of an item outlives it.
  equipment_id uuid not null,
  action text not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- No foreign key either: who it was stays known when the account is gone, and the address as it was then.
  changed_by uuid default auth.uid(),
  changed_by_email text,
  -- A signed-in session is the website. A database connection without one is the AI assistant, as in created_via.
  -- Nobody can say which: it is read from the token the API has checked.
  changed_via text not null default (case when auth.uid() is null then 'assistant' else 'web' end),
  -- The whole row on either side of the change; null before it was added and after it was deleted.
  before jsonb,
  after jsonb,

  constraint equipment_history_action_known check (action in ('insert', 'update', 'delete')),
  constraint equipment_history_changed_via_known check (changed_via in ('web', 'assistant')),
  constraint equipment_history_sides check ((before is null) = (action = 'insert') and (after is null) = (action = 'delete'))
);
comment on table public.equipment_history is
  'Who changed which equipment, when and how. Written by triggers; staff read it, nobody changes it.';

create index equipment_history_newest_first on public.equipment_history (equipment_id, id desc);
create index equipment_history_deletions on public.equipment_history (id desc) where action = 'delete';

-- Runs as the owner: nobody else may write the history, nor read the address of an account.
create function private.record_equipment_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  email constant text := (select account.email from auth.users as account where account.id = auth.uid());
  was jsonb;
  became jsonb;
begin
  -- Emptying the table is deleting every row of it.
  if tg_op = 'TRUNCATE' then
    insert into public.equipment_history (equipment_id, action, changed_by_email, before)
    select item.id, 'delete', email, to_jsonb(item) from public.equipment_catalog as item;
    return null;
  end if;

  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then became := to_jsonb(new); end if;
  -- Neither saving without a change nor the foreign key that clears the creator of a deleted account is one.
  if became - 'updated_at' in (was - 'updated_at', was - 'updated_at' || '{"created_by": null}') then
    return null;
  end if;
  insert into public.equipment_history (equipment_id, action, changed_by_email, before, after)
  values (coalesce(old.id, new.id), lower(tg_op), email, was, became);
  return null;
end
$$;
revoke all on function private.record_equipment_change() from public, anon, authenticated, service_role;

create trigger record_equipment_change after insert or update or delete on public.equipment_catalog
  for each row execute function private.record_equipment_change();
create trigger record_equipment_truncate before truncate on public.equipment_catalog
  for each statement execute function private.record_equipment_change();

-- Not even a database connection writes here by itself, so an AI client with a token cannot cover its tracks by
-- mistake. Pruning takes the owner, on purpose: `alter table public.equipment_history disable trigger user`.
create function private.refuse_history_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'The history of equipment is written by the database alone' using errcode = 'insufficient_privilege';
end
$$;
revoke all on function private.refuse_history_change() from public, anon, authenticated, service_role;

-- Depth 0: what another trigger writes gets through.
create trigger refuse_history_change before insert or update or delete or truncate on public.equipment_history
  for each statement when (pg_trigger_depth() = 0) execute function private.refuse_history_change();

revoke all on public.equipment_history from public, anon, authenticated, service_role;
grant select on public.equipment_history to authenticated;

alter table public.equipment_history enable row level security;

create policy "Staff can read the history of equipment" on public.equipment_history
  for select to authenticated
  using ((select private.is_staff()));

-- Puts an item back as it was before an entry. A deleted item returns as the same row: id, created_at, created_by
-- and created_via come from the history, so no client can fake them. Of a changed item every value returns but
-- those four. That is itself a change, with an entry of its own, and can be taken back the same way.
create function private.put_equipment_back(entry_id bigint) returns public.equipment_catalog
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  item public.equipment_catalog;
begin
  if not private.is_staff() then
    raise exception 'Only staff can restore equipment' using errcode = 'insufficient_privilege';
  end if;

  select * into entry from public.equipment_history as kept where kept.id = entry_id;
  if entry.before is null then
    raise exception 'There is nothing to restore here';
  end if;

  if entry.action = 'delete' then
    item := jsonb_populate_record(null::public.equipment_catalog, entry.before);
    -- Null where the account is gone.
    item.created_by := (select account.id from auth.users as account where account.id = item.created_by);
    insert into public.equipment_catalog select item.* on conflict (id) do nothing returning * into item;
    if not found then
      raise exception 'This item is already in the catalog' using errcode = 'unique_violation';
    end if;
    return item;
  end if;

  -- Columns the entry is too old to know keep what they hold.
  update public.equipment_catalog as stored
  set (
    name, category, brand, model, cost, currency, image_url, power_requirements, water_requirements,
    space_requirements, maintenance_requirements, maintenance_schedule, warranty_months, supplier, supplier_contact,
    lead_time_days, notes, specifications
  ) = (
    select
      name, category, brand, model, cost, currency, image_url, power_requirements, water_requirements,
      space_requirements, maintenance_requirements, maintenance_schedule, warranty_months, supplier, supplier_contact,
      lead_time_days, notes, specifications
    from jsonb_populate_record(stored, entry.before)
  )
  where stored.id = entry.equipment_id
  returning * into item;
  if not found then
    raise exception 'This item has been deleted';
  end if;
  return item;
end
$$;
revoke all on function private.put_equipment_back(bigint) from public, anon, authenticated, service_role;
grant execute on function private.put_equipment_back(bigint) to authenticated;

-- What the API calls. It runs as the caller and only names the other, which is bound here once: so no definer
-- function stands in the schema that is served, and the private one stays closed.
create function public.restore_equipment(entry_id bigint) returns public.equipment_catalog
  language sql set search_path = ''
  return private.put_equipment_back(entry_id);
comment on function public.restore_equipment(bigint) is
  'Puts an item back as it was before this entry of equipment_history. For staff.';

revoke all on function public.restore_equipment(bigint) from public, anon, authenticated, service_role;
grant execute on function public.restore_equipment(bigint) to authenticated;
