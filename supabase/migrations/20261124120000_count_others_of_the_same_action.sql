-- An import adds some items and changes others, in one request: the history said of the first one added that it was
-- added 'with' all of them. A later page tells them apart.
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
  -- Only an item that was there before can be added again.
  entry.action = 'insert' and exists (
    select from public.equipment_history as earlier
    where earlier.equipment_id = entry.equipment_id and earlier.id < entry.id
  ) as restores,
  exists (select from public.equipment_catalog as item where item.id = entry.equipment_id) as is_in_catalog,
  -- Those of `others` to which the same was done.
  (
    select greatest(count(distinct other.equipment_id) - 1, 0)::integer
    from public.equipment_history as other
    where other.change_id = entry.change_id and other.action = entry.action
  ) as others_alike
from public.equipment_history as entry;
