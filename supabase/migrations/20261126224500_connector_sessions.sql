-- AI clients that work through the catalog connector. Each signs in as a person and holds a session of its own. Registering
-- a session marks its changes as the assistant's, and closes everything to it but the catalog and its history.

-- A row stays after the connection has ended, so that a renewed token of the session opens nothing again.
create table private.connector_sessions (
  -- The session of Supabase Auth: the claim session_id of its tokens, which renewing a token keeps.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The name that the client gives itself.
  client text not null,
  since timestamptz not null default now(),
  last_used timestamptz not null default now(),
  ended_at timestamptz,
  constraint connector_sessions_client_filled check (client ~ '\S' and length(client) <= 100),
  constraint connector_sessions_since_in_range check (since >= '1990-01-01Z' and since < '2101-01-01Z'),
  constraint connector_sessions_last_used_in_range check (last_used >= '1990-01-01Z' and last_used < '2101-01-01Z'),
  constraint connector_sessions_ended_at_in_range check (ended_at >= '1990-01-01Z' and ended_at < '2101-01-01Z')
);
comment on table private.connector_sessions is 'Sessions of AI clients.';
create index connector_sessions_user on private.connector_sessions (user_id);

alter table private.connector_sessions enable row level security;
revoke all on private.connector_sessions from public, anon, authenticated, service_role;

create policy "Nobody reaches the sessions of AI clients by request" on private.connector_sessions
  for all to anon, authenticated
  using (false) with check (false);

create function private.request_session() returns uuid
  language sql stable set search_path = ''
as $$
  select (auth.jwt() ->> 'session_id')::uuid where private.request_user() is not null
$$;
comment on function private.request_session() is
  'The session that sent the API request. Null for SQL, whatever request.jwt.claims says.';

create function private.request_client() returns text
  language sql stable security definer set search_path = ''
as $$
  select session.client from private.connector_sessions as session where session.id = (select private.request_session())
$$;
comment on function private.request_client() is
  'The name of the AI client that sent the API request. Null for a person and for SQL.';

-- In PL/pgSQL, which plans it once: a function in SQL that another one calls is planned anew at every call, and 5,000
-- imported rows took half a second longer.
create function private.is_connector() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.connector_sessions as session where session.id = (auth.jwt() ->> 'session_id')::uuid
  ) and private.request_user() is not null;
end
$$;
comment on function private.is_connector() is
  'Whether an AI client sent the request. Write it as (select private.is_connector()) in policies.';
-- Policies run it as the caller, as they do private.is_staff().
grant execute on function private.is_connector() to authenticated;

-- Every function for persons alone calls this first.
create function private.refuse_connector() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_connector() then
    raise exception 'An AI client may not do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.refuse_connector() is 'Raises insufficient_privilege (42501) if an AI client sent the request.';
grant execute on function private.refuse_connector() to authenticated;

-- The same, and false once the connection of an AI client has ended.
create or replace function private.is_staff() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as account
    where account.id = (select auth.uid())
      and account.email_confirmed_at is not null
      and (account.banned_until is null or account.banned_until <= now())
      and private.is_on_allow_list(account.email)
  ) and not exists (
    select from private.connector_sessions as session
    where session.id = (select auth.jwt() ->> 'session_id')::uuid and session.ended_at is not null
  )
$$;

-- Registering, listing and ending connections.

