-- Provenance that SQL cannot fake. auth.uid() reads request.jwt.claims, a setting that any database connection can
-- write. A request of the API is told from it by session_user: PostgREST connects as `authenticator`, the SQL editor
-- and AI clients with a token do not, and only a superuser can change session_user. The embedded backend has one
-- connection for everything and marks its database by a function in schema auth, where hosted projects let nobody
-- create one.
create function private.request_user() returns uuid
  language sql stable set search_path = ''
as $$
  select auth.uid()
  where session_user = 'authenticator' or to_regprocedure('auth.embedded_backend()') is not null
$$;
comment on function private.request_user() is
  'The account that sent the request of the API. Null for SQL, whatever request.jwt.claims says.';
revoke all on function private.request_user() from public, anon, authenticated, service_role;
-- The default of created_via runs as the writer.
grant execute on function private.request_user() to authenticated;

alter table public.equipment_catalog
  alter column created_via set default (case when private.request_user() is null then 'assistant' else 'manual' end);
alter table public.equipment_history
  alter column changed_by set default private.request_user(),
  alter column changed_via set default (case when private.request_user() is null then 'assistant' else 'web' end);

create or replace function private.record_equipment_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
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
  -- No entry for an update that changes nothing, nor for the foreign key's own (on delete set null).
  if became - 'updated_at' in (was - 'updated_at', was - 'updated_at' || '{"created_by": null}') then
    return null;
  end if;
  insert into public.equipment_history (equipment_id, action, changed_by_email, before, after)
  values (coalesce(old.id, new.id), lower(tg_op), email, was, became);
  return null;
end
$$;

-- Stamps id, dates, created_by and created_via. Runs as the writer (no security definer): requests arrive as one of
-- the API's roles; the owner (a database connection, or the function that restores an item) may set these columns, and
-- so may the foreign key that clears created_by of a deleted account. Names of schema private cannot be used here,
-- because the API's roles have no usage on it.
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
