-- Accounts of Supabase Auth: who gets one, and what an account may turn into.

-- Only listed addresses get an account. Two gates, because each covers a gap of the other: the hook answers with a
-- sentence and status 403 but every project has to switch it on (supabase/config.toml); the trigger is always on, but
-- Supabase Auth reports it as "Database error saving new user".
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

grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;

-- A person removed from the allow-list keeps an account. It must not become staff again by changing its address to that
-- of a listed colleague who has not signed up yet.
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

create trigger refuse_listed_address before update on auth.users
  for each row when (new.email is distinct from old.email) execute function private.refuse_listed_address();

-- Anybody can sign up first with a staff address and choose its password. Confirming only proves who opened the mail,
-- so it ends that password; the holder of the address chooses one at /choose-password. The site cannot do this alone,
-- because opening the link confirms the address wherever the link then leads. Accounts without a confirmation mail
-- (made by the owner, or where none is required) keep their password.
create function private.forget_unproven_password() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := '';
  return new;
end
$$;
comment on function private.forget_unproven_password() is
  'Ends the password that was chosen before the address was confirmed.';

create trigger forget_unproven_password before update on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
  )
  execute function private.forget_unproven_password();

-- Anybody who signs up with a staff address also chooses its user_metadata. Every access token carries that: another
-- person's name, or so much text that gateways refuse the token. So the account keeps nothing but the name from the
-- allow-list. The trigger also runs on update, because confirming writes the sent metadata back.
create function private.take_listed_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.raw_user_meta_data := coalesce(
    (
      select jsonb_build_object('full_name', listed.full_name)
      from private.staff_allow_list as listed
      where listed.email = lower(btrim(new.email))
    ),
    '{}'
  );
  return new;
end
$$;
comment on function private.take_listed_name() is 'Sets the name of an account to the name on the allow-list.';

create trigger take_listed_name before insert or update of email, raw_user_meta_data on auth.users
  for each row execute function private.take_listed_name();

revoke all on all functions in schema private from public;
