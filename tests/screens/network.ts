import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'

/** A call of the app to its backend. */
export type Call = { method: string; url: string; body: unknown }

/** Which calls a fault is about. */
export type Which = { method: string | RegExp; url: RegExp }

type Fault = Which & { handle: (pass: () => Promise<Response>, call: Call) => Promise<Response> | Response }

const matches = ({ method, url }: Which, call: Pick<Call, 'method' | 'url'>) =>
  (typeof method === 'string' ? method === call.method : method.test(call.method)) && url.test(call.url)

/** Set while the backend answers, and in everything it awaits. */
const inBackend = new AsyncLocalStorage<true>()

/** Sends a request to the backend. */
export function askBackend(backend: Pick<Backend, 'fetch'>, request: Request): Promise<Response> {
  return inBackend.run(true, () => backend.fetch(request))
}

/** Keeps what the backend says about refused requests from counting as said by the app. Call after mocking the console. */
export function muteBackend(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...parts: unknown[]) => {
      if (!inBackend.getStore()) write(...parts)
    }
  }
}

/**
 * The network between the app and the backend of this process. Calls reach the real backend, unless a fault is set for
 * them: the newest that matches applies first and may pass the call on to the one before it.
 */
export class Network {
  /** Every call since the last reset, in order. */
  readonly calls: Call[] = []
  readonly #backend: Backend
  readonly #unanswered = new Set<Promise<Response>>()
  #faults: Fault[] = []
  #releases: (() => void)[] = []

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** The global `fetch` is this network from now on. */
  connect(): void {
    vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => this.#fetch(input, init))
  }

  reset(): void {
    this.#faults = []
    this.calls.length = 0
  }

  /** Lets held calls go, and resolves when every call has its answer, so that none reaches into the next test. */
  async finish(): Promise<void> {
    for (const release of this.#releases.splice(0)) release()
    while (this.#unanswered.size > 0) await Promise.allSettled(this.#unanswered)
  }

  callsTo(which: Which): Call[] {
    return this.calls.filter((call) => matches(which, call))
  }

  /** Handles calls in place of the backend; `pass` lets them go on to it. Returns how to end that. */
  intercept(which: Which, handle: Fault['handle']): () => void {
    const fault = { ...which, handle }
    this.#faults.unshift(fault)
    return () => {
      this.#faults = this.#faults.filter((other) => other !== fault)
    }
  }

  /** Answers in place of the backend. A string is sent as a page of HTML, as gateways do. Returns how to end that. */
  answer(which: Which, status: number, body: object | string): () => void {
    const isPage = typeof body === 'string'
    const headers = { 'content-type': isPage ? 'text/html' : 'application/json' }
    return this.intercept(
      which,
      () => new Response(isPage ? body : JSON.stringify(body), { status, headers }),
    )
  }

  /** Keeps calls from the backend until the returned function lets them go. */
  hold(which: Which): () => void {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const stop = this.intercept(which, async (pass) => {
      await released
      return pass()
    })
    this.#releases.push(release)
    return () => {
      stop()
      release()
    }
  }

  /** The backend carries out the next call, but the connection dies before the answer arrives. */
  loseNextAnswer(which: Which): void {
    const stop = this.intercept(which, async (pass) => {
      stop()
      await pass()
      throw new TypeError('Failed to fetch')
    })
  }

  async #fetch(input: string | URL, { signal, ...init }: RequestInit): Promise<Response> {
    const url = new URL(input, window.location.origin).href
    const method = init.method ?? 'GET'
    const call = { method, url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null }
    this.calls.push(call)
    const faults = this.#faults.filter((fault) => matches(fault, call))
    const ask = () => askBackend(this.#backend, new Request(url, init))
    const pass = faults.reduceRight((next, fault) => async () => fault.handle(next, call), ask)
    const answer = abortable(pass(), signal)
    this.#unanswered.add(answer)
    const forget = () => void this.#unanswered.delete(answer)
    answer.then(forget, forget)
    return answer
  }
}

/** As `fetch` does: rejects as soon as the caller aborts. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject)
  })
}
