import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithTimeout, requestTimeout } from './fetch-with-timeout'

let server: Server

/** A server at a free port that answers every request with `answer`. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Only the timers of the code under test: Node's own client keeps the real ones. */
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

/** What `request` rejects with, or 'still waiting' when it has not settled `after` so many ms. */
async function outcome(request: Promise<unknown>, after: number): Promise<string> {
  const settled = request.then(
    () => 'resolved',
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(after)
  const grace = new Promise<string>((resolve) => setImmediate(() => setImmediate(resolve, 'still waiting')))
  return Promise.race([settled, grace])
}

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

test('returns the whole answer with status and headers', async () => {
  const origin = await serve((_, response) => response.writeHead(201, { 'X-Range': '0-9' }).end('{"id":1}'))
  const response = await fetchWithTimeout(origin)
  expect([response.status, response.headers.get('X-Range'), await response.json()]).toEqual([
    201,
    '0-9',
    { id: 1 },
  ])
})

test('returns an answer without a body', async () => {
  const origin = await serve((_, response) => response.writeHead(204).end())
  const response = await fetchWithTimeout(origin)
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test.each([
  ['no body', undefined, requestTimeout],
  ['a small body', 'x'.repeat(99_999), requestTimeout],
  ['a body of 5 million characters', 'x'.repeat(5_000_000), requestTimeout + 50_000],
])('a request with %s times out without an answer', async (_, body, timeout) => {
  const origin = await serve(() => {})
  useFakeTimers()
  const request = fetchWithTimeout(origin, body ? { method: 'POST', body } : undefined)
  expect(await outcome(request, timeout - 1)).toBe('still waiting')
  expect(await outcome(request, 1)).toBe(`The server did not answer within ${timeout / 1000} seconds`)
})

test('times out if the body stalls after the headers', async () => {
  const origin = await serve((_, response) => response.writeHead(200, { 'Content-Length': 100 }).write('[{'))
  const fetched = vi.spyOn(globalThis, 'fetch')
  useFakeTimers()
  const request = fetchWithTimeout(origin).then((response) => response.text())
  await fetched.mock.results[0]?.value
  expect(await outcome(request, requestTimeout - 1)).toBe('still waiting')
  expect(await outcome(request, 1)).toBe('The server did not answer within 15 seconds')
})

test('a caller can abort the request before it starts and while the body arrives', async () => {
  const origin = await serve((_, response) => response.writeHead(200, { 'Content-Length': 100 }).write('[{'))
  const fetched = vi.spyOn(globalThis, 'fetch')
  await expect(fetchWithTimeout(origin, { signal: AbortSignal.abort(new Error('closed')) })).rejects.toThrow(
    'closed',
  )
  fetched.mockClear()
  const controller = new AbortController()
  const request = fetchWithTimeout(origin, { signal: controller.signal })
  await fetched.mock.results[0]?.value
  controller.abort(new Error('closed'))
  await expect(request).rejects.toThrow('closed')
})

test('removes its listener from a signal that outlives the request', async () => {
  const origin = await serve(({ url }, response) =>
    url === '/dead' ? response.destroy() : response.end('[]'),
  )
  const { signal } = new AbortController()
  const heard = new Set<unknown>()
  signal.addEventListener = (_: string, listener: unknown) => void heard.add(listener)
  signal.removeEventListener = (_: string, listener: unknown) => void heard.delete(listener)
  const request = fetchWithTimeout(origin, { signal })
  expect(heard.size).toBe(1)
  await request
  expect(heard.size).toBe(0)
  await expect(fetchWithTimeout(`${origin}/dead`, { signal })).rejects.toThrow()
  expect(heard.size).toBe(0)
})

test('returns an answer of status 204 if the browser gives it an empty body', async () => {
  // As in Chromium; Node leaves `body` null.
  const answer = Object.defineProperty(new Response(null, { status: 204 }), 'body', {
    value: new ReadableStream(),
  })
  vi.stubGlobal('fetch', async () => answer)
  expect((await fetchWithTimeout('http://localhost')).status).toBe(204)
})