create function private.register_connector(client text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Clients choose their names, and lists show them in one line.
  name constant text := coalesce(
    nullif(
      left(
        btrim(
          regexp_replace(private.canonical_text(left(client, 1000)), '[\s\u0001-\u001f\u007f-\u00a0\u2028\u2029]+', ' ', 'g')
        ),
        100
      ),
      ''
    ),
    'AI client'
  );
begin
  if exists (
    select from private.connector_sessions as session
    where session.id = private.request_session() and session.ended_at is not null
  ) then
    raise exception 'This connection was ended.' using errcode = 'insufficient_privilege';
  end if;
  if not private.is_staff() then
    raise exception 'Unauthorized email address' using errcode = 'insufficient_privilege';
  end if;
  insert into private.connector_sessions as session (id, user_id, client)
  values (private.request_session(), private.request_user(), name)
  on conflict (id) do update set client = excluded.client, last_used = excluded.last_used
  where session.client <> excluded.client or session.last_used < excluded.last_used - interval '1 minute';
  return name;
end
$$;

create function private.list_connectors()
  returns table (id uuid, client text, since timestamptz, last_used timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select session.id, session.client, session.since, session.last_used
  from private.connector_sessions as session
  where session.user_id = (select private.request_user()) and session.ended_at is null and (select private.is_staff())
  order by session.last_used desc, session.id
$$;

-- Also for a person who is no longer staff, and for a connection that has ended: signing out twice is no error.
create function private.disconnect_connector(session_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if session_id is distinct from private.request_session() then
    perform private.refuse_connector();
  end if;
  update private.connector_sessions as session set ended_at = now()
  where session.id = disconnect_connector.session_id
    and session.user_id = private.request_user()
    and session.ended_at is null;
  return found;
end
$$;

grant execute on function private.register_connector(text), private.list_connectors(),
  private.disconnect_connector(uuid) to authenticated;

create function public.register_connector(client text) returns text
  language sql set search_path = ''
begin atomic
  select private.register_connector(client);
end;
comment on function public.register_connector(text) is
  'Marks the session of this request as that of an AI client with this name, for good. A later call corrects the name. Refuses an ended connection. Returns the name as stored. For staff.';

create function public.list_connectors()
  returns table (id uuid, client text, since timestamptz, last_used timestamptz)
  language sql stable set search_path = ''
begin atomic
  select private.refuse_connector();
  select listed.id, listed.client, listed.since, listed.last_used from private.list_connectors() as listed;
end;
comment on function public.list_connectors() is
  'The connections of the caller''s own AI clients that have not ended, the one used last first. For staff, not for AI clients.';

create function public.disconnect_connector(session_id uuid) returns boolean
  language sql set search_path = ''
begin atomic
  select private.disconnect_connector(session_id);
end;
comment on function public.disconnect_connector(uuid) is
  'Ends the connection of one of the caller''s own AI clients. False if there is none, or if it had ended. An AI client may end only its own.';

revoke all on function public.register_connector(text), public.list_connectors(), public.disconnect_connector(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.register_connector(text), public.list_connectors(), public.disconnect_connector(uuid)
  to authenticated;

-- What an AI client may not do, by tables. Restrictive policies hold in addition to those that let staff in.

create policy "AI clients cannot delete equipment" on public.equipment_catalog
  as restrictive for delete to authenticated
  using (not (select private.is_connector()));
create policy "AI clients cannot reach projects" on public.projects
  as restrictive for all to authenticated
  using (not (select private.is_connector())) with check (not (select private.is_connector()));
create policy "AI clients cannot reach lines" on public.project_lines
  as restrictive for all to authenticated
  using (not (select private.is_connector())) with check (not (select private.is_connector()));
create policy "AI clients cannot reach the history of projects" on public.project_history
  as restrictive for all to authenticated
  using (not (select private.is_connector())) with check (not (select private.is_connector()));
create policy "AI clients cannot reach revisions" on public.project_revisions
  as restrictive for all to authenticated
  using (not (select private.is_connector())) with check (not (select private.is_connector()));
create policy "AI clients cannot reach the newsletter" on public.newsletter_subscribers
  as restrictive for all to authenticated
  using (not (select private.is_connector())) with check (not (select private.is_connector()));

-- And by functions: the same as before, but for persons alone.

create or replace function public.staff_names() returns table (email text, full_name text)
  language sql stable set search_path = ''
begin atomic
  select private.refuse_connector();
  select named.email, named.full_name from private.list_staff() as named;
end;

create or replace function public.delete_equipment(change_id uuid, ids uuid[]) returns integer
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.delete_items(ids) where private.begin_change(change_id, ids);
  select private.count_items(change_id);
end;

create or replace function public.import_equipment(change_id uuid, added jsonb, changed jsonb) returns integer
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.save_import(added, changed) where private.begin_change(
    change_id,
    array(
      select (row ->> 'id')::uuid
      from unnest(array[added, changed]) as rows cross join lateral jsonb_array_elements(rows) as row
    )
  );
  select private.count_items(change_id);
end;

create or replace function public.restore_equipment(change_id uuid, entry_id bigint, updated_at timestamptz default null)
  returns integer
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.restore_entry(entry_id, updated_at) where private.begin_change(change_id);
  select private.count_items(change_id);
end;

create or replace function public.save_project(
  change_id uuid, project jsonb, added jsonb default '[]', changed jsonb default '[]', removed jsonb default '[]'
) returns setof public.project_lines
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.write_project(project, added, changed, removed)
  where private.begin_project_change(change_id, project, coalesce(changed, '[]') || coalesce(removed, '[]'));
  select line.* from public.project_lines as line
  where line.project_id = (project ->> 'id')::uuid order by line.position, line.id;
end;

create or replace function public.delete_project(change_id uuid, project_id uuid, updated_at timestamptz) returns integer
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.remove_project(project_id)
  where private.begin_project_change(change_id, jsonb_build_object('id', project_id, 'updated_at', updated_at));
  select private.count_items(change_id);
end;

create or replace function public.save_revision(change_id uuid, project_id uuid, name text, updated_at timestamptz)
  returns integer
  language sql set search_path = ''
begin atomic
  select private.refuse_connector();
  select private.write_revision(change_id, project_id, name)
  where private.begin_project_change(change_id, jsonb_build_object('id', project_id, 'updated_at', updated_at));
  select count(*)::integer from public.project_revisions as saved where saved.id = change_id;
end;

-- Provenance: what an AI client adds and changes is the assistant's, whatever it claims, and names the client.

alter table private.changes add column client text default private.request_client();
comment on column private.changes.client is 'The AI client that made it. Null for a person and for SQL.';
alter table public.equipment_history add column changed_client text;
comment on column public.equipment_history.changed_client is
  'The AI client that made the change in the name of changed_by.';

create or replace function private.stamp_api_write() returns trigger
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
    when new.created_by is null or private.is_connector() then 'assistant'
    when new.created_via in ('web', 'manual', 'import') then new.created_via
    else 'manual'
  end;
  return new;
end
$$;

create or replace function private.record_equipment_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  email constant text := (select account.email from auth.users as account where account.id = private.request_user());
  old_row jsonb;
  new_row jsonb;
  change uuid;
begin
  -- TRUNCATE fires no row triggers: record it as the deletion of every row.
  if tg_op = 'TRUNCATE' then
    change := private.current_change();
    insert into public.equipment_history (
      equipment_id, action, changed_by_email, before, change_id, is_first_of_change
    )
    select
      item.id, 'delete', email, to_jsonb(item), change,
      row_number() over () = 1
        and not exists (select from public.equipment_history as entry where entry.change_id = change)
    from public.equipment_catalog as item;
    return null;
  end if;

  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  -- No entry for an update that changes nothing.
  if new_row - 'updated_at' = old_row - 'updated_at' then return null; end if;
  -- No entry for the foreign key that clears created_by of a deleted account. While the account exists, SQL is clearing
  -- the author, and that leaves an entry.
  if new_row - 'updated_at' = old_row - 'updated_at' || '{"created_by": null}'
    and not exists (select from auth.users as account where account.id = old.created_by)
  then
    return null;
  end if;

  change := private.current_change();
  insert into public.equipment_history (
    equipment_id, action, changed_by_email, changed_via, changed_client, before, after, change_id, undoes,
    is_first_of_change
  )
  select
    coalesce(old.id, new.id), lower(tg_op), email,
    case when made.made_by is null or made.client is not null then 'assistant' else 'web' end,
    made.client, old_row, new_row, change, made.undoes,
    not exists (select from public.equipment_history as entry where entry.change_id = change)
  from private.changes as made where made.id = change;
  return null;
end
$$;

create or replace function private.revert_change(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  stored jsonb[];
  added uuid[];
  changed_since text[];
begin
  perform private.require_staff();
  -- An AI client takes back only what AI clients of the same person did.
  if private.is_connector() and (
    exists (
      select from public.equipment_history as part
      where part.change_id = revert_change.change_id
        and (part.changed_via <> 'assistant' or part.changed_by is distinct from private.request_user())
    )
    or exists (select from public.project_history as part where part.change_id = revert_change.change_id)
  ) then
    perform private.refuse_connector();
  end if;
  update private.changes as change set undoes = revert_change.change_id where change.id = private.current_change();

  -- Anybody who changes one of these items at the same time waits, or is found below.
  perform from public.equipment_catalog as item
  where item.id in (select part.equipment_id from public.equipment_history as part where part.change_id = revert_change.change_id)
  order by item.id for update;

  changed_since := array(
    select distinct coalesce(left_by.after, left_by.before) ->> 'name'
    from (
      -- The last entry, because one SQL transaction may have changed an item twice.
      select distinct on (part.equipment_id) part.equipment_id, part.before, part.after
      from public.equipment_history as part
      where part.change_id = revert_change.change_id
      order by part.equipment_id, part.id desc
    ) as left_by
      left join public.equipment_catalog as item on item.id = left_by.equipment_id
    where not private.is_as_left(item, left_by.after)
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed again since: %. Nothing was undone.', private.name_some(changed_since);
  end if;
  perform private.require_projects_as_left(change_id);

  if private.count_items(change_id) = 0 then
    raise exception 'There is nothing to undo here';
  end if;
  select
    array_agg(first.before) filter (where first.before is not null),
    array_agg(first.equipment_id) filter (where first.before is null)
  into stored, added
  from (
    select distinct on (part.equipment_id) part.equipment_id, part.before
    from public.equipment_history as part
    where part.change_id = revert_change.change_id
    order by part.equipment_id, part.id
  ) as first;
  perform private.put_back('public.equipment_catalog', stored, added);
  perform private.revert_projects(change_id);
end
$$;

-- Recreated, because `entry.*` has one more column.
drop view public.equipment_activity;
drop view public.deleted_equipment;

create view public.deleted_equipment with (security_invoker = true) as
select entry.*
from public.equipment_history as entry
where entry.action = 'delete'
  and not exists (select from public.equipment_catalog as item where item.id = entry.equipment_id)
  and not exists (
    select from public.equipment_history as later
    where later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
  );
comment on view public.deleted_equipment is
  'The latest deletion of every item that is not in the catalog, for the list from which staff restore them. Read it newest first in pages: `id` below the id of the last row.';

create view public.equipment_activity with (security_invoker = true) as
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
  -- True while the change is the newest of each of its items, so that undo is offered once. private.revert_change takes
  -- back more: it compares values.
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
comment on view public.equipment_activity is
  'equipment_history with what the screens say of each entry: how many other items its change reached, whether it can be undone. Filter by is_first_of_change for one row a change, and read it newest first in pages.';

revoke all on public.deleted_equipment, public.equipment_activity from public, anon, authenticated, service_role;
grant select on public.deleted_equipment, public.equipment_activity to authenticated;

revoke all on all functions in schema private from public;
