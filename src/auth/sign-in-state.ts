import { useLocation } from 'react-router-dom'

/** History state that the guard, mailed links, the pages of this folder and the dashboard hand to each other. */
export type SignInState = {
  /** The address the guard redirected from: path, query and hash. */
  from?: string
  /** The guard redirected because the session ended while the dashboard was open. */
  sessionEnded?: boolean
  /** The account was created a moment ago. */
  created?: boolean
  /** What a mailed link carried after `#`: a one-time token, a session or an error. Stored by `takeMailedLink`. */
  link?: string
}

/** The sign-in state of the current history entry; empty when the address was typed or opened from a link. */
export function useSignInState(): SignInState {
  const state: unknown = useLocation().state
  return state && typeof state === 'object' ? state : {}
}
