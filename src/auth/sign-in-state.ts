import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** History state shared by the guard, mailed links and the sign-in pages. */
export type SignInState = {
  /** The address the guard redirected from: path, query and hash. */
  from?: string
  /** The guard redirected because the session ended while the dashboard was open. */
  sessionEnded?: boolean
  /** The account was just created. */
  created?: boolean
  /** What a mailed link carried after `#`: a one-time token, a session or an error. Stored by `takeMailedLink`. */
  link?: string
}

/** Returns the sign-in state of the current history entry; empty after a fresh load. */
export function useSignInState(): SignInState {
  const state: unknown = useLocation().state
  return state && typeof state === 'object' ? state : {}
}

/**
 * Returns the address that a sign-in leads to: the one the guard redirected from, if the browser would find it on this
 * site and at or below the dashboard; otherwise the dashboard.
 */
export function destinationOf({ from }: SignInState): string {
  const dashboard = paths.dashboard()
  if (!from) return dashboard
  // Resolved as a browser does it, where a backslash may lead to another site and %2e%2e out of the dashboard.
  const { origin, pathname, search, hash } = resolve(from)
  const isStaffs = pathname === dashboard || pathname.startsWith(`${dashboard}/`)
  return origin === window.location.origin && isStaffs ? pathname + search + hash : dashboard
}

function resolve(address: string) {
  try {
    return new URL(address, window.location.origin)
  } catch {
    return new URL(window.location.origin)
  }
}
