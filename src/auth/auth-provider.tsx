import type { Session } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { clearDrafts } from '@/lib/drafts'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { type Auth, AuthContext, type Departure, DepartureContext } from './auth-context'
import { authErrorMessage } from './auth-errors'
import { findStaff, normalizeEmail, unauthorizedEmail } from './staff'

type State = { session: Session | null; loading: boolean; departure: Departure }

/**
 * Knows who is signed in, and refuses every session whose address is not on the allow-list. That is courtesy:
 * the lock is the row-level policies.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ session: null, loading: true, departure: null })
  const leaving = useRef(false)

  useEffect(() => {
    // Every event carries the session that holds from now on: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT,
    // TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED need no cases of their own.
    const { data } = supabase.auth.onAuthStateChange((_event, session) => {
      if (session && !findStaff(session.user.email)) {
        setState({ session: null, loading: false, departure: 'refused' })
        // Calling the client inside its own callback deadlocks: github.com/supabase/auth-js/issues/762.
        setTimeout(() => void supabase.auth.signOut({ scope: 'global' }))
        return
      }
      if (!session) queryClient.clear()
      setState((before) => ({
        session,
        loading: false,
        departure: session ? null : leaving.current ? 'signed-out' : before.departure,
      }))
      leaving.current = false
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
        leaving.current = true
        const { error } = await supabase.auth.signOut({ scope: 'local' })
        if (error) leaving.current = false
        else clearDrafts()
        return error && new Error(authErrorMessage(error))
      },
    }),
    [state.session, state.loading],
  )

  return (
    <AuthContext value={auth}>
      <DepartureContext value={state.departure}>{children}</DepartureContext>
    </AuthContext>
  )
}
