-- The history refused direct statements only (trigger depth 0), so a trigger of somebody's own could empty it. Now
-- update, delete and truncate are refused at any depth; the recording trigger needs insert alone.
-- Pruning stays possible on purpose: `alter table public.equipment_history disable trigger user`.
drop trigger refuse_history_change on public.equipment_history;

create trigger refuse_history_insert before insert on public.equipment_history
  for each statement when (pg_trigger_depth() = 0) execute function private.refuse_history_change();
create trigger refuse_history_change before update or delete or truncate on public.equipment_history
  for each statement execute function private.refuse_history_change();

-- Hosted projects grant new sequences to the API's roles, and setval() could make every later insert fail.
-- The identity column needs no grant: its table's owner inserts.
revoke all on sequence public.equipment_history_id_seq from public, anon, authenticated, service_role;
