import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import {
  type DataTag,
  MutationCache,
  type MutationOptions,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import { AppError, hasKind } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

function onError(error: Error) {
  if (!(error instanceof AppError)) return
  if (error.kind === 'unauthorized') refreshSession()
  if (error.kind === 'forbidden' || error.kind === 'not-found') checkStaff()
}

/**
 * Refreshes a session that the backend refused. If the refresh is refused too, signs out, so that the guard redirects to
 * the sign-in page. auth-js alone would keep the session until it expires.
 */
function refreshSession() {
  void supabase.auth.refreshSession().then(({ error: refused }) => {
    // Keep the session if no answer came, or if another tab refreshed it first: signing out would end that one.
    if (!refused || isAuthRetryableFetchError(refused) || isAuthRefreshDiscardedError(refused)) return
    void supabase.auth.signOut({ scope: 'local' })
  })
}

/** Query key of the answers whether an account is staff. */
const staffKey = ['is-staff']

/** Asks the database whether the account is staff: its allow-list may differ from the site's. */
export const isStaffQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...staffKey, userId],
    queryFn: userId ? () => unwrap(supabase.rpc('caller_is_staff', undefined, { get: true })) : skipToken,
  })

/**
 * Asks again whether the signed-in account is staff; if not, AuthProvider signs it out. Call it when rows are refused or
 * missing: policies hide all rows from a person removed from the allow-list.
 */
export function checkStaff() {
  // A failed query is not repeated: its own failure calls this function.
  const predicate = ({ state }: Query) => state.status !== 'error'
  void queryClient.invalidateQueries({ queryKey: staffKey, predicate })
}

// Notify in a microtask, not in setTimeout(0).
notifyManager.setScheduler(queueMicrotask)

/** The only cache of server state. Signing out clears it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // 'always': being offline is an error to show, not a pause that looks like loading.
      networkMode: 'always',
      // Off by default with networkMode 'always'.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && hasKind(error, 'offline'),
      retryDelay: 1000,
      staleTime: 0,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Runs a mutation outside a component. Its hooks run as those of `useMutation` do. */
export function mutate<Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  // Nothing observes it, so it leaves the cache when it has ended.
  const mutation = { ...options, gcTime: 0 }
  return queryClient.getMutationCache().build(queryClient, mutation).execute(variables)
}

/** Marks data as stale, so that open screens read them again. Resolves when they have been read. */
export async function readAgain(queryKey: QueryKey) {
  // Invalidating restarts neither first reads nor reads of closed screens. Their answers may be older than the change, but
  // would count as fresh.
  const older = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  })
  const answers = older.map(({ promise }) => promise)
  await queryClient.invalidateQueries({ queryKey })
  if (older.length === 0) return
  await Promise.allSettled(answers)
  await queryClient.invalidateQueries({ queryKey, predicate: (query) => older.includes(query) })
}

/**
 * Shows what a write has answered. A read that began before the write is canceled, because it may bring back the data as
 * they were, and repeated, because it may bring changes of others. Resolves to whether `update` returned data.
 */
export async function showWritten<Data>(
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  update: (shown: Data | undefined) => Data | undefined,
): Promise<boolean> {
  const filter = { queryKey, exact: true }
  const wasReading = queryClient.isFetching(filter) > 0
  await queryClient.cancelQueries(filter)
  const isShown = queryClient.setQueryData<Data>(queryKey, update) !== undefined
  if (wasReading) void queryClient.invalidateQueries(filter)
  return isShown
}
