import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect as openSocket, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import { listen } from '../free-port.ts'

// Over real sockets, with a backend that records the requests.

let server: Server
let port: number
let answer: Backend['fetch']
const arrived = vi.fn()
const megabyte = 1024 * 1024

const backend: Backend = {
  fetch: (request) => {
    arrived(request)
    return answer(request)
  },
  query: async () => [],
  dump: async () => new Blob(),
  close: async () => {},
}

beforeAll(async () => {
  const handle = serveBackend(backend)
  server = createServer((req, res) => void handle(req, res, () => res.end('the site')))
  port = await listen(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  arrived.mockClear()
  answer = async (request) =>
    new Response(await request.text(), { status: 201, headers: { 'x-own': 'kept' } })
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)

test('method, query, headers and body arrive; status, headers and body come back', async () => {
  const sent = await ask('/rest/v1/equipment_catalog?select=id', {
    method: 'POST',
    headers: { apikey: 'key' },
    body: 'ä',
  })
  expect([sent.status, sent.headers.get('x-own'), await sent.text()]).toEqual([201, 'kept', 'ä'])
  const [request] = arrived.mock.lastCall as [Request]
  expect(request.method).toBe('POST')
  expect(request.headers.get('apikey')).toBe('key')
  expect(new URL(request.url).search).toBe('?select=id')
})

test.each(['/', '/login', '/rest/v10', '/authors', '/storage/v11/x', '/src/main.tsx', '/?to=/rest/v1/'])(
  '%s is the site',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('the site')
    expect(arrived).not.toHaveBeenCalled()
  },
)

test.each(['/auth/v1/token', '/rest/v1/', '/storage/v1', '/realtime/v1/x', '/functions/v1/x', '/graphql/v1'])(
  '%s is the backend',
  async (path) => {
    await ask(path)
    expect(arrived).toHaveBeenCalledOnce()
  },
)

describe('a request', () => {
  /** Sends a request that needs no preflight, as a page would. Returns its status and the calls that reached the backend. */
  async function signUpFrom(headers: Record<string, string>) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const raw = await sendRaw(
      `POST /auth/v1/signup?apikey=key HTTP/1.1\r\nconnection: close\r\ncontent-type: text/plain\r\n${lines.join('')}content-length: 2\r\n\r\n{}`,
    )
    return [Number(raw.split(' ')[1]), arrived.mock.calls.length]
  }

  test.each([
    ['another site', { host: 'localhost:4173', 'sec-fetch-site': 'cross-site' }],
    [
      'another site, in a browser without Sec-Fetch-Site',
      { host: 'localhost:4173', origin: 'https://a.example' },
    ],
    [
      'another port of this machine',
      { host: 'localhost:4173', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['another name of this machine', { host: 'localhost:4173', origin: 'http://127.0.0.1:4173' }],
    ['a sandboxed frame', { host: 'localhost:4173', origin: 'null' }],
  ])('of %s gets 403 and does not reach the backend', async (_, headers) => {
    expect(await signUpFrom(headers)).toEqual([403, 0])
  })

  test.each([
    [
      'the site',
      { host: 'localhost:4173', origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'the site behind a proxy that names this host',
      { host: '127.0.0.1:4173', origin: 'https://a.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['no page', { host: 'localhost:4173' }],
    ['a typed address', { host: 'localhost:4173', 'sec-fetch-site': 'none' }],
  ])('of %s reaches the backend', async (_, headers) => {
    expect(await signUpFrom(headers)).toEqual([201, 1])
  })
})

test('answers without a body end: 204, and HEAD', async () => {
  answer = async () => new Response(null, { status: 204 })
  expect((await ask('/rest/v1/x', { method: 'DELETE' })).status).toBe(204)
  expect((await ask('/rest/v1/x', { method: 'HEAD' })).status).toBe(204)
})

test('a body of 16 MB reaches the backend, a larger one gets 413 and does not', async () => {
  const send = (size: number) => ask('/rest/v1/x', { method: 'POST', body: new Uint8Array(size) })
  expect((await send(16 * megabyte)).status).toBe(201)
  arrived.mockClear()
  const refused = await send(16 * megabyte + 1)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toEqual({ message: 'The request body is larger than 16 MB' })
  expect(arrived).not.toHaveBeenCalled()
})

test('TRACE, which Request refuses, gets 400', async () => {
  expect(
    await sendRaw('TRACE /rest/v1/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
  ).toContain('HTTP/1.1 400')
})

test('a path that starts with two slashes does not change the host', async () => {
  await sendRaw('GET /rest/v1//other.example/x HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n')
  const [request] = arrived.mock.lastCall as [Request]
  expect(new URL(request.url).host).toBe('localhost')
})

test('a failing backend gives a 500 and one log line without query string or error', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer = () => Promise.reject(new Error('secret'))
  const failed = await ask('/rest/v1/x?email=eq.secret')
  expect([failed.status, await failed.json()]).toEqual([500, { message: 'The embedded backend failed' }])
  expect(complain.mock.calls).toEqual([['The embedded backend failed on GET /rest/v1/x']])
  complain.mockRestore()
})

test('clients that disconnect during request or answer leave no log line and block no other', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sending = await connected()
  const requested = once(server, 'request')
  sending.write('POST /rest/v1/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf')
  const [halfRead] = (await requested) as [IncomingMessage]
  const closed = new Promise((resolve) => halfRead.on('close', resolve))
  sending.destroy()
  await closed

  let release = () => {}
  answer = () => new Promise((resolve) => (release = () => resolve(new Response('x'.repeat(megabyte)))))
  const waiting = await connected()
  waiting.write('GET /rest/v1/x HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled(), 20_000)
  waiting.destroy()
  release()

  answer = async () => new Response('here')
  expect(await (await ask('/rest/v1/x')).text()).toBe('here')
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})

async function connected(): Promise<Socket> {
  const socket = openSocket(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends raw text over a socket and returns the raw answer. */
async function sendRaw(text: string): Promise<string> {
  const socket = await connected()
  let heard = ''
  socket.on('data', (data) => (heard += data))
  socket.write(text)
  await once(socket, 'close')
  return heard
}
