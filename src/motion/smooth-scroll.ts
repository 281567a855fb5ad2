import { prefersReducedMotion } from './preferences'
import type { Engine } from './smooth-scroll-engine'

let current: Engine | null = null

/** Starts smooth scrolling, unless the visitor prefers reduced motion. Returns the function that stops it. */
export function startSmoothScroll(): () => void {
  if (prefersReducedMotion()) return () => {}
  let stopped = false

  // Loaded lazily. Until then, or if loading fails, the page scrolls natively.
  const start = () =>
    import('./smooth-scroll-engine').then(
      ({ startEngine }) => {
        if (!stopped) current ??= startEngine()
      },
      () => {},
    )

  // Phones scroll natively and need it for moves by buttons only, so they load it at the first touch or scroll.
  const firstInputs = ['pointerdown', 'scroll']
  if (window.matchMedia('(any-hover: hover), (width >= 768px)').matches) void start()
  else for (const type of firstInputs) window.addEventListener(type, start, { once: true, passive: true })

  return () => {
    stopped = true
    for (const type of firstInputs) window.removeEventListener(type, start)
    current?.destroy()
    current = null
  }
}

/** Stops a running scroll animation. Call it on navigation: the animation leads to a place on the previous page. */
export function stopScroll() {
  current?.halt()
}

/** Scrolls the window to an offset (px) in a duration (s); instantly under reduced motion. */
export function scrollWindow(top: number, duration: number) {
  if (prefersReducedMotion()) window.scrollTo({ top, behavior: 'instant' })
  else if (current) current.move(top, duration)
  else window.scrollTo({ top, behavior: 'smooth' })
}

/** Whether a smooth `scrollWindow` is running. With slow frames it may take longer than its duration. */
export const isScrolling = () => current?.isMoving() ?? false

/** Scrolls the window by a distance (px), within a range of offsets (px). */
export function scrollWithin(distance: number, [from, to]: readonly [number, number]) {
  const start = current?.target() ?? window.scrollY
  const top = Math.min(to, Math.max(from, start + distance))
  if (current) current.glide(top)
  else window.scrollTo({ top, behavior: 'instant' })
}
