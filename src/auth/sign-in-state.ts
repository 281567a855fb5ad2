import { useLocation } from 'react-router-dom'

/** History state shared by the guard, mailed links, the sign-in pages and the dashboard. */
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
