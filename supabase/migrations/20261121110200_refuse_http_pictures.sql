-- Pictures from https:// only: the site's Content-Security-Policy blocks http://. A trigger instead of a check,
-- because a check would also refuse other changes of items that hold such an address from before. An address the
-- item had earlier is no new one, so that old versions and deleted items can be restored.
create function private.refuse_http_picture() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.equipment_history as entry
    where entry.equipment_id = new.id and entry.before ->> 'image_url' = new.image_url
  ) then
    return new;
  end if;
  raise exception 'The address of a picture must start with https://'
    using errcode = 'check_violation', constraint = 'equipment_image_url_https', table = 'equipment_catalog';
end
$$;
revoke all on function private.refuse_http_picture() from public, anon, authenticated, service_role;

create trigger refuse_new_http_picture before insert on public.equipment_catalog
  for each row when (new.image_url ~* '^http:') execute function private.refuse_http_picture();
create trigger refuse_changed_http_picture before update on public.equipment_catalog
  for each row when (new.image_url ~* '^http:' and new.image_url is distinct from old.image_url)
  execute function private.refuse_http_picture();
