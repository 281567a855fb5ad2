import { Fragment, type ReactNode, useContext } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Loading } from '@/ui/loading'
import { SignOutReasonContext, useAuth } from './auth-context'
import type { SignInState } from './sign-in-state'

/**
 * Guard: renders its children for signed-in staff. Others are redirected to the sign-in page with the requested address
 * in the history state, and to the home page after signing out.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth()
  const signOutReason = useContext(SignOutReasonContext)
  const { pathname, search, hash } = useLocation()
  if (loading) return <Loading />
  // Another tab may sign somebody else in: what was typed here is not theirs.
  if (user) return <Fragment key={user.id}>{children}</Fragment>
  if (signOutReason === 'signed-out') return <Navigate to={paths.home()} replace />
  const state: SignInState = {
    from: pathname + search + hash,
    sessionEnded: signOutReason === 'session-ended',
  }
  return <Navigate to={paths.login()} replace state={state} />
}
