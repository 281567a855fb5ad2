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

/** The session and what can be done with it. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/**
 * Why there is no session: the person signed out here; it expired, was revoked or was ended in another tab; its address is
 * not on the allow-list; or it is kept, but could not be renewed, for want of an answer. Null while signed in and when there
 * was none. Not part of `Auth`, because only the guard and the sign-in page use it.
 */
export type SignOutReason = 'signed-out' | 'session-ended' | 'not-allowed' | 'no-answer' | null

export const SignOutReasonContext = createContext<SignOutReason>(null)
