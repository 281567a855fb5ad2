-- Whoever signs up first with a staff address chooses its password, before the address is confirmed. Confirming proves
-- only who opened the mail, so it ends that password: the link's holder chooses one at /choose-password. Here and not
-- in the site alone, because opening the link confirms the address wherever it then leads. Accounts that an owner makes
-- or that need no confirmation were sent none and keep their password.
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
revoke all on function private.forget_unproven_password() from public, anon, authenticated, service_role;

create trigger forget_unproven_password before update on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
  )
  execute function private.forget_unproven_password();
