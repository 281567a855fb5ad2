-- Projects: what a bathhouse consists of. A line is an item of the catalog with its quantity, tag and room; revisions keep
-- what the lines were. Staff read and write all of it, nobody else any of it, as in the catalog.

-- Undo compares values, so that two changes of one item can be taken back one after the other, and undoing an undo is
-- called that.
alter table private.changes add column undoes uuid;
comment on column private.changes.undoes is 'The change that this one took back.';
alter table public.equipment_history add column undoes uuid;
comment on column public.equipment_history.undoes is 'The change that this one took back.';

-- The name of each member of staff, for lists that say who changed something.
create function private.list_staff() returns table (email text, full_name text)
  language sql stable security definer set search_path = ''
as $$
  select listed.email, listed.full_name from private.staff_allow_list as listed where (select private.is_staff())
$$;
grant execute on function private.list_staff() to authenticated;

create function public.staff_names() returns table (email text, full_name text)
  language sql stable set search_path = ''
begin atomic
  select named.email, named.full_name from private.list_staff() as named;
end;
comment on function public.staff_names() is 'The staff and their names, for staff.';
revoke all on function public.staff_names() from public, anon, authenticated, service_role;
grant execute on function public.staff_names() to authenticated;

create or replace function private.require_staff() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can change equipment and projects' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Stamps rows of every table that has updated_at and created_via; it replaces the one for equipment alone.
create function private.stamp_row() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  unstamped record;
begin
  if tg_op = 'INSERT' then
    if coalesce(new.created_via, '') !~ '\S' then
      new.created_via := case when private.request_user() is null then 'assistant' else 'manual' end;
    end if;
    return new;
  end if;
  unstamped := new;
  unstamped.updated_at := old.updated_at;
  -- When an account is deleted, the foreign key clears created_by. That is no change of the row.
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

drop trigger stamp_equipment on public.equipment_catalog;
drop function private.stamp_equipment();
create trigger stamp_row before insert or update on public.equipment_catalog
  for each row execute function private.stamp_row();

-- The same for texts: a name or tag of which only invisible characters are left is refused, every other text is null.
create or replace function private.make_texts_canonical() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
  canonical jsonb;
begin
  if private.is_canonical(new::text) then
    return new;
  end if;
  given := to_jsonb(new);
  canonical := private.canonical_item(given);
  return jsonb_populate_record(
    new,
    canonical || (
      -- Blanks are the characters that JavaScript's \s matches.
      select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_each_text(canonical)
      where key not in ('name', 'tag') and value <> given ->> key
        and value !~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]'
    )
  );
end
$$;

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  client text,
  number text,
  place text,
  revision text,
  -- Order-by dates count back from it.
  opening_date date,
  -- What the figures assume: the low-voltage service of the building, and the percentage of its water that runs at once.
  service text not null default '208Y/120',
  simultaneity integer not null default 100,
  notes text,
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  created_via text not null default (case when private.request_user() is null then 'assistant' else 'manual' end),

  constraint projects_name_filled check (name ~ '\S'),
  constraint projects_name_length check (length(name) <= 200),
  constraint projects_client_length check (length(client) <= 200),
  constraint projects_number_length check (length(number) <= 200),
  constraint projects_place_length check (length(place) <= 200),
  constraint projects_revision_length check (length(revision) <= 20),
  constraint projects_opening_date_in_range check (opening_date >= '1990-01-01' and opening_date < '2101-01-01'),
  constraint projects_service_known check (service in ('208Y/120', '120/240')),
  constraint projects_simultaneity_in_range check (simultaneity between 1 and 100),
  constraint projects_notes_length check (length(notes) <= 10000),
  constraint projects_created_via_filled check (created_via ~ '\S' and length(created_via) <= 50),
  constraint projects_created_at_in_range check (created_at >= '1990-01-01Z' and created_at < '2101-01-01Z'),
  constraint projects_updated_at_in_range check (updated_at >= '1990-01-01Z' and updated_at < '2101-01-01Z')
);
comment on table public.projects is 'Bathhouses that staff specify. Their items are in project_lines.';
create index projects_created_by on public.projects (created_by);

