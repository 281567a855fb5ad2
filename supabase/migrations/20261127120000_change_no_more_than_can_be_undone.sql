-- The undo of some 10,000 items takes longer than the 14 s it has, so that what was set or deleted on more could not be
-- taken back. Now at most as many as an import saves. Here, because every change of many items locks them first.
create or replace function private.lock_as_seen(ids uuid[], seen timestamptz[]) returns void
  language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.lock_as_seen(uuid[], timestamptz[]) is
  'Locks items, and refuses where one was saved since, or where they are more than 5,000; the times stand in the order of the ids.';
