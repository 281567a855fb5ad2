-- Replaces the function of the migrations, which trusts only the database user of PostgREST: requests have no database user
-- of their own here. The local database holds no data that SQL could forge an author for.
create or replace function private.request_user() returns uuid
  language sql stable set search_path = ''
as 'select auth.uid()';