create table public.project_lines (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- No foreign key: an item that is deleted from the catalog stays on its lines (see project_items).
  equipment_id uuid not null,
  quantity integer not null default 1,
  -- In capitals, as on drawings.
  tag text not null,
  room text,
  -- The line it may replace ('or equal'). Such a line is not counted, and goes with the line it belongs to.
  alternate_for uuid,
  note text,
  -- Lines are in this order. A moved line gets a value between its new neighbors, so that no other line changes.
  position double precision not null,
  -- A price agreed with the supplier, which later changes of the catalog do not reach.
  fixed_cost numeric(12, 2),
  fixed_currency text,
  fixed_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  created_via text not null default (case when private.request_user() is null then 'assistant' else 'manual' end),

  constraint project_lines_in_one_project unique (project_id, id),
  constraint project_lines_alternate_for foreign key (project_id, alternate_for)
    references public.project_lines (project_id, id) on delete cascade deferrable,
  -- Deferrable, so that two lines can exchange their tags.
  constraint project_lines_tag_unique unique (project_id, tag) deferrable,
  constraint project_lines_quantity_in_range check (quantity between 1 and 9999),
  constraint project_lines_tag_filled check (tag ~ '\S' and tag !~ '^\s|\s$' and length(tag) <= 30),
  constraint project_lines_tag_in_capitals check (tag = upper(tag)),
  constraint project_lines_room_filled check (room ~ '\S' and length(room) <= 200),
  constraint project_lines_alternate_not_itself check (alternate_for <> id),
  constraint project_lines_note_length check (length(note) <= 2000),
  -- The upper bound refuses NaN, which sorts above every number.
  constraint project_lines_position_finite check (position between -1e15 and 1e15),
  constraint project_lines_fixed_cost_not_negative check (fixed_cost between 0 and 9999999999.99),
  constraint project_lines_fixed_currency_known check (fixed_currency in ('USD', 'EUR', 'GBP', 'CAD')),
  constraint project_lines_fixed_on_in_range check (fixed_on >= '1990-01-01' and fixed_on < '2101-01-01'),
  constraint project_lines_fixed_whole check (
    (fixed_cost is null) = (fixed_currency is null) and (fixed_cost is null) = (fixed_on is null)
  ),
  constraint project_lines_created_via_filled check (created_via ~ '\S' and length(created_via) <= 50),
  constraint project_lines_created_at_in_range check (created_at >= '1990-01-01Z' and created_at < '2101-01-01Z'),
  constraint project_lines_updated_at_in_range check (updated_at >= '1990-01-01Z' and updated_at < '2101-01-01Z')
);
comment on table public.project_lines is 'The lines of a project: an item of the catalog, how many pieces, with which tag, in which room.';
create index project_lines_equipment on public.project_lines (equipment_id);
create index project_lines_alternates on public.project_lines (project_id, alternate_for);
create index project_lines_created_by on public.project_lines (created_by);

-- Every change of a project and its lines, kept for good, as equipment_history does for the catalog.
create table public.project_history (
  id bigint generated always as identity primary key,
  -- No foreign keys: the history outlives its rows.
  project_id uuid not null,
  -- Null for a change of the project itself.
  line_id uuid,
  action text not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid default private.request_user(),
  changed_by_email text,
  changed_via text not null default (case when private.request_user() is null then 'assistant' else 'web' end),
  before jsonb,
  after jsonb,
  change_id uuid not null,
  undoes uuid,

  constraint project_history_action_known check (action in ('insert', 'update', 'delete')),
  constraint project_history_changed_via_known check (changed_via in ('web', 'assistant')),
  constraint project_history_sides check ((before is null) = (action = 'insert') and (after is null) = (action = 'delete')),
  constraint project_history_changed_at_in_range check (changed_at >= '1990-01-01Z' and changed_at < '2101-01-01Z')
);
comment on table public.project_history is
  'Who changed which project or line, when and how. Triggers write it, staff read it, nobody changes it.';
create index project_history_newest_first on public.project_history (project_id, id desc);
create index project_history_change on public.project_history (change_id, id);
alter table public.project_history alter column change_id set (n_distinct = -1);

-- What a project was when somebody saved it as a revision.
create table public.project_revisions (
  id uuid primary key,
  -- No foreign key: undoing the deletion of a project finds its revisions.
  project_id uuid not null,
  name text not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by_email text,
  project jsonb not null,
  -- The lines in their order, each with its item.
  lines jsonb not null,

  constraint project_revisions_name_unique unique (project_id, name),
  constraint project_revisions_name_filled check (name ~ '\S' and length(name) <= 20),
  constraint project_revisions_saved_at_in_range check (saved_at >= '1990-01-01Z' and saved_at < '2101-01-01Z')
);
comment on table public.project_revisions is 'Snapshots of projects. public.save_revision writes them, staff read them, nobody changes them.';

