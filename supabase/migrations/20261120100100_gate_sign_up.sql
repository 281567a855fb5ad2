-- Only listed addresses get an account. Two gates, because each covers what the other cannot: the hook answers
-- with a sentence and a 403 but has to be switched on per project (supabase/config.toml); the trigger cannot be
-- left out, but Supabase reports it as "Database error saving new user".

create function private.refuse_unlisted_sign_up() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_on_allow_list(coalesce(new.email, '')) then
    raise exception 'Only authorized email addresses can sign up' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_unlisted_sign_up() from public, anon, authenticated, service_role;

create trigger refuse_unlisted_sign_up before insert on auth.users
  for each row execute function private.refuse_unlisted_sign_up();

-- https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
create function private.before_user_created(event jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when private.is_on_allow_list(coalesce(event -> 'user' ->> 'email', '')) then '{}'::jsonb
    else jsonb_build_object(
      'error',
      jsonb_build_object('http_code', 403, 'message', 'Only authorized email addresses can sign up')
    )
  end
$$;
comment on function private.before_user_created(jsonb) is 'The hook named in supabase/config.toml.';

revoke all on function private.before_user_created(jsonb) from public, anon, authenticated, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;
