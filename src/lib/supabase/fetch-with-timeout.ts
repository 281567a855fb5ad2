/** How long (ms) a request may take until its whole answer is there. */
export const requestTimeout = 15_000
/** Uploads get one more second per this many characters, for slow connections. */
const charactersPerSecond = 100_000

/**
 * `fetch` that rejects when the answer, body included, has not arrived after `requestTimeout`. The body is read here,
 * so that a connection which stalls after the headers is noticed too; supabase-js reads whole bodies anyway.
 * AbortSignal.any and AbortSignal.timeout would be shorter, but Firefox 121 and Safari 16.4 lack the former.
 * @throws the caller's abort reason, or an Error with a message fit to be shown
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  init?.signal?.throwIfAborted()
  const controller = new AbortController()
  const callOff = () => controller.abort(init?.signal?.reason)
  init?.signal?.addEventListener('abort', callOff)
  const size = typeof init?.body === 'string' ? init.body.length : 0
  const timeout = requestTimeout + Math.floor(size / charactersPerSecond) * 1000
  const timer = setTimeout(
    () => controller.abort(new Error(`The server did not answer within ${timeout / 1000} seconds`)),
    timeout,
  )
  try {
    const response = await fetch(input, { ...init, signal: controller.signal })
    const body = await response.arrayBuffer()
    // `Response` refuses even an empty body for status 204, which answers every deletion. Chromium has `response.body` there.
    return new Response(body.byteLength > 0 ? body : null, response)
  } catch (error) {
    // Browsers disagree about what reading an aborted body rejects with.
    controller.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
    // The pages of a long list share one signal.
    init?.signal?.removeEventListener('abort', callOff)
  }
}
