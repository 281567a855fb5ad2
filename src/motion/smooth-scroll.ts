import type Lenis from 'lenis'
import { moveEasing } from './easing'
import { prefersReducedMotion } from './reduced-motion'

/** Smooth scrolling of long pages: duration (s) of one push, and what a touch is multiplied by. */
const scrollDuration = 1.2
const touchMultiplier = 2

let current: { lenis: Lenis; ease: (progress: number) => number } | null = null

/** Turns smooth scrolling on, unless the visitor asked for little motion. Returns how to turn it off. */
export function startSmoothScroll(): () => void {
  if (prefersReducedMotion()) return () => {}
  let stop: (() => void) | null = null
  let stopped = false

  // Loaded after the page, which scrolls well without it.
  async function start() {
    const { Lenis, cancelFrame, cubicBezier, frame } = await import('./smooth-scroll-engine')
    if (stopped) return
    const lenis = new Lenis({ duration: scrollDuration, touchMultiplier, autoRaf: false })
    const tick = ({ timestamp }: { timestamp: number }) => lenis.raf(timestamp)
    frame.update(tick, true)
    current = { lenis, ease: cubicBezier(...moveEasing) }
    stop = () => {
      cancelFrame(tick)
      lenis.destroy()
      current = null
    }
  }

  // A finger scrolls by itself: only what moves by a button needs it there, so the first scrolling is soon enough.
  if (window.matchMedia('(any-hover: hover)').matches) void start()
  else window.addEventListener('scroll', start, { once: true, passive: true })

  return () => {
    stopped = true
    window.removeEventListener('scroll', start)
    stop?.()
  }
}

/** Ends whatever scrolling is under way: it was meant for a page that is gone. */
export function haltScroll() {
  current?.lenis.stop()
  current?.lenis.start()
}

/** Scrolls the window to a height (px) within a time (s); at once under reduced motion. */
export function scrollWindow(top: number, duration: number) {
  if (prefersReducedMotion()) window.scrollTo({ top, behavior: 'instant' })
  else if (current) current.lenis.scrollTo(top, { duration, easing: current.ease, force: true, lock: true })
  else window.scrollTo({ top, behavior: 'smooth' })
}

/** Scrolls on by a push (px) of a wheel or a key, as far as these offsets (px) allow. */
export function pushWindow(distance: number, [from, to]: readonly [number, number]) {
  const start = current?.lenis.targetScroll ?? window.scrollY
  const top = Math.min(to, Math.max(from, start + distance))
  if (current) current.lenis.scrollTo(top, { programmatic: false, duration: scrollDuration })
  else window.scrollTo({ top, behavior: 'instant' })
}