revoke all on public.projects, public.project_lines, public.project_history, public.project_revisions
  from public, anon, authenticated, service_role;
revoke all on sequence public.project_history_id_seq from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.projects, public.project_lines to authenticated;
grant select on public.project_history, public.project_revisions to authenticated;

alter table public.projects enable row level security;
alter table public.project_lines enable row level security;
alter table public.project_history enable row level security;
alter table public.project_revisions enable row level security;

create policy "Staff can read projects" on public.projects
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can add projects" on public.projects
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff can change projects" on public.projects
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff can delete projects" on public.projects
  for delete to authenticated using ((select private.is_staff()));

create policy "Staff can read lines" on public.project_lines
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can add lines" on public.project_lines
  for insert to authenticated with check ((select private.is_staff()));
create policy "Staff can change lines" on public.project_lines
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff can delete lines" on public.project_lines
  for delete to authenticated using ((select private.is_staff()));

create policy "Staff can read the history of projects" on public.project_history
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can read revisions" on public.project_revisions
  for select to authenticated using ((select private.is_staff()));

-- Numbers new lines, and counts them.
create function private.place_project_line() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  -- As many as one API response holds: a project is read in one request.
  most_lines constant integer := 1000;
  stored record;
begin
  select count(*) as lines, max(line.position) as last_position into stored
  from public.project_lines as line where line.project_id = new.project_id;
  if stored.lines >= most_lines then
    raise exception 'A project has at most 1,000 lines' using errcode = 'check_violation';
  end if;
  new.position := coalesce(new.position, stored.last_position + 1, 1);
  new.quantity := coalesce(new.quantity, 1);
  return new;
end
$$;

create trigger place_project_line before insert on public.project_lines
  for each row execute function private.place_project_line();

-- Refuses lines that no constraint can refuse. It is deferrable, so that an alternate and its line can change places, and
-- therefore reads the line again: it may have changed since, or be gone.
create function private.check_project_line() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.project_id <> old.project_id then
    raise exception 'A line cannot move to another project' using errcode = 'check_violation';
  end if;
  -- Deleted items too: taking back the removal of a line may bring one back.
  if (tg_op = 'INSERT' or new.equipment_id <> old.equipment_id)
    and not exists (select from public.equipment_catalog as item where item.id = new.equipment_id)
    and not exists (select from public.equipment_history as entry where entry.equipment_id = new.equipment_id)
  then
    raise exception '% is not an item of the catalog', new.equipment_id using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from public.project_lines as line
    where line.id = new.id and line.alternate_for is not null and (
      exists (
        select from public.project_lines as main where main.id = line.alternate_for and main.alternate_for is not null
      )
      or exists (
        select from public.project_lines as other
        where other.project_id = line.project_id and other.alternate_for = line.id
      )
    )
  ) then
    raise exception 'An alternate cannot have alternates' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger project_lines_checked after insert or update on public.project_lines
  deferrable for each row execute function private.check_project_line();

create trigger canonical_texts before insert or update on public.projects
  for each row execute function private.make_texts_canonical();
create trigger canonical_texts before insert or update on public.project_lines
  for each row execute function private.make_texts_canonical();
create trigger stamp_api_write before insert or update on public.projects
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_api_write();
create trigger stamp_api_write before insert or update on public.project_lines
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_api_write();
create trigger stamp_row before insert or update on public.projects
  for each row execute function private.stamp_row();
create trigger stamp_row before insert or update on public.project_lines
  for each row execute function private.stamp_row();

-- The recording of equipment again, with the change that an undo takes back.
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
    equipment_id, action, changed_by_email, before, after, change_id, undoes, is_first_of_change
  )
  values (
    coalesce(old.id, new.id), lower(tg_op), email, old_row, new_row, change,
    (select made.undoes from private.changes as made where made.id = change),
    not exists (select from public.equipment_history as entry where entry.change_id = change)
  );
  return null;
end
$$;

create function private.record_project_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_line constant boolean := tg_table_name = 'project_lines';
  email constant text := (select account.email from auth.users as account where account.id = private.request_user());
  old_row jsonb;
  new_row jsonb;
  change uuid;
