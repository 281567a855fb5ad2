-- Values and circumstances that broke a rule of an earlier file: times without end, deep nesting, imports without limit,
-- a clock that ran ahead, a pruned history.

-- A time that JavaScript can read, in the years of the specifications' dates. A later one than infinity does not exist, so
-- an item with that stamp would never get another, and nobody would be told that a colleague saved it meanwhile.
alter table public.equipment_catalog
  add constraint equipment_created_at_in_range check (created_at >= '1990-01-01Z' and created_at < '2101-01-01Z'),
  add constraint equipment_updated_at_in_range check (updated_at >= '1990-01-01Z' and updated_at < '2101-01-01Z');
alter table public.equipment_history
  add constraint equipment_history_changed_at_in_range check (changed_at >= '1990-01-01Z' and changed_at < '2101-01-01Z');
alter table public.newsletter_subscribers
  add constraint newsletter_created_at_in_range check (created_at >= '1990-01-01Z' and created_at < '2101-01-01Z');
alter table private.changes
  add constraint changes_made_at_in_range check (made_at >= '1990-01-01Z' and made_at < '2101-01-01Z');

-- Every program that reads the specifications calls itself for each level, and ends with an error at some thousands. The
-- site's limit is the same: `mostLevels` in src/catalog/specifications/check-specification.ts.
alter table public.equipment_catalog
  add constraint equipment_specifications_levels check (not specifications @? 'strict $.**{21}');

-- An update that changes nothing keeps updated_at, as it leaves no entry in the history: updated_at is the time of the
-- newest entry, which private.revert_change relies on.
create or replace function private.stamp_equipment() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  unstamped public.equipment_catalog;
begin
  if tg_op = 'INSERT' then
    if coalesce(new.created_via, '') !~ '\S' then
      new.created_via := case when private.request_user() is null then 'assistant' else 'manual' end;
    end if;
    return new;
  end if;
  unstamped := new;
  unstamped.updated_at := old.updated_at;
  -- When an account is deleted, the foreign key clears created_by. That is no change of the item.
  unstamped.created_by := coalesce(new.created_by, old.created_by);
  if unstamped is not distinct from old then
    new.updated_at := old.updated_at;
    return new;
  end if;
  -- Always later than before, even within one tick of the clock: the site compares it to find conflicts.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

