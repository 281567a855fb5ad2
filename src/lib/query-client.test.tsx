import { AuthError } from '@supabase/supabase-js'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from './errors'
import { queryClient, readAgain, showWritten } from './query-client'
import { supabase } from './supabase/client'

beforeEach(() => queryClient.clear())

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

describe('a write while data are being read', () => {
  let stored = 'before'
  let answers: (() => void)[] = []
  const query = queryOptions({
    queryKey: ['data'],
    queryFn: async ({ signal }) => {
      const data = stored
      await new Promise<void>((resolve) => answers.push(resolve))
      signal.throwIfAborted()
      return data
    },
    staleTime: 60_000,
  })
  const shown = () => queryClient.getQueryData(query.queryKey)
  const isRead = () =>
    vi.waitFor(() => {
      for (const answer of answers.splice(0)) answer()
      expect(queryClient.isFetching()).toBe(0)
    })
  /** Opens a screen that shows the data. */
  const open = () => void new QueryObserver(queryClient, { ...query }).subscribe(() => {})
  const readFirst = open
  const readLater = async () => {
    open()
    await isRead()
    void queryClient.refetchQueries(query)
  }
  const readBeforeOpening = () => void queryClient.query(query)

  beforeEach(() => {
    stored = 'before'
    answers = []
  })

  test.each([readFirst, readBeforeOpening])('is shown by the screen in the end: %o', async (beginToRead) => {
    beginToRead()
    stored = 'after'
    const again = readAgain(query.queryKey)
    await isRead()
    await again
    open()
    await isRead()
    expect(shown()).toBe('after')
  })

  test.each([
    [readFirst, undefined],
    [readLater, 'mine'],
  ])('does not hide what others wrote before it: %o', async (beginToRead, atOnce) => {
    await beginToRead()
    stored = 'mine and theirs'
    await showWritten(query, (data) => data && 'mine')
    expect(shown()).toBe(atOnce)
    await isRead()
    expect(shown()).toBe('mine and theirs')
  })
})
