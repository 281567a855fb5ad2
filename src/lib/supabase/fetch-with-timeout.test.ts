import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithTimeout, requestTimeout } from './fetch-with-timeout'

beforeEach(() => {
  vi.useFakeTimers()
  // Hangs until it is called off.
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
})
afterEach(() => vi.useRealTimers())

/** After how long (ms) a request with this body is given up. */
async function patience(body?: string): Promise<number> {
  const started = Date.now()
  const failed = fetchWithTimeout('/', body ? { method: 'POST', body } : undefined).catch((error) => error)
  await vi.runAllTimersAsync()
  expect(String(await failed)).toContain('The server did not answer within')
  return Date.now() - started
}

test('a request without an answer is given up, a large one later', async () => {
  expect(await patience()).toBe(requestTimeout)
  expect(await patience('x'.repeat(99_999))).toBe(requestTimeout)
  expect(await patience('x'.repeat(5_000_000))).toBe(requestTimeout + 50_000)
})
