import type { Page, Request, Route } from 'playwright/test'

/** Calls that tests stop, delay or answer themselves. */
export const calls = {
  signOut: /\/auth\/v1\/logout/,
  newsletter: /\/rest\/v1\/newsletter_subscribers/,
  equipment: /\/rest\/v1\/equipment_catalog/,
} as const

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Handle = (route: Route) => unknown

/** Handles calls of one method and lets others pass. Returns a function that stops this. */
export async function intercept(page: Page, method: Method, url: RegExp, handle: Handle) {
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback())
  await page.route(url, handler)
  return () => page.unroute(url, handler)
}

/** Answers instead of the backend. Sends a string as HTML, as gateways do. */
export function answer(page: Page, method: Method, url: RegExp, status: number, body: object | string) {
  return intercept(page, method, url, (route) =>
    typeof body === 'string'
      ? route.fulfill({ status, contentType: 'text/html', body })
      : route.fulfill({ status, json: body }),
  )
}

/**
 * Makes timers of 5 s and more take sixty times as long on the next pages, so that messages stay and calls do not time out
 * while a slow machine reads them.
 */
export async function stretchTimers(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    const stretched = (run: TimerHandler, time = 0, ...rest: unknown[]) =>
      set(run, time >= 5000 ? time * 60 : time, ...rest)
    window.setTimeout = stretched as typeof setTimeout
  })
}

/** Holds calls until the returned function releases them. */
export async function hold(page: Page, method: Method, url: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, method, url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Resolves to the next call of this method when it is sent. */
export function nextCall(page: Page, method: Method, url: RegExp): Promise<Request> {
  return page.waitForRequest((request) => request.method() === method && url.test(request.url()))
}

export const html502 = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>'
