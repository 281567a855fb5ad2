import type { Backend } from '../../supabase/local/backend.ts'

/** What every test starts from. Replication mode switches off the trigger that keeps the history from being emptied. */
export const emptyTables = ({ query }: Pick<Backend, 'query'>): Promise<unknown> =>
  query(`do $$ begin
    set local session_replication_role = replica;
    truncate public.equipment_catalog, public.equipment_history, public.newsletter_subscribers, private.changes;
    perform setval('private.newsletter_attempts', 1);
  end $$`)
