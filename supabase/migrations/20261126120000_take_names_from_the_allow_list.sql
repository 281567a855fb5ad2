-- Whoever signs up first with a staff address also chooses the account's user_metadata, which Supabase Auth keeps when
-- the address's holder signs up and confirms. Every access token carries it: another person's name, or so much text that
-- gateways refuse the token. The list says the name, and nothing else is kept; Auth reads none of it. On update, too:
-- confirming writes the map back as it was sent.
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
comment on function private.take_listed_name() is 'Sets the name of an account to that of the allow-list.';
revoke all on function private.take_listed_name() from public, anon, authenticated, service_role;

create trigger take_listed_name before insert or update of email, raw_user_meta_data on auth.users
  for each row execute function private.take_listed_name();
