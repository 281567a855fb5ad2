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
  void import('./smooth-scroll-engine').then(({ Lenis, cancelFrame, cubicBezier, frame }) => {
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
  })
  return () => {
    stopped = true
    stop?.()
  }
}

/** Scrolls the window to a height (px) within a time (s); at once under reduced motion. */
export function scrollWindow(top: number, duration: number) {
  if (prefersReducedMotion()) window.scrollTo({ top, behavior: 'instant' })
  else if (current) current.lenis.scrollTo(top, { duration, easing: current.ease, force: true, lock: true })
  else window.scrollTo({ top, behavior: 'smooth' })
}