begin
  if tg_op = 'TRUNCATE' then
    change := private.current_change();
    if is_line then
      insert into public.project_history (project_id, line_id, action, changed_by_email, before, change_id)
      select line.project_id, line.id, 'delete', email, to_jsonb(line), change from public.project_lines as line;
    else
      insert into public.project_history (project_id, action, changed_by_email, before, change_id)
      select project.id, 'delete', email, to_jsonb(project), change from public.projects as project;
    end if;
    return null;
  end if;

  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  if new_row - 'updated_at' = old_row - 'updated_at' then return null; end if;
  -- As in the catalog: the foreign key that clears created_by of a deleted account leaves no entry.
  if new_row - 'updated_at' = old_row - 'updated_at' || '{"created_by": null}'
    and not exists (select from auth.users as account where account.id = old.created_by)
  then
    return null;
  end if;

  change := private.current_change();
  insert into public.project_history (
    project_id, line_id, action, changed_by_email, before, after, change_id, undoes
  )
  values (
    (coalesce(new_row, old_row) ->> case when is_line then 'project_id' else 'id' end)::uuid,
    case when is_line then (coalesce(new_row, old_row) ->> 'id')::uuid end,
    lower(tg_op), email, old_row, new_row, change,
    (select made.undoes from private.changes as made where made.id = change)
  );
  return null;
end
$$;

create trigger record_project_change after insert or update or delete on public.projects
  for each row execute function private.record_project_change();
create trigger record_project_change after insert or update or delete on public.project_lines
  for each row execute function private.record_project_change();
create trigger record_project_truncate before truncate on public.projects
  for each statement execute function private.record_project_change();
create trigger record_project_truncate before truncate on public.project_lines
  for each statement execute function private.record_project_change();

create or replace function private.refuse_history_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception '% is written by the database alone', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_history_insert before insert on public.project_history
  for each statement when (pg_trigger_depth() = 0) execute function private.refuse_history_change();
create trigger refuse_history_change before update or delete or truncate on public.project_history
  for each statement execute function private.refuse_history_change();
-- public.save_revision inserts; nothing changes a revision afterwards.
create trigger refuse_history_change before update or delete or truncate on public.project_revisions
  for each statement execute function private.refuse_history_change();

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

-- One request reads all items of a project. A deleted item is as it was deleted last.
create view public.project_items with (security_invoker = true) as
with used as not materialized (
  select distinct line.project_id, line.equipment_id from public.project_lines as line
)
select used.project_id, false as is_deleted, item.*
from used join public.equipment_catalog as item on item.id = used.equipment_id
union all
select used.project_id, true as is_deleted, item.*
from used
  cross join lateral (
    select entry.before from public.equipment_history as entry
    where entry.equipment_id = used.equipment_id and entry.action = 'delete'
    order by entry.id desc limit 1
  ) as deletion
  cross join lateral jsonb_populate_record(null::public.equipment_catalog, deletion.before) as item
where not exists (select from public.equipment_catalog as kept where kept.id = used.equipment_id);
comment on view public.project_items is
  'The items of each project, once each: as the catalog has them or, deleted, as they were. Filter by project_id.';

revoke all on public.deleted_equipment, public.equipment_activity, public.project_items
  from public, anon, authenticated, service_role;
grant select on public.deleted_equipment, public.equipment_activity, public.project_items to authenticated;

-- The columns of a stored row that can be written back. An insert takes the default, and an update keeps the value, of
-- columns that were added after the row was stored, and of columns that have become NOT NULL since and are null in it.
create function private.restorable_columns(target regclass, stored jsonb, is_insert boolean) returns text
  language sql stable set search_path = ''
as $$
  select string_agg(format('%I', attribute.attname), ', ' order by attribute.attnum)
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = target
    and attribute.attnum > 0
    and not attribute.attisdropped
    and attribute.attgenerated = ''
    and stored ? attribute.attname
    and not (attribute.attnotnull and stored ->> attribute.attname is null)
    and (is_insert or attribute.attname not in ('id', 'created_at', 'updated_at', 'created_by', 'created_via'))
$$;
comment on function private.restorable_columns(regclass, jsonb, boolean) is
  'The columns of a stored row that can be written back, as a list for SQL.';

-- Gives rows the values that a history stored, and takes added ones away. Changed rows come first, because an alternate
-- would go with the added line that it belongs to. Deleted rows come last, because a project holds at most 1,000 lines.
create function private.put_back(target regclass, stored jsonb[], added uuid[] default '{}') returns void
  language plpgsql set search_path = ''