create or replace function private.lock_unchanged(ids uuid[], seen timestamptz[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  -- As many as an import saves. Undoing more would take longer than a request may last.
  most_items constant integer := 5000;
  changed_since text[];
begin
  if cardinality(ids) > most_items then
    raise exception 'At most % items can be added, changed or deleted at once, and these are %.',
      to_char(most_items, 'FM999,999,999'), to_char(cardinality(ids), 'FM999,999,999');
  end if;

  -- In the order of the ids: two requests that lock in different orders end in a deadlock.
  perform from public.equipment_catalog as item where item.id = any (ids) order by item.id for update;
  changed_since := array(
    select distinct item.name
    from unnest(ids, seen) as shown (id, updated_at)
      join public.equipment_catalog as item on item.id = shown.id and item.updated_at <> shown.updated_at
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed meanwhile: %. Nothing was set.', private.name_some(changed_since);
  end if;
end
$$;

-- The new rows count too. They need no id.
create or replace function public.import_equipment(change_id uuid, added jsonb, changed jsonb) returns integer
  language sql set search_path = ''
begin atomic
  select private.save_import(added, changed) where private.begin_change(
    change_id,
    array(
      select (row ->> 'id')::uuid
      from unnest(array[added, changed]) as rows cross join lateral jsonb_array_elements(rows) as row
    )
  );
  select private.count_items(change_id);
end;

-- Whoever prunes the history deletes entries. Then the newest entry of an item may belong to the change although the item
-- was changed since, so updated_at must be the one of that entry, too.
create or replace function private.revert_change(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  changed_since text[];
begin
  perform private.require_staff();

  -- Anybody who changes one of these items at the same time waits, or is found below.
  perform from public.equipment_catalog as item
  where item.id in (select part.equipment_id from public.equipment_history as part where part.change_id = revert_change.change_id)
  order by item.id for update;

  changed_since := array(
    select distinct coalesce(part.after, part.before) ->> 'name'
    from public.equipment_history as part
      cross join lateral (
        select later.change_id, later.after from public.equipment_history as later
        where later.equipment_id = part.equipment_id order by later.id desc limit 1
      ) as newest
      left join public.equipment_catalog as item on item.id = part.equipment_id
    where part.change_id = revert_change.change_id
      and (
        newest.change_id <> part.change_id
        or item.updated_at is distinct from (newest.after ->> 'updated_at')::timestamptz
      )
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed again since: %. Nothing was undone.', private.name_some(changed_since);
  end if;

  -- Newest first, because one SQL transaction may have changed an item twice.
  for entry in
    select part.* from public.equipment_history as part
    where part.change_id = revert_change.change_id order by part.id desc
  loop
    if entry.action = 'insert' then
      delete from public.equipment_catalog as item where item.id = entry.equipment_id;
    else
      perform private.restore_entry(
        entry.id, (select item.updated_at from public.equipment_catalog as item where item.id = entry.equipment_id)
      );
    end if;
  end loop;
  if not found then
    raise exception 'There is nothing to undo here';
  end if;
end
$$;

create or replace view public.equipment_activity with (security_invoker = true) as
select
  entry.*,
  reach.others,
  reach.others_alike,
  -- Compared as times: their texts depend on the time zone of the session that wrote them.
  coalesce(
    (deletion.before ->> 'created_at')::timestamptz = (entry.after ->> 'created_at')::timestamptz, false
  ) as restores,
  deletion.before as as_deleted,
  exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) as is_in_catalog,
  -- True while every item is as the change left it: the same condition as in private.revert_change.
  not exists (
    select from public.equipment_history as part
      cross join lateral (
        select later.change_id, later.after from public.equipment_history as later
        where later.equipment_id = part.equipment_id order by later.id desc limit 1
      ) as newest
      left join public.equipment_catalog as item on item.id = part.equipment_id
    where part.change_id = entry.change_id
      and (
        newest.change_id <> part.change_id
        or item.updated_at is distinct from (newest.after ->> 'updated_at')::timestamptz
      )
  ) as can_be_undone
from public.equipment_history as entry
  -- The other items of the change, and those of them with the same action.
  cross join lateral (
    select
      count(distinct part.equipment_id)::integer - 1 as others,
      count(distinct part.equipment_id) filter (where part.action = entry.action)::integer - 1 as others_alike
    from public.equipment_history as part where part.change_id = entry.change_id
  ) as reach
  -- The last deletion of an item that is added again. A restored item keeps its created_at, any other gets a new one.
  left join lateral (
    select earlier.before from public.equipment_history as earlier
    where entry.action = 'insert'
      and earlier.equipment_id = entry.equipment_id and earlier.id < entry.id and earlier.action = 'delete'
    order by earlier.id desc limit 1
  ) as deletion on true;

-- A clock that ran ahead and was put right leaves a minute, and rows, of the future. They count no more than those of the
-- past: otherwise the newsletter is closed until the clock catches up.
create or replace function private.limit_newsletter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  attempts_a_minute constant int := 30;
  -- A full database becomes read-only for staff too. At this rate a free one (500 MB) takes two years to fill.
  addresses_a_day constant int := 1000;
  this_minute constant bigint := floor(extract(epoch from clock_timestamp()) / 60);
  last constant bigint := (select last_value from private.newsletter_attempts);
begin
  if last / 1000 <> this_minute then
    perform setval('private.newsletter_attempts', this_minute * 1000);
  elsif last % 1000 >= attempts_a_minute then
    raise exception 'Too many subscriptions at once. Try again in a minute.' using errcode = 'PT429';
  end if;
  perform nextval('private.newsletter_attempts');

  if (
    select count(*) from public.newsletter_subscribers as recent
    where recent.created_at between now() - interval '1 day' and now() and recent.source like 'website\_%'
  ) >= addresses_a_day then
    raise exception 'Too many subscriptions today. Try again tomorrow.' using errcode = 'PT429';
  end if;
  return new;
end
$$;

revoke all on all functions in schema private from public;
