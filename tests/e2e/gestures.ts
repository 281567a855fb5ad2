import type { Page } from 'playwright/test'

/** Time (ms) between two wheel events of a trackpad. */
const frame = 80

/**
 * Wheel deltas (px) of one trackpad flick, as macOS sends them: growing for 0.1 s, then decaying inertia with jitter
 * until 1.2 s are over.
 */
function flickOf(peak: number): number[] {
  const push = [0.1, 0.6].map((share) => Math.ceil(share * peak))
  const inertia = Array.from({ length: 13 }, (_, step) =>
    Math.max(1, Math.round(peak * Math.exp(-step / 3.3)) + (step % 3) - 1),
  )
  return [...push, ...inertia]
}

/** Sends wheel deltas (px, down is positive) as a trackpad does. The page's clock must be stopped. */
async function wheel(page: Page, deltas: readonly number[]) {
  for (const delta of deltas) {
    await page.mouse.wheel(0, delta)
    await page.clock.runFor(frame)
  }
}

/** Sends one trackpad flick and the 150 ms without events that end it. */
export async function flick(page: Page, direction: 'down' | 'up') {
  await wheel(
    page,
    flickOf(120).map((delta) => (direction === 'down' ? delta : -delta)),
  )
  await page.clock.runFor(150)
}

export type Point = { x: number; y: number }

/** Puts down one or two fingers, moves them by a distance (px) and lifts them. Needs `hasTouch`. */
export async function swipe(page: Page, from: Point | readonly Point[], by: Point | readonly Point[]) {
  const starts = [from].flat()
  const ways = [by].flat()
  const at = (share: number) =>
    starts.map(({ x, y }, finger) => ({
      x: x + (ways[finger]?.x ?? 0) * share,
      y: y + (ways[finger]?.y ?? 0) * share,
      id: finger,
    }))
  const client = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) => {
    timestamp += 0.1
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await send('touchStart', at(0))
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', at(share))
  // Two moves without distance before lifting keep the browser from adding a fling.
  for (const share of [1, 1]) await send('touchMove', at(share))
  await send('touchEnd', [])
  await client.detach()
}
