import { prefersReducedMotion } from './preferences'
import type { Engine } from './smooth-scroll-engine'

/** The offset (px) the last smooth `scrollWindow` leads to. */
let destination = 0

let current: Engine | null = null

/** Whether the page is pinch-zoomed. Then only the browser's own scrolling reaches all of it. */
export const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1

/** Starts smooth scrolling, unless the visitor prefers reduced motion. Returns the function that stops it. */
export function startSmoothScroll(): () => void {
  if (prefersReducedMotion()) return () => {}
  let stopped = false

  // Loaded lazily: until then, and where it does not arrive, the page scrolls natively.
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

/** Stops a running scroll animation. For navigation: it was on its way to a place on the previous page. */
export function stopScroll() {
  current?.halt()
}

/** Scrolls the window to an offset (px) in a duration (s); instantly under reduced motion. */
export function scrollWindow(top: number, duration: number) {
  if (prefersReducedMotion()) window.scrollTo({ top, behavior: 'instant' })
  else if (current) {
    destination = top
    current.move(top, duration)
  } else window.scrollTo({ top, behavior: 'smooth' })
}

/** Whether a smooth `scrollWindow` is under way. It ends late where frames do. */
export const isScrolling = () => current?.isMoving() ?? false

/** Where the window is, or at the start of a move already where it will be: offset (px). */
export const scrollOffset = () => (isScrolling() ? destination : window.scrollY)

/** Scrolls the window by a distance (px), within a range of offsets (px). */
export function scrollWithin(distance: number, [from, to]: readonly [number, number]) {
  const start = current?.target() ?? window.scrollY
  const top = Math.min(to, Math.max(from, start + distance))
  if (current) current.glide(top)
  else window.scrollTo({ top, behavior: 'instant' })
}
