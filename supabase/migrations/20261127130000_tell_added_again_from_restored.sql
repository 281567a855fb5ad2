-- An item that somebody added again after its deletion, with other values perhaps, was said to be restored, and what
-- differed was shown nowhere. A restored row keeps its created_at, one that is added again gets a new one.
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
  ) as as_deleted
from public.equipment_history as entry;
