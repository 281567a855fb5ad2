import { type ReactNode, useContext } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Loading } from '@/ui/loading'
import { DepartureContext, useAuth } from './auth-context'
import type { SignInState } from './sign-in-state'

/** Lets staff through; everybody else goes to the sign-in page, which remembers where they wanted to go. */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth()
  const departure = useContext(DepartureContext)
  const { pathname, search } = useLocation()
  if (loading) return <Loading />
  if (user) return children
  if (departure === 'signed-out') return <Navigate to={paths.home()} replace />
  return <Navigate to={paths.login()} replace state={{ from: pathname + search } satisfies SignInState} />
}
