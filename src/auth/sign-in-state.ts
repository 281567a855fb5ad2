import { useLocation } from 'react-router-dom'

/** What travels in the history entry between the guard, sign-up, sign-in and the dashboard. */
export type SignInState = {
  /** The address the guard turned away from. */
  from?: string
  /** An account has just been created. */
  created?: boolean
}

/** The state of the current history entry; empty when the address was typed. */
export function useSignInState(): SignInState {
  const state: unknown = useLocation().state
  return state && typeof state === 'object' ? state : {}
}
