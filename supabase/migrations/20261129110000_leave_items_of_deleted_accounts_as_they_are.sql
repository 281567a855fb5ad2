-- The foreign key that clears created_by of a deleted account changes nothing about the item: until now it made every item
-- of who left 'just updated', so that imports of earlier exports asked about all of them.
create or replace function private.stamp_equipment() returns trigger
  language plpgsql set search_path = ''
as $$
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
$$;