as $$
declare
  ids constant uuid[] := array(select (row ->> 'id')::uuid from unnest(stored) as row);
  present uuid[];
  is_gone boolean;
  part record;
begin
  execute format('select array(select row.id from %s as row where row.id = any ($1))', target) into present using ids;
  foreach is_gone in array array[false, true] loop
    if is_gone then
      execute format('delete from %s as row where row.id = any ($1)', target) using added;
    end if;
    for part in
      select
        private.restorable_columns(target, row, is_gone) as columns,
        -- The account that created the row may be gone; the foreign key then allows only null.
        array_agg(row || jsonb_build_object('created_by', account.id)) as rows
      from unnest(stored) as row
        left join unnest(present) as present_row (id) on present_row.id = (row ->> 'id')::uuid
        left join auth.users as account on account.id::text = row ->> 'created_by'
      where (present_row.id is null) = is_gone
      group by 1
    loop
      execute format(
        case
          when is_gone then
            'insert into %1$s (%2$s)
             select %2$s from unnest($1) as stored cross join lateral jsonb_populate_record(null::%1$s, stored)'
          else
            'update %1$s as row set (%2$s) = (select %2$s from jsonb_populate_record(row, stored))
             from unnest($1) as stored where row.id = (stored ->> ''id'')::uuid'
        end,
        target, part.columns
      ) using part.rows;
    end loop;
  end loop;
end
$$;
comment on function private.put_back(regclass, jsonb[], uuid[]) is
  'Gives rows the values that a history stored, and takes added ones away.';

create or replace function private.restore_entry(entry_id bigint, seen timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.equipment_history;
  current_name text;
begin
  perform private.require_staff();

  select * into entry from public.equipment_history as found_entry where found_entry.id = entry_id;
  if entry.before is null then
    raise exception 'There is nothing to restore here';
  end if;

  if entry.action = 'delete' then
    -- The list of deleted items may have been read before the item was restored, changed and deleted again.
    if exists (
      select from public.equipment_history as later
      where later.equipment_id = entry.equipment_id and later.id > entry.id and later.action = 'delete'
        and later.change_id <> entry.change_id
    ) then
      raise exception 'Deleted again since. Nothing was restored.';
    end if;
    if exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) then
      raise exception 'This item is already in the catalog' using errcode = 'unique_violation';
    end if;
  else
    -- Waits while somebody saves the item, and then compares what they saved.
    perform from public.equipment_catalog as item
    where item.id = entry.equipment_id and item.updated_at = seen for update;
    if not found then
      select item.name into current_name from public.equipment_catalog as item where item.id = entry.equipment_id;
      if found then
        raise exception 'Changed again since: %. Nothing was restored.', current_name;
      end if;
      raise exception 'This item has been deleted';
    end if;
  end if;
  perform private.put_back('public.equipment_catalog', array[entry.before]);
end
$$;

-- Whether a row still has the values a change left; null stands for a deleted row on either side. Stamps do not count, and
-- neither do columns that are newer than the stored row.
create function private.is_as_left(row_now anyelement, left_as jsonb) returns boolean
  language sql stable set search_path = ''
as $$
  select case
    when row_now is null or left_as is null then row_now is null and left_as is null
    else jsonb_populate_record(row_now, left_as - array['created_at', 'updated_at', 'created_by', 'created_via'])
      is not distinct from row_now
  end
$$;
comment on function private.is_as_left(anyelement, jsonb) is 'Whether a row still has the values that a change left.';

