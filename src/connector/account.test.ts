import { beforeAll, expect, test, vi } from 'vitest'

// tests/backend/connector.test.ts has the rest of a session, with the built program.

let createAccount: typeof import('./account').createAccount

beforeAll(async () => {
  // Node 20 has none, and supabase-js asks for it. Nothing here uses it.
  vi.stubGlobal('WebSocket', class {})
  createAccount = (await import('./account')).createAccount
})

/** A token without a signature. */
const accessToken = ['{}', '{"session_id":"1"}', ''].map((part) => btoa(part)).join('.')
const session = { access_token: accessToken, refresh_token: 'refresh', expires_in: 3600, user: { id: '1' } }

test('a program that is ended while it signs in ends the session that it gets', async () => {
  const requests: string[] = []
  let answer = (_: Response): void => undefined
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input)
    requests.push(pathname)
    if (pathname !== '/auth/v1/token') return Response.json(true)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const credentials = { email: 'founder@example.com', password: 'warm-cedar-42' }
  const account = createAccount({ credentials, clientName: () => 'Test client' })
  await vi.waitFor(() => expect(requests).toEqual(['/auth/v1/token']))
  const ended = account.end()
  answer(Response.json(session))
  await ended
  expect(requests.slice(1)).toEqual(['/rest/v1/rpc/disconnect_connector', '/auth/v1/logout'])
})
