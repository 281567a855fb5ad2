import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Outlet } from 'react-router-dom'
import { clearDrafts, keepDraftsOf } from '@/lib/drafts'
import { isStaffQuery, queryClient } from '@/lib/query-client'
import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { supabase } from '@/lib/supabase/client'
import { type Auth, AuthContext, type SignOutReason, SignOutReasonContext } from './auth-context'
import { findStaff, normalizeEmail, unauthorizedEmail } from './staff'

/** Wraps the sign-in pages and the dashboard only, so that public pages do not download supabase-js. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  )
}

type State = { session: Session | null; loading: boolean; signOutReason: SignOutReason }

type SetState = Dispatch<SetStateAction<State>>

// setTimeout in both functions: a client call inside onAuthStateChange deadlocks (github.com/supabase/auth-js/issues/762).

/** Signs a person without access out on all devices and discards their drafts. */
function refuse(setState: SetState) {
  clearDrafts()
  setState({ session: null, loading: false, signOutReason: 'not-allowed' })
  setTimeout(() => void supabase.auth.signOut({ scope: 'global' }))
}

/** Reports `no-answer` if the stored session could not be renewed. auth-js then reports no session and keeps trying. */
function tellOfNoAnswer(setState: SetState) {
  setTimeout(async () => {
    const { error } = await supabase.auth.getSession()
    if (!isAuthRetryableFetchError(error)) return
    setState((now) => (now.session ? now : { ...now, signOutReason: 'no-answer' }))
  })
}

/**
 * Provides the session. Signs a person out whose address is not on the site's allow-list, or as soon as the database says
 * that the account is not staff. These checks only explain a refusal early: row-level security protects the data.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ session: null, loading: true, signOutReason: null })
  /** The call of `signOut` under way, and whether the session has ended since. */
  const signingOut = useRef<{ hasEnded: boolean } | null>(null)
  const { data: isStaff } = useQuery(isStaffQuery(state.session?.user.id), queryClient)

  useEffect(() => {
    if (isStaff === false) refuse(setState)
  }, [isStaff])

  useEffect(() => {
    // All events but SIGNED_OUT are handled alike: each carries the session that is valid from now on.
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      if (session && !findStaff(session.user.email)) return refuse(setState)
      if (session) keepDraftsOf(session.user.id)
      else queryClient.clear()
      if (signingOut.current) signingOut.current.hasEnded = event === 'SIGNED_OUT'
      if (event === 'INITIAL_SESSION' && !session) tellOfNoAnswer(setState)
      const reason = signingOut.current ? 'signed-out' : 'session-ended'
      setState(({ signOutReason }) => {
        if (session) return { session, loading: false, signOutReason: null }
        const isNewReason = event === 'SIGNED_OUT' && signOutReason !== 'not-allowed'
        return { session, loading: false, signOutReason: isNewReason ? reason : signOutReason }
      })
    })
    return () => data.subscription.unsubscribe()
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      user: state.session?.user ?? null,
      session: state.session,
      loading: state.loading,
      async signIn(email, password) {
        if (!findStaff(email)) return new Error(unauthorizedEmail)
        const { error } = await supabase.auth.signInWithPassword({ email: normalizeEmail(email), password })
        return error && new Error(authErrorMessage(error))
      },
      async signOut() {
        const call = { hasEnded: false }
        signingOut.current = call
        // Before it resolves, signOut reports SIGNED_OUT, and TOKEN_REFRESHED first if the session had expired.
        const { error } = await supabase.auth.signOut({ scope: 'local' })
        signingOut.current = null
        // If the server had already ended the session, signOut returns an error although the session is gone.
        if (error && !call.hasEnded) return new Error(authErrorMessage(error))
        clearDrafts()
        return null
      },
    }),
    [state.session, state.loading],
  )

  return (
    <AuthContext value={auth}>
      <SignOutReasonContext value={state.signOutReason}>{children}</SignOutReasonContext>
    </AuthContext>
  )
}
