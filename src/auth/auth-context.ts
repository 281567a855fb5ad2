import type { Session, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

export type Auth = {
  user: User | null
  session: Session | null
  /** True until the initial session has been read. */
  loading: boolean
  /** Resolves with the error to show, or null after success. */
  signIn: (email: string, password: string) => Promise<Error | null>
  /** Ends the session of this browser. Resolves with the error to show, or null. */
  signOut: () => Promise<Error | null>
}

export const AuthContext = createContext<Auth | null>(null)

/** The signed-in staff member. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/**
 * Why there is no session any more: the person left, or the address is not on the allow-list. Only the guard and
 * the sign-in page ask, so it is not part of `Auth`.
 */
export type Departure = 'signed-out' | 'refused' | null

export const DepartureContext = createContext<Departure>(null)
