-- For the site: rows that policies hide are no error, so a person taken off the allow-list would see an empty catalog.
-- The body is parsed here: callers need no usage on schema private, and the function needs no rights of its owner.
create function public.caller_is_staff() returns boolean
  language sql stable set search_path = ''
  return private.is_staff();
comment on function public.caller_is_staff() is 'Whether the caller is on the allow-list and has confirmed the address.';

revoke all on function public.caller_is_staff() from public, anon, authenticated, service_role;
grant execute on function public.caller_is_staff() to authenticated;
