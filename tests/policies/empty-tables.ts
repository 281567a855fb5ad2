import type { Backend } from '../../supabase/local/backend.ts'

/** Empties all tables that tests fill. Replication mode switches off the trigger that protects the history. */
export const emptyTables = ({ query }: Pick<Backend, 'query'>): Promise<unknown> =>
  query(`do $$ begin
    set local session_replication_role = replica;
    truncate public.equipment_catalog, public.equipment_history, public.newsletter_subscribers, private.changes;
    perform setval('private.newsletter_attempts', 1);
  end $$`)
