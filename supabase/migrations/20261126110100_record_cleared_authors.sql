-- An update that only clears created_by left no entry, whoever sent it, so that deleting an account leaves none. Now it
-- leaves none only where the account is gone: an AI client or the SQL editor could clear every author without a trace.
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
  -- No entry for an update that changes nothing.
  if became - 'updated_at' = was - 'updated_at' then return null; end if;
  -- Nor for the foreign key's own (on delete set null).
  if became - 'updated_at' = was - 'updated_at' || '{"created_by": null}'
    and not exists (select from auth.users as account where account.id = old.created_by)
  then
    return null;
  end if;
  insert into public.equipment_history (equipment_id, action, changed_by_email, before, after)
  values (coalesce(old.id, new.id), lower(tg_op), email, was, became);
  return null;
end
$$;
