// @vitest-environment jsdom

import { AuthError } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { AppError } from './errors'
import { queryClient } from './query-client'
import { supabase } from './supabase/client'

test.each([
  ['AuthApiError', 1],
  // No answer came.
  ['AuthRetryableFetchError', 0],
  // Another tab has renewed the session meanwhile: signing out would end that one.
  ['AuthRefreshDiscardedError', 0],
])('a refused session that fails to refresh with %s is ended %i times', async (name, times) => {
  const error = Object.assign(new AuthError('refused'), { name })
  const refused = Promise.resolve({ data: { user: null, session: null }, error } as const)
  const refreshSession = vi.spyOn(supabase.auth, 'refreshSession').mockReturnValue(refused)
  const signOut = vi.spyOn(supabase.auth, 'signOut').mockResolvedValue({ error: null })
  const queryFn = () => Promise.reject(new AppError('unauthorized', 'JWT expired'))
  await expect(queryClient.query({ queryKey: [name], queryFn })).rejects.toThrow('JWT expired')
  expect(refreshSession).toHaveBeenCalledTimes(1)
  await refused
  expect(signOut).toHaveBeenCalledTimes(times)
})
