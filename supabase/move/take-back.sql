-- Second half of the move to the baseline, after `db push`: puts the rows of schema `moving` into the new tables and drops
-- the schema. If a row breaks a check, nothing happens: correct the row in `moving` and run this again.
begin;

-- No trigger runs: triggers would stamp the rows as new and record them once more.
set local session_replication_role = replica;

insert into private.staff_allow_list select * from moving.staff_allow_list;
insert into public.equipment_catalog select * from moving.equipment_catalog;
insert into public.newsletter_subscribers select * from moving.newsletter_subscribers;

-- Entries from before the first change ids: each becomes a change of its own.
update moving.equipment_history set change_id = gen_random_uuid() where change_id is null;
insert into public.equipment_history (
  id, equipment_id, action, changed_at, changed_by, changed_by_email, changed_via, before, after, change_id,
  is_first_of_change
) overriding system value
select
  id, equipment_id, action, changed_at, changed_by, changed_by_email, changed_via, before, after, change_id,
  row_number() over (partition by change_id order by id) = 1
from moving.equipment_history;
select setval(pg_get_serial_sequence('public.equipment_history', 'id'), max(id))
from public.equipment_history having max(id) is not null;

-- The migrations have rewritten texts while the table was empty: see canonical_texts. The history records it.
set local session_replication_role = origin;
update public.equipment_catalog as item set name = item.name
where private.canonical_item(to_jsonb(item)) <> to_jsonb(item);

drop schema moving cascade;
commit;
