import { isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { MutationCache, notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'
import { staffKey } from '@/lib/supabase/staff-queries'

function onError(error: Error) {
  if (!(error instanceof AppError)) return
  if (error.kind === 'unauthorized') refreshSession()
  if (error.kind === 'forbidden' || error.kind === 'not-found') checkStaff()
}

/**
 * A refused session is refreshed once. Where that is refused too it has ended, and the guard returns to the sign-in
 * page. auth-js alone would keep it until its own expiry.
 */
function refreshSession() {
  void supabase.auth.refreshSession().then(({ error: refused }) => {
    // Not where no answer came, nor where another tab was faster: signing out would end what that one has stored.
    if (!refused || isAuthRetryableFetchError(refused) || isAuthRefreshDiscardedError(refused)) return
    void supabase.auth.signOut({ scope: 'local' })
  })
}

/**
 * Asks again whether the signed-in account is staff, and AuthProvider signs out who is not. To be called where rows are
 * refused or missing: policies hide all of them from somebody who was taken off the allow-list.
 */
export function checkStaff() {
  // Not after its own failure, which would ask without end.
  const predicate = ({ state }: Query) => state.status !== 'error'
  void queryClient.invalidateQueries({ queryKey: staffKey, predicate })
}

// Notify in a microtask, not in setTimeout(0).
notifyManager.setScheduler(queueMicrotask)

/** The one cache of server state. Signing out clears it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // 'always': offline is an error to be shown, not a pause that looks like loading.
      networkMode: 'always',
      // Which is off by default where nothing pauses.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && error instanceof AppError && error.kind === 'offline',
      retryDelay: 1000,
      staleTime: 0,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
