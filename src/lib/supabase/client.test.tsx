import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const url = 'https://abc.supabase.co'
const key = 'sb_publishable_test'

const session = {
  access_token: 'token-of-the-person',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'a', aud: 'authenticated' },
}

const storeSession = (value: object) => localStorage.setItem('sb-abc-auth-token', JSON.stringify(value))

/** A fresh copy of the client, configured as a hosted build is. */
async function loadClient() {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key)
  vi.resetModules()
  const { supabase } = await import('./client')
  onTestFinished(() => void vi.unstubAllEnvs())
  return supabase
}

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
})

test.each([
  ['the key when nobody is signed in', null, `Bearer ${key}`],
  ['the access token of the signed-in person', session, `Bearer ${session.access_token}`],
])('a request carries %s', async (_, stored, authorization) => {
  if (stored) storeSession(stored)
  const supabase = await loadClient()
  await supabase.from('equipment_catalog').select('id').eq('id', 'a')
  const [input, init] = fetched.mock.calls[0] ?? []
  expect(String(input)).toBe(`${url}/rest/v1/equipment_catalog?select=id&id=eq.a`)
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({ apikey: key, authorization })
})

test('a request may be sent as a visitor’s while staff are signed in, as the newsletter form does', async () => {
  storeSession(session)
  const supabase = await loadClient()
  await supabase.from('newsletter_subscribers').select().setHeader('Authorization', `Bearer ${key}`)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe(`Bearer ${key}`)
})

test.each(['GET', 'HEAD'])('a lost %s is not repeated: the query cache does that', async (method) => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const supabase = await loadClient()
  await supabase.from('equipment_catalog').select('id', { head: method === 'HEAD' })
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual([method])
})

test('a request fails instead of going out as a visitor’s while the session cannot be renewed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // auth-js logs every failed attempt.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storeSession({ ...session, expires_at: 1 })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const supabase = await loadClient()
  // Twice: auth-js answers from memory for a minute after a failed renewal.
  for (let time = 0; time < 2; time++) {
    const answer = supabase.from('equipment_catalog').select('id').then()
    await vi.advanceTimersByTimeAsync(30_000)
    const { error, status } = await answer
    expect([status, error?.message]).toEqual([0, 'Error: The session could not be renewed'])
  }
  const paths = fetched.mock.calls.map(([input]) => new URL(String(input)).pathname)
  expect(new Set(paths)).toEqual(new Set(['/auth/v1/token']))
})

test('a session is renewed once, however wrong this computer’s clock is', async () => {
  storeSession({ ...session, expires_at: 1 })
  const serverTime = Math.floor(Date.now() / 1000) - 2 * 60 * 60
  fetched.mockImplementation(async (input) =>
    Response.json(String(input).includes('/token') ? { ...session, expires_at: serverTime + 3600 } : []),
  )
  const supabase = await loadClient()
  for (let time = 0; time < 8; time++) await supabase.from('equipment_catalog').select('id')
  const renewals = fetched.mock.calls.filter(([input]) => String(input).includes('/token'))
  expect(renewals).toHaveLength(1)
})

test('a session that another tab renews at the same time is used', async () => {
  storeSession({ ...session, expires_at: 1 })
  const renewed = { ...session, access_token: 'token-of-the-other-tab', refresh_token: 'renewed' }
  fetched.mockImplementation(async (input) => {
    if (!String(input).includes('/token')) return Response.json([])
    storeSession(renewed)
    return Response.json({ ...session, refresh_token: 'too late' })
  })
  const supabase = await loadClient()
  await supabase.from('equipment_catalog').select('id')
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(
    `Bearer ${renewed.access_token}`,
  )
})

test('without its settings the client sends nothing and names the missing variable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('VITE_SUPABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const { supabase } = await import('./client')
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^VITE_SUPABASE_URL is not set/))
  const { error } = await supabase.auth.signInWithPassword({ email: 'a@example.com', password: 'b' })
  expect(error?.message).toBe('')
  expect(fetched).not.toHaveBeenCalled()
})
