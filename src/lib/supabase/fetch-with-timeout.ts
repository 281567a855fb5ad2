/** A request without an answer after this long (ms) counts as failed, so that no screen waits for ever. */
export const requestTimeout = 15_000
/** What is large takes longer to send: a second more for every so many characters. */
const charactersPerSecond = 100_000

/** `fetch` that gives up after `requestTimeout`, with a message a person can act on. */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  init?.signal?.addEventListener('abort', () => controller.abort(init.signal?.reason), { once: true })
  const size = typeof init?.body === 'string' ? init.body.length : 0
  const timeout = requestTimeout + Math.floor(size / charactersPerSecond) * 1000
  const timer = setTimeout(
    () => controller.abort(new Error(`The server did not answer within ${timeout / 1000} seconds`)),
    timeout,
  )
  try {
    return await fetch(input, { ...init, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}
