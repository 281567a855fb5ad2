import type { Auth } from './auth-context'

/** Test data: a signed-in staff member, for screens that only read the session. */
export const staff: Auth = {
  user: { id: 'staff', aud: 'authenticated', created_at: '', app_metadata: {}, user_metadata: {} },
  session: null,
  loading: false,
  signIn: async () => null,
  signOut: async () => null,
}
