-- change_equipment takes the updated_at of each item as it was shown to whoever sets a value, and refuses where one has
-- been saved since: its value was not among those the person was told would be replaced. Without it the items are
-- changed as before, for pages loaded before this migration.

-- Dropped first: beside a function with one parameter more, PostgREST could not tell which one a request means.
drop function public.change_equipment(uuid[], jsonb);

create function private.lock_as_seen(ids uuid[], seen timestamptz[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  changed_since text[];
begin
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
$$;
comment on function private.lock_as_seen(uuid[], timestamptz[]) is
  'Locks items, and refuses where one was saved since; the times stand in the order of the ids.';
revoke all on function private.lock_as_seen(uuid[], timestamptz[]) from public, anon, authenticated, service_role;
-- The function below calls it as the caller.
grant execute on function private.lock_as_seen(uuid[], timestamptz[]) to authenticated;

create function public.change_equipment(ids uuid[], change jsonb, updated_at timestamptz[] default null)
  returns setof public.equipment_history
  language sql set search_path = ''
begin atomic
  select private.lock_as_seen(ids, updated_at);
  select private.apply_to_equipment(ids, change);
  select entry.* from public.equipment_history as entry
  where entry.change_id = private.current_change() order by entry.id;
end;
comment on function public.change_equipment(uuid[], jsonb, timestamptz[]) is
  'Sets values on many items, all or none; an item that holds them already is left alone. In specifications null removes a key. With the updated_at of each item as it was read, in the order of the ids, refused when one was changed since. For staff.';

revoke all on function public.change_equipment(uuid[], jsonb, timestamptz[])
  from public, anon, authenticated, service_role;
grant execute on function public.change_equipment(uuid[], jsonb, timestamptz[]) to authenticated;
