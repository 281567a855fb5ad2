-- First half of the move from the migrations before 26 November 2026 to the baseline: supabase/README.md says when to run
-- it. Copies all rows into schema `moving` and drops everything else that the old migrations made. Accounts stay.
begin;

-- Nobody writes between the copies.
lock table private.staff_allow_list, public.equipment_catalog, public.equipment_history, public.newsletter_subscribers
  in access exclusive mode;

create schema moving;
create table moving.staff_allow_list as table private.staff_allow_list;
create table moving.equipment_catalog as table public.equipment_catalog;
create table moving.equipment_history as table public.equipment_history;
create table moving.newsletter_subscribers as table public.newsletter_subscribers;

drop function public.caller_is_staff, public.change_equipment, public.delete_equipment, public.import_equipment,
  public.restore_equipment, public.undo_change;
-- Also drops the triggers on auth.users that run its functions, and the policies.
drop schema private cascade;
drop view public.equipment_activity, public.deleted_equipment;
drop table public.equipment_catalog, public.equipment_history, public.newsletter_subscribers;

commit;