-- Waits for other writers, then raises if a project or line of the change has other values than the change left.
create function private.require_projects_as_left(change_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  changed_since text[];
begin
  perform from public.projects as project
  where project.id in (
    select part.project_id from public.project_history as part where part.change_id = require_projects_as_left.change_id
  )
  order by project.id for update;
  perform from public.project_lines as line
  where line.id in (
    select part.line_id from public.project_history as part where part.change_id = require_projects_as_left.change_id
  )
  order by line.id for update;

  changed_since := array(
    select distinct coalesce(left_by.name, '')
    from (
      select distinct on (part.project_id, part.line_id)
        part.project_id, part.line_id, part.after,
        coalesce(part.after, part.before) ->> case when part.line_id is null then 'name' else 'tag' end as name
      from public.project_history as part
      where part.change_id = require_projects_as_left.change_id
      order by part.project_id, part.line_id, part.id desc
    ) as left_by
      left join public.projects as project on left_by.line_id is null and project.id = left_by.project_id
      left join public.project_lines as line on line.id = left_by.line_id
    where not case
      when left_by.line_id is null then private.is_as_left(project, left_by.after)
      else private.is_as_left(line, left_by.after)
    end
    union
    -- Lines that would go with an added project or line, although the change has not touched them.
    select line.tag
    from public.project_history as part
      join public.project_lines as line
        on line.project_id = part.project_id and (part.line_id is null or line.alternate_for = part.line_id)
    where part.change_id = require_projects_as_left.change_id and part.action = 'insert'
      and not exists (
        select from public.project_history as own
        where own.change_id = part.change_id and own.line_id = line.id
      )
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Changed again since: %. Nothing was undone.', private.name_some(changed_since);
  end if;
end
$$;

create function private.revert_projects(change_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  part record;
begin
  -- Meanwhile lines may lack the line they belong to, and two may have one tag.
  set constraints public.project_lines_alternate_for, public.project_lines_tag_unique, public.project_lines_checked
    deferred;
  -- Projects before their lines.
  for part in
    select
      case when is_line then 'public.project_lines' else 'public.projects' end::regclass as target,
      array_agg(first.before) filter (where first.before is not null) as stored,
      array_agg(first.id) filter (where first.before is null) as added
    from (
      -- The first entry, because one SQL transaction may have changed a row twice.
      select distinct on (entry.project_id, entry.line_id)
        entry.line_id is not null as is_line, coalesce(entry.line_id, entry.project_id) as id, entry.before
      from public.project_history as entry
      where entry.change_id = revert_projects.change_id
      order by entry.project_id, entry.line_id, entry.id
    ) as first
    group by is_line order by is_line
  loop
    perform private.put_back(part.target, part.stored, part.added);
  end loop;
  set constraints public.project_lines_alternate_for, public.project_lines_tag_unique, public.project_lines_checked
    immediate;
exception when unique_violation or foreign_key_violation or check_violation then
  raise exception 'The project was changed again since: a tag is taken, or a line is gone. Nothing was undone.';
end
$$;
comment on function private.revert_projects(uuid) is 'Takes the changes of projects and lines back.';

-- Compares values, not times: taking back the second of two changes makes the first one undoable, and a pruned history
-- misleads nobody.
create or replace function private.revert_change(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  stored jsonb[];
  added uuid[];
  changed_since text[];
begin
  perform private.require_staff();
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

create or replace function private.count_items(change_id uuid) returns integer
  language sql stable set search_path = ''
as $$
  select (
    select count(distinct entry.equipment_id)
    from public.equipment_history as entry where entry.change_id = count_items.change_id
  )::integer + (
    select count(distinct coalesce(entry.line_id, entry.project_id))
    from public.project_history as entry where entry.change_id = count_items.change_id
  )::integer
$$;
comment on function private.count_items(uuid) is 'How many items, projects and lines a change added, changed or deleted.';

-- As private.begin_change, for a project and its lines. Each names the updated_at that the person saw; a project without
-- one may have changed. Refuses (PT409) if one was saved or deleted since.
create function private.begin_project_change(change_id uuid, project jsonb, seen_lines jsonb default '[]')
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  target constant uuid := (project ->> 'id')::uuid;
  is_new constant boolean := coalesce(project ? 'name' and not project ? 'updated_at', false);
  changed_since text[];
begin
  if not private.begin_change(change_id) then
    return false;
  end if;
  if not is_new then
    -- Waits for other requests that save this project: they number its new lines and compare its alternates.
    perform from public.projects as stored
    where stored.id = target
      and (not project ? 'updated_at' or stored.updated_at = (project ->> 'updated_at')::timestamptz)
    for no key update;
    if not found then
      raise exception 'Someone else changed or deleted this project meanwhile. Nothing was saved.'
        using errcode = 'PT409';
    end if;
  end if;

  -- In the order of the ids: two requests that lock in different orders end in a deadlock.
  perform from public.project_lines as line
  where line.project_id = target
    and line.id in (select (row ->> 'id')::uuid from jsonb_array_elements(seen_lines) as row)
  order by line.id for update;
  changed_since := array(
    select distinct coalesce(line.tag, entry.before ->> 'tag', '')
    from jsonb_array_elements(seen_lines) as row
      left join public.project_lines as line on line.id = (row ->> 'id')::uuid and line.project_id = target
      left join lateral (
        select past.before from public.project_history as past
        where past.line_id = (row ->> 'id')::uuid and past.project_id = target
        order by past.id desc limit 1
      ) as entry on true
    where line.id is null or line.updated_at is distinct from (row ->> 'updated_at')::timestamptz
    order by 1
  );
  if cardinality(changed_since) > 0 then
    raise exception 'Someone else changed or removed % meanwhile. Nothing was saved.', private.name_some(changed_since)
      using errcode = 'PT409';
  end if;
  return true;
end
$$;
comment on function private.begin_project_change(uuid, jsonb, jsonb) is
  'Registers a change and locks its project and lines. False if the caller has made this change already.';

-- Saves a project and a set of its lines. A column that a changed row does not name keeps its value.
create function private.write_project(project jsonb, added jsonb, changed jsonb, removed jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  target constant uuid := (project ->> 'id')::uuid;
begin
  set constraints public.project_lines_alternate_for, public.project_lines_tag_unique, public.project_lines_checked
    deferred;

  if project ? 'updated_at' then
    update public.projects as stored set
      name = next.name, client = next.client, number = next.number, place = next.place, revision = next.revision,
      opening_date = next.opening_date, service = next.service, simultaneity = next.simultaneity, notes = next.notes,
      is_archived = next.is_archived
    from public.projects as before cross join lateral jsonb_populate_record(before, project) as next
    where stored.id = target and before.id = target;
  elsif project ? 'name' then
    insert into public.projects (
      id, name, client, number, place, revision, opening_date, service, simultaneity, notes, created_via
    )
    select
      target, row.name, row.client, row.number, row.place, row.revision, row.opening_date,
      coalesce(row.service, '208Y/120'), coalesce(row.simultaneity, 100), row.notes, 'web'
    from jsonb_populate_record(null::public.projects, project) as row;
  end if;

  -- Before removing: an alternate that gets another line to replace would go with the old one.
  with wanted as (select row, (row ->> 'id')::uuid as id from jsonb_array_elements(changed) as row)
  update public.project_lines as line set
    equipment_id = next.equipment_id, quantity = next.quantity, tag = next.tag, room = next.room,
    alternate_for = next.alternate_for, note = next.note, position = next.position,
    fixed_cost = next.fixed_cost, fixed_currency = next.fixed_currency, fixed_on = next.fixed_on
  from wanted
    join public.project_lines as stored on stored.id = wanted.id
    cross join lateral jsonb_populate_record(stored, wanted.row) as next
  where line.id = wanted.id;

  delete from public.project_lines as line
  where line.id in (select (row ->> 'id')::uuid from jsonb_array_elements(removed) as row);

  insert into public.project_lines (
    id, project_id, equipment_id, quantity, tag, room, alternate_for, note, position, fixed_cost, fixed_currency, fixed_on,
    created_via
  )
  select
    coalesce(row.id, gen_random_uuid()), target, row.equipment_id, row.quantity, row.tag,
    row.room, row.alternate_for, row.note, row.position, row.fixed_cost, row.fixed_currency, row.fixed_on, 'web'
  from jsonb_populate_recordset(null::public.project_lines, added) as row;

  set constraints public.project_lines_alternate_for, public.project_lines_tag_unique, public.project_lines_checked
    immediate;
end
$$;

create function private.remove_project(project_id uuid) returns void
  language sql set search_path = ''
as $$
  delete from public.projects as project where project.id = project_id
$$;

-- Runs as the owner, because nobody else may write revisions.
create function private.write_revision(revision_id uuid, project_id uuid, name text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.projects as project set revision = write_revision.name where project.id = write_revision.project_id;
  insert into public.project_revisions (id, project_id, name, saved_by_email, project, lines)
  select
    revision_id, project.id, project.revision,
    (select account.email from auth.users as account where account.id = private.request_user()),
    to_jsonb(project),
    (
      select coalesce(
        jsonb_agg(
          to_jsonb(line) || jsonb_build_object('item', to_jsonb(item) - 'project_id')
          order by line.position, line.id
        ),
        '[]'
      )
      from public.project_lines as line
        left join public.project_items as item on item.id = line.equipment_id and item.project_id = line.project_id
      where line.project_id = project.id
    )
  from public.projects as project where project.id = write_revision.project_id;
end
$$;

grant execute on function private.begin_project_change(uuid, jsonb, jsonb),
  private.write_project(jsonb, jsonb, jsonb, jsonb), private.remove_project(uuid),
  private.write_revision(uuid, uuid, text) to authenticated;

create function public.save_project(
  change_id uuid, project jsonb, added jsonb default '[]', changed jsonb default '[]', removed jsonb default '[]'
) returns setof public.project_lines
  language sql set search_path = ''
begin atomic
  select private.write_project(project, added, changed, removed)
  where private.begin_project_change(change_id, project, coalesce(changed, '[]') || coalesce(removed, '[]'));
  select line.* from public.project_lines as line
  where line.project_id = (project ->> 'id')::uuid order by line.position, line.id;
end;
comment on function public.save_project(uuid, jsonb, jsonb, jsonb, jsonb) is
  'Saves a project and lines of it, all or nothing. `project` holds its id: with a name it is added, with updated_at changed, otherwise left alone. Changed and removed lines carry the updated_at that the person saw; refuses (PT409) if one was saved since. Returns the lines of the project as they are now. A repeated call with the same change_id changes nothing. For staff.';

create function public.delete_project(change_id uuid, project_id uuid, updated_at timestamptz) returns integer
  language sql set search_path = ''
begin atomic
  select private.remove_project(project_id)
  where private.begin_project_change(change_id, jsonb_build_object('id', project_id, 'updated_at', updated_at));
  select private.count_items(change_id);
end;
comment on function public.delete_project(uuid, uuid, timestamptz) is
  'Deletes a project with its lines; its revisions stay. Takes the updated_at that the person saw. Returns how many rows it deleted. A repeated call with the same change_id returns the same. For staff.';

create function public.save_revision(change_id uuid, project_id uuid, name text, updated_at timestamptz) returns integer
  language sql set search_path = ''
begin atomic
  select private.write_revision(change_id, project_id, name)
  where private.begin_project_change(change_id, jsonb_build_object('id', project_id, 'updated_at', updated_at));
  select count(*)::integer from public.project_revisions as saved where saved.id = change_id;
end;
comment on function public.save_revision(uuid, uuid, text, timestamptz) is
  'Saves a project as it is now as a revision of this name, and names the project''s revision so. Takes the updated_at of the project that the person saw. Returns 1. A repeated call with the same change_id returns the same. For staff.';

revoke all on function public.save_project(uuid, jsonb, jsonb, jsonb, jsonb),
  public.delete_project(uuid, uuid, timestamptz), public.save_revision(uuid, uuid, text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.save_project(uuid, jsonb, jsonb, jsonb, jsonb),
  public.delete_project(uuid, uuid, timestamptz), public.save_revision(uuid, uuid, text, timestamptz) to authenticated;

-- The same with brand and model among the values that can be set on many items.
create or replace function private.set_values(ids uuid[], change jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  columns constant text[] := array[
    'brand', 'model', 'supplier', 'supplier_contact', 'currency', 'lead_time_days', 'warranty_months'
  ];
  unknown constant text := (
    select string_agg(key, ', ' order by key) from jsonb_object_keys(change) as key
    where key <> all (columns || array['add_category', 'remove_category', 'specifications'])
  );
  -- A specification set to null is removed.
  set_keys constant jsonb := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(change -> 'specifications') where value <> 'null'
  );
  removed_keys constant text[] := array(
    select key from jsonb_each(change -> 'specifications') where value = 'null'
  );
  missing constant bigint := (
    select count(distinct asked.id) from unnest(ids) as asked (id)
    where not exists (select from public.equipment_catalog as item where item.id = asked.id)
  );
  -- The characters that JavaScript's \s matches.
  blanks constant text := '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+';
begin
  if unknown is not null then
    raise exception 'These fields cannot be set on many items: %.', unknown;
  end if;
  if missing > 0 then
    raise exception 'Someone else deleted % of these items meanwhile. Nothing was changed.', missing;
  end if;

  -- Leaves items alone that have the values already: saving them would only give them a later updated_at.
  update public.equipment_catalog as item set
    category = next.category,
    brand = next.brand,
    model = next.model,
    supplier = next.supplier,
    supplier_contact = next.supplier_contact,
    currency = next.currency,
    lead_time_days = next.lead_time_days,
    warranty_months = next.warranty_months,
    specifications = next.specifications
  from public.equipment_catalog as stored
    -- Compares category names as the site does: two names that differ only in case or blanks are one, in their first
    -- spelling. Other stands for 'no category', so an added category replaces it.
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
$$;

revoke all on all functions in schema private from public;
