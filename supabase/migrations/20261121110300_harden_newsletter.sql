-- What a visitor may leave on the newsletter list. The owner exports it into spreadsheets and mail programs: a
-- leading = + - or @ starts a formula there, control and bidirectional characters disguise an address.
-- NOT VALID: addresses stored before stay.
alter table public.newsletter_subscribers
  add constraint newsletter_email_no_formula check (email !~ '^[=+@-]') not valid,
  add constraint newsletter_email_printable check (
    email !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
  ) not valid;

create index newsletter_newest on public.newsletter_subscribers (created_at);

-- At most 30 new addresses a minute, from all visitors together: the API does not know who sends. PostgREST answers
-- the code PT429 with the HTTP status 429. Runs as the owner, because visitors cannot count the rows.
create function private.limit_newsletter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.newsletter_subscribers as recent
    where recent.created_at > now() - interval '1 minute'
  ) >= 30 then
    raise exception 'Too many subscriptions at once. Try again in a minute.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
revoke all on function private.limit_newsletter() from public, anon, authenticated, service_role;

-- The owner may import any number.
create trigger limit_newsletter before insert on public.newsletter_subscribers
  for each row when (current_user = 'anon') execute function private.limit_newsletter();

-- `select current_setting(…)` in these very words: evaluated once a statement, and recognized by the linter's rule
-- auth_rls_initplan.
alter policy "Visitors get back the row they just added" on public.newsletter_subscribers
  using (id::text = (select current_setting('newsletter.own_row', true)));
