import { useContext } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Loading } from '@/ui/loading'
import { SignOutReasonContext, useAuth } from './auth-context'
import type { SignInState } from './sign-in-state'

/**
 * Guard route: renders its children for signed-in staff, so that nobody else's browser requests their data. Redirects
 * others to the sign-in page with the requested address in the history state, or home after they signed out.
 */
export function Component() {
  const { user, loading } = useAuth()
  const signOutReason = useContext(SignOutReasonContext)
  const { pathname, search, hash } = useLocation()
  if (loading) return <Loading />
  // The key drops typed input when another tab signs in as somebody else.
  if (user) return <Outlet key={user.id} />
  if (signOutReason === 'signed-out') return <Navigate to={paths.home()} replace />
  const state: SignInState = {
    from: pathname + search + hash,
    sessionEnded: signOutReason === 'session-ended',
  }
  return <Navigate to={paths.login()} replace state={state} />
}
