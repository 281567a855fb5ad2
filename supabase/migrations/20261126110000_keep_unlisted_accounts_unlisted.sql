-- The gates of sign-up ask when an account is made. Whoever was taken off the allow-list keeps an account at Supabase
-- Auth, and could change its address to that of a colleague who is listed but has not signed up: the account would be
-- staff, with its old password. A listed address is taken by signing up with it, or by an account that is listed.
create function private.refuse_listed_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_on_allow_list(coalesce(new.email, '')) and not private.is_on_allow_list(coalesce(old.email, '')) then
    raise exception 'An account that is not on the allow-list cannot take an address that is'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_listed_address() from public, anon, authenticated, service_role;

create trigger refuse_listed_address before update on auth.users
  for each row when (new.email is distinct from old.email) execute function private.refuse_listed_address();
