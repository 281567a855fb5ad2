import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

/** The connection of an AI client: the session that the catalog connector holds in the name of a person. */
export type Connector = Database['public']['Functions']['list_connectors']['Returns'][number]

/** The connections of the signed-in person's AI clients, the one used last first. */
export const connectorsQuery = queryOptions({
  queryKey: ['connectors'],
  queryFn: ({ signal }): Promise<readonly Connector[]> =>
    unwrap(supabase.rpc('list_connectors', undefined, { get: true }).abortSignal(signal)),
})

/**
 * Marks the session of this program as that of an AI client, for good: the database then limits it to the catalog and
 * names the client in its changes. Fails with kind `forbidden` if the account is not staff or the connection was ended.
 * @param client name of the client, at most 100 characters of it are kept
 * @returns the name as it is stored
 */
export const registerConnector = (client: string): Promise<string> =>
  unwrap(supabase.rpc('register_connector', { client }))

/** Ends the connection of an AI client by its id. Resolves to false if it had ended. An AI client may end only its own. */
export const disconnectConnector = mutationOptions({
  mutationFn: (id: string) => unwrap(supabase.rpc('disconnect_connector', { session_id: id })),
  onSettled: () => queryClient.invalidateQueries({ queryKey: connectorsQuery.queryKey }),
})
