import type { Session, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

export type Auth = {
  user: User | null
  session: Session | null
  /** True until the stored session has been read. */
  loading: boolean
  /** Resolves to the error to show, or null on success. */
  signIn: (email: string, password: string) => Promise<Error | null>
  /** Ends this browser's session only (scope `local`). Resolves to the error to show, or null. */
  signOut: () => Promise<Error | null>
}

export const AuthContext = createContext<Auth | null>(null)

/** Returns the session and its actions. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/**
 * The reason for having no session, for the guard and the sign-in page. `signed-out`: the person signed out here.
 * `session-ended`: it expired, was revoked or was ended in another tab. `not-allowed`: the address is not on the
 * allow-list. `no-answer`: the stored session is kept, but the server did not answer its renewal. Null while signed in
 * and for people who never signed in.
 */
export type SignOutReason = 'signed-out' | 'session-ended' | 'not-allowed' | 'no-answer' | null

export const SignOutReasonContext = createContext<SignOutReason>(null)
