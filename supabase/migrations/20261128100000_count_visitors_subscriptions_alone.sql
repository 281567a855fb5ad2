-- An owner who moved a list of addresses into the table had closed it to visitors for a day: the limit counted all rows.
-- Visitors' rows say where on the website they come from; a row that says nothing is the owner's.
alter table public.newsletter_subscribers alter column source set default 'import';

create or replace function private.limit_newsletter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  attempts_a_minute constant int := 30;
  -- A full database is read-only for the staff, too; this many a day take two years to fill a free one.
  addresses_a_day constant int := 1000;
  -- The sequence holds minutes since 1970 times 1000, plus the attempts of that minute.
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
