-- The list of deleted items may have been read before somebody restored one, changed it and deleted it again: the older
-- version would have come back, and the newer one no longer been offered.
create function private.refuse_older_deletion(entry_id bigint) returns void
  language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.refuse_older_deletion(bigint) is 'Refuses an entry that is not the last deletion of its item.';
revoke all on function private.refuse_older_deletion(bigint) from public, anon, authenticated, service_role;
-- The function below calls it as the caller.
grant execute on function private.refuse_older_deletion(bigint) to authenticated;

create or replace function public.restore_equipment(entry_id bigint, updated_at timestamptz default null)
  returns public.equipment_catalog
  language sql set search_path = ''
begin atomic
  select private.refuse_older_deletion(entry_id);
  -- As one value: the columns named here would be those of today.
  select private.put_equipment_back(entry_id, updated_at);
end;
