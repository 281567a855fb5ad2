-- What every function that writes equipment does first and last. The id of the change comes from the client, and a
-- repeated call answers with what the first one did: see public.change_equipment and its neighbors in the next files.

-- Returns whether the change is still to be made. Locks the items, so that nobody saves them meanwhile, and refuses if
-- one was saved after `seen` (its updated_at as the person saw it; in the order of the ids).
create function private.begin_change(change_id uuid, ids uuid[] default '{}', seen timestamptz[] default '{}')
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  -- Waits while the same change runs in another transaction, and then finds its row.
  insert into private.changes (id) values (change_id) on conflict (id) do nothing;
  if found then
    perform private.lock_unchanged(ids, seen);
    return true;
  end if;
  if not exists (
    select from private.changes as known
    where known.id = begin_change.change_id and known.made_by is not distinct from private.request_user()
  ) then
    raise exception 'This change id is taken' using errcode = 'unique_violation';
  end if;
  return false;
end
$$;
comment on function private.begin_change(uuid, uuid[], timestamptz[]) is
  'Registers a change and locks its items. False where the caller has made this change already.';

create function private.lock_unchanged(ids uuid[], seen timestamptz[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  -- As many as an import saves. Undoing more would take longer than a request may last.
  most_items constant integer := 5000;
  changed_since text[];
begin
  if cardinality(ids) > most_items then
    raise exception 'At most % items can be changed or deleted at once, and these are %.',
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

create function private.name_some(names text[]) returns text
  language sql immutable set search_path = ''
as $$
  select array_to_string(names[1:3], ', ')
    || case when cardinality(names) > 3 then format(' and %s more', cardinality(names) - 3) else '' end
$$;
comment on function private.name_some(text[]) is 'At most three names, and the number of the rest: "A, B, C and 2 more".';

create function private.count_items(change_id uuid) returns integer
  language sql stable set search_path = ''
as $$
  select count(distinct entry.equipment_id)::integer
  from public.equipment_history as entry where entry.change_id = count_items.change_id
$$;
comment on function private.count_items(uuid) is 'How many items a change added, changed or deleted.';

-- The functions in schema public run as the caller, so that policies, checks and stamps hold, and call these two. Their
-- `begin atomic` binds the names once: callers need no usage on schema private.
grant execute on function private.begin_change(uuid, uuid[], timestamptz[]), private.count_items(uuid) to authenticated;

revoke all on all functions in schema private from public;
