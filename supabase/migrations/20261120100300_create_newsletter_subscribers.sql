-- The newsletter list: a visitor puts one address on it, gets that row back, and sees nothing else, ever.
-- It is read by the owner in the project's own dashboard, not through the API.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  source text not null default 'website_footer',
  created_at timestamptz not null default now(),

  constraint newsletter_email_unique unique (email),
  constraint newsletter_email_lower_case check (email = lower(btrim(email))),
  constraint newsletter_email_well_formed check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  constraint newsletter_email_length check (length(email) <= 254),
  constraint newsletter_source_short_word check (source ~ '^[a-z][a-z0-9_]{0,39}$')
);
comment on table public.newsletter_subscribers is 'Addresses left in the website''s footer.';

-- insert().select() needs a select policy that matches the new row, and no other row may ever match. So the insert
-- leaves the new id in a setting that ends with its transaction, and the policy reads it there. A request cannot
-- write that setting: the API runs each one in a transaction of its own and sets only names below `request.`.
create function private.remember_own_subscription() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('newsletter.own_row', new.id::text, true);
  return new;
end
$$;
revoke all on function private.remember_own_subscription() from public, anon, authenticated, service_role;

create trigger remember_own_subscription before insert on public.newsletter_subscribers
  for each row execute function private.remember_own_subscription();

revoke all on public.newsletter_subscribers from public, anon, authenticated, service_role;
grant usage on schema public to anon;
grant insert (email, source), select on public.newsletter_subscribers to anon;

alter table public.newsletter_subscribers enable row level security;

create policy "Visitors can subscribe on the website" on public.newsletter_subscribers
  for insert to anon
  with check (source like 'website\_%');

create policy "Visitors get back the row they just added" on public.newsletter_subscribers
  for select to anon
  using (id = (select nullif(current_setting('newsletter.own_row', true), '')::uuid));
