-- The newsletter list: a visitor adds one address, gets that row back, and never sees any other. The owner reads the
-- list in the project's dashboard, not through the API.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- Visitors' rows say where on the website they come from (website_...). Rows that say nothing are the owner's.
  source text not null default 'import',
  created_at timestamptz not null default now(),

  constraint newsletter_email_unique unique (email),
  constraint newsletter_email_lower_case check (email = lower(btrim(email))),
  constraint newsletter_email_well_formed check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  constraint newsletter_email_length check (length(email) <= 254),
  -- The owner exports the list to spreadsheets, where a leading = + - or @ starts a formula.
  constraint newsletter_email_no_formula check (email !~ '^[=+@-]'),
  -- Control and bidirectional characters disguise an address.
  constraint newsletter_email_printable check (
    email !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]'
  ),
  constraint newsletter_source_short_word check (source ~ '^[a-z][a-z0-9_]{0,39}$')
);
comment on table public.newsletter_subscribers is 'Addresses left in the footer of the website.';

create index newsletter_newest on public.newsletter_subscribers (created_at);

revoke all on public.newsletter_subscribers from public, anon, authenticated, service_role;
grant usage on schema public to anon;
grant insert (email, source), select on public.newsletter_subscribers to anon;

alter table public.newsletter_subscribers enable row level security;

-- insert().select() needs a select policy that matches the new row and no other row. The insert stores the new id in a
-- setting that ends with its transaction, and the select policy compares with it. A request cannot write that setting:
-- the API runs each request in a transaction of its own and sets only names that begin with `request.`.
create function private.remember_own_subscription() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('newsletter.own_row', new.id::text, true);
  return new;
end
$$;

create trigger remember_own_subscription before insert on public.newsletter_subscribers
  for each row execute function private.remember_own_subscription();

create policy "Visitors can subscribe on the website" on public.newsletter_subscribers
  for insert to anon
  with check (source like 'website\_%');

-- Postgres evaluates `select current_setting(...)` once a statement; the linter's rule auth_rls_initplan looks for these
-- very words.
create policy "Visitors get back the row they just added" on public.newsletter_subscribers
  for select to anon
  using (id::text = (select current_setting('newsletter.own_row', true)));

-- Counts attempts, not rows: a rolled-back insert leaves no row, so anybody could test addresses against the list by
-- their conflicts. A sequence survives the rollback. It holds minutes since 1970 times 1000, plus the attempts of that
-- minute.
create sequence private.newsletter_attempts;

-- All visitors share the limits, because the API does not know who sends a request; one client can use up a limit and
-- block the others. PostgREST answers the code PT429 with HTTP status 429. Runs as the owner, because visitors may
-- neither count the rows nor use the sequence.
create function private.limit_newsletter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  attempts_a_minute constant int := 30;
  -- A full database becomes read-only for staff too. At this rate a free one (500 MB) takes two years to fill.
  addresses_a_day constant int := 1000;
  this_minute constant bigint := floor(extract(epoch from clock_timestamp()) / 60) * 1000;
  last bigint := (select last_value from private.newsletter_attempts);
begin
  if last < this_minute then
    perform setval('private.newsletter_attempts', this_minute);
  elsif last >= this_minute + attempts_a_minute then
    raise exception 'Too many subscriptions at once. Try again in a minute.' using errcode = 'PT429';
  end if;
  perform nextval('private.newsletter_attempts');

  if (
    select count(*) from public.newsletter_subscribers as recent
    where recent.created_at > now() - interval '1 day' and recent.source like 'website\_%'
  ) >= addresses_a_day then
    raise exception 'Too many subscriptions today. Try again tomorrow.' using errcode = 'PT429';
  end if;
  return new;
end
$$;

-- The owner may add any number of addresses.
create trigger limit_newsletter before insert on public.newsletter_subscribers
  for each row when (current_user = 'anon') execute function private.limit_newsletter();

revoke all on all functions in schema private from public;
