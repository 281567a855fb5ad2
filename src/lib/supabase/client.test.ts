// @vitest-environment jsdom

import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

/** A fresh copy of the client, configured as a hosted build is, and supabase-js with the same settings. */
async function loadClients() {
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key)
  vi.resetModules()
  const { supabase } = await import('./client')
  // A cast, because overloads of a union cannot be called: the two types differ only in what neither test nor app uses.
  const reference = createClient(url, key) as unknown as typeof supabase
  return { ours: supabase, reference }
}

/** The requests sent, without the header that names the library. */
const sent: { url: string; method: string | undefined; body: unknown; headers: Record<string, string> }[] = []

beforeEach(() => {
  sent.length = 0
  // Both clients share one storage here, which auth-js warns about.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { 'x-client-info': _, ...headers } = Object.fromEntries(new Headers(init.headers))
    sent.push({ url: String(input), method: init.method, body: init.body, headers })
    return Response.json([])
  })
})

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['nobody is signed in', null, key],
  ['a person is signed in', session, session.access_token],
])('sends what supabase-js sends when %s', async (_, stored, token) => {
  if (stored) localStorage.setItem('sb-abc-auth-token', JSON.stringify(stored))
  const { ours, reference } = await loadClients()
  for (const client of [ours, reference]) {
    await client.from('equipment_catalog').select('id').eq('id', 'a')
    await client.from('newsletter_subscribers').insert({ email: 'a@example.com' })
    // As the newsletter form does, so that signed-in staff subscribe as visitors.
    await client.from('newsletter_subscribers').select().setHeader('Authorization', `Bearer ${key}`)
    await client.auth.signInWithPassword({ email: 'a@example.com', password: 'wrong' })
  }
  const half = sent.length / 2
  expect(half).toBe(4)
  expect(sent.slice(0, half)).toEqual(sent.slice(half))
  expect(sent[0]).toMatchObject({
    url: `${url}/rest/v1/equipment_catalog?select=id&id=eq.a`,
    headers: { apikey: key, authorization: `Bearer ${token}` },
  })
})

test.each(['GET', 'HEAD'])('a lost %s is not repeated here: the query cache does that', async (method) => {
  const lost = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', lost)
  const { ours } = await loadClients()
  await ours.from('equipment_catalog').select('id', { head: method === 'HEAD' })
  expect(lost.mock.calls.map(([, init]) => init.method)).toEqual([method])
})

test('a request whose session cannot be renewed is not sent as a visitor’s, but its answer says so', async () => {
  vi.useFakeTimers()
  // auth-js writes every failed try there.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('sb-abc-auth-token', JSON.stringify({ ...session, expires_at: 1 }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(String(input)).pathname)
    throw new TypeError('Failed to fetch')
  })
  const { ours } = await loadClients()
  // Twice: auth-js gives out a failed renewal again for a minute.
  for (let time = 0; time < 2; time++) {
    const answer = ours.from('equipment_catalog').select('id').then()
    await vi.advanceTimersByTimeAsync(30_000)
    const { error, status } = await answer
    expect([status, error?.message]).toEqual([0, 'Error: The session could not be renewed'])
  }
  expect(new Set(asked)).toEqual(new Set(['/auth/v1/token']))
  // Nor does a request wait for the session that brings its own authorization.
  await ours.from('newsletter_subscribers').select().setHeader('Authorization', `Bearer ${key}`)
  expect(asked.at(-1)).toBe('/rest/v1/newsletter_subscribers')
  vi.useRealTimers()
})
