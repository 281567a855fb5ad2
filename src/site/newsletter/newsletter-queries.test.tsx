import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const requests: Request[] = []
let answer: Response

beforeEach(() => {
  requests.length = 0
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_visitors')
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(address, { ...init, signal: null }))
    return answer
  })
})
afterEach(() => vi.unstubAllEnvs())

test('asks for the added row, as a visitor even while staff are signed in', async () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  const session = {
    access_token: 'staff-token',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_at: inAnHour,
    user: { id: '1' },
  }
  localStorage.setItem('sb-project-auth-token', JSON.stringify(session))
  answer = Response.json({ id: '1', email: 'a@example.com', source: 'website_footer' }, { status: 201 })
  const { subscribe } = await import('./newsletter-queries')
  expect(await subscribe('a@example.com')).toMatchObject({ email: 'a@example.com' })

  const [request] = requests
  expect(request?.method).toBe('POST')
  expect(new URL(request?.url ?? '').pathname).toBe('/rest/v1/newsletter_subscribers')
  expect(await request?.json()).toEqual({ email: 'a@example.com', source: 'website_footer' })
  expect(request?.headers.get('prefer')).toContain('return=representation')
  expect(request?.headers.get('authorization')).toBe('Bearer sb_publishable_visitors')
})

test('an address that is subscribed already is no failure, any other error is', async () => {
  const { subscribe } = await import('./newsletter-queries')
  answer = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  expect(await subscribe('a@example.com')).toBeNull()
  answer = Response.json({ code: 'XX000', message: 'the list is full' }, { status: 500 })
  await expect(subscribe('a@example.com')).rejects.toThrow('the list is full')
})

test('an empty answer is a failure, because the address may not have been added', async () => {
  const { subscribe } = await import('./newsletter-queries')
  answer = new Response('', { status: 201 })
  await expect(subscribe('a@example.com')).rejects.toThrow('The server sent an empty answer')
})
