-- Deleted items, for the list from which staff restore them: of every item absent from the catalog the latest
-- deletion, with all columns of equipment_history. Read it newest first and page by key: `id` below the last row's.

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
  'The latest deletion of every item that is not in the catalog. restore_equipment(id) brings the item back.';

-- security_invoker: the row-level policies of both tables apply to the caller, so only staff see rows.
revoke all on public.deleted_equipment from public, anon, authenticated, service_role;
grant select on public.deleted_equipment to authenticated;
