-- The overview offered to undo changes of many items that had been undone already, or of which one item had been changed
-- again: private.take_change_back refuses them, by the same join.
create or replace view public.equipment_activity with (security_invoker = true) as
select
  entry.*,
  -- Items changed by the same request, this one left out.
  (
    select greatest(count(distinct other.equipment_id) - 1, 0)::integer
    from public.equipment_history as other where other.change_id = entry.change_id
  ) as others,
  not exists (
    select from public.equipment_history as earlier
    where earlier.change_id = entry.change_id and earlier.id < entry.id
  ) as leads,
  -- Compared as times: their texts depend on the time zone of the session that wrote them.
  entry.action = 'insert' and exists (
    select from public.equipment_history as deletion
    where deletion.equipment_id = entry.equipment_id and deletion.id < entry.id and deletion.action = 'delete'
      and (deletion.before ->> 'created_at')::timestamptz = (entry.after ->> 'created_at')::timestamptz
  ) as restores,
  exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) as is_in_catalog,
  -- Those of `others` to which the same was done.
  (
    select greatest(count(distinct other.equipment_id) - 1, 0)::integer
    from public.equipment_history as other
    where other.change_id = entry.change_id and other.action = entry.action
  ) as others_alike,
  -- Of an item that was there before it was added: as it was when it was last deleted.
  (
    select deletion.before from public.equipment_history as deletion
    where entry.action = 'insert'
      and deletion.equipment_id = entry.equipment_id and deletion.id < entry.id and deletion.action = 'delete'
    order by deletion.id desc limit 1
  ) as as_deleted,
  -- Whether undo_change takes all of it back: no item of it has been changed since.
  entry.change_id is not null and not exists (
    select from public.equipment_history as kept
      join public.equipment_history as later
        on later.equipment_id = kept.equipment_id and later.id > kept.id and later.change_id <> kept.change_id
    where kept.change_id = entry.change_id
  ) as can_be_undone
from public.equipment_history as entry;
