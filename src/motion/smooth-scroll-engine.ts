import { cancelFrame, cubicBezier, frame } from 'framer-motion'
import Lenis from 'lenis'
import { moveEasing } from './preferences'
import { isZoomed } from './smooth-scroll'

/** Duration (s) of a smooth scroll, and factor for touch distances. */
const scrollDuration = 1.2
const touchMultiplier = 2

const ease = cubicBezier(...moveEasing)

/** Whether an event is a wheel that scrolls boxes sideways, in Firefox one with Shift, too. It is the browser's. */
const isSideways = (event: Event) =>
  event instanceof WheelEvent && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))

export type Engine = ReturnType<typeof startEngine>

/** Starts Lenis in framer's frame loop. Both are in one lazy chunk. */
export function startEngine() {
  const lenis = new Lenis({
    duration: scrollDuration,
    touchMultiplier,
    autoRaf: false,
    // The height of the page as it is: Lenis would measure it 250 ms after it changed, and a move that begins meanwhile,
    // on a page just opened, would end where the page before it ended.
    naiveDimensions: true,
    virtualScroll: ({ event }) => !isZoomed() && !isSideways(event),
  })
  const tick = ({ timestamp }: { timestamp: number }) => lenis.raf(timestamp)
  frame.update(tick, true)

  function halt() {
    lenis.stop()
    lenis.start()
  }

  /** Ends a wheel's scroll: it would overrule where a key or a link on this page leads. Not a move of our own. */
  function giveWay() {
    if (lenis.isScrolling === 'smooth' && !lenis.isLocked) halt()
  }
  const onUnheardKey = (event: KeyboardEvent) => !event.defaultPrevented && giveWay()
  // Added while the key is on its way, to hear it last: the home page scrolls by some keys itself.
  const onKeyDown = () => window.addEventListener('keydown', onUnheardKey, { once: true })
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && giveWay()
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('click', onClick)

  return {
    /** The offset (px) a scroll is on its way to, or where the window is. */
    target: () => lenis.targetScroll,
    /** Scrolls as a wheel does. */
    glide: (top: number) => lenis.scrollTo(top, { programmatic: false, duration: scrollDuration }),
    /** Scrolls in a duration (s), whatever is under way; wheels are ignored meanwhile. */
    move: (top: number, duration: number) =>
      lenis.scrollTo(top, { duration, easing: ease, force: true, lock: true }),
    /** Whether a `move` is under way. Lenis also ends it by itself: at a middle click, which may scroll, too. */
    isMoving: () => lenis.isLocked,
    halt,
    destroy() {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('click', onClick)
      cancelFrame(tick)
      lenis.destroy()
    },
  }
}
