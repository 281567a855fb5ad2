import type { Backend } from '../../supabase/local/backend.ts'

/**
 * Empties all tables that tests fill. Replication mode switches off the trigger that protects the history.
 * `truncate` would take 19 ms instead of 2 in the embedded Postgres: it makes a new file for each table and index.
 */
export const emptyTables = ({ query }: Pick<Backend, 'query'>): Promise<unknown> =>
  query(`do $$ begin
    set local session_replication_role = replica;
    delete from public.equipment_catalog;
    delete from public.equipment_history;
    delete from public.projects;
    delete from public.project_lines;
    delete from public.project_history;
    delete from public.project_revisions;
    delete from public.newsletter_subscribers;
    delete from private.changes;
    perform setval('private.newsletter_attempts', 1);
  end $$`)
