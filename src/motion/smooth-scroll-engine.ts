import { cancelFrame, cubicBezier, frame } from 'framer-motion'
import Lenis from 'lenis'
import { isZoomed, moveEasing } from './preferences'

/** Duration (s) of a smooth scroll, and factor for touch distances. */
const scrollDuration = 1.2
const touchMultiplier = 2

const ease = cubicBezier(...moveEasing)

/** Whether a wheel event scrolls sideways (in Firefox also with Shift). The browser handles those itself. */
const isSideways = (event: Event) =>
  event instanceof WheelEvent && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))

export type Engine = ReturnType<typeof startEngine>

/** Starts Lenis in framer's frame loop. Both are in one lazy chunk. */
export function startEngine() {
  const lenis = new Lenis({
    duration: scrollDuration,
    touchMultiplier,
    autoRaf: false,
    // Read the height of the page every time: Lenis otherwise measures it 250 ms after a change, and a move that begins
    // before, on a page just opened, would stop at the height of the previous page.
    naiveDimensions: true,
    virtualScroll: ({ event }) => !isZoomed() && !isSideways(event),
  })
  const tick = ({ timestamp }: { timestamp: number }) => lenis.raf(timestamp)
  frame.update(tick, true)

  function halt() {
    lenis.stop()
    lenis.start()
  }

  /** Ends the scroll of a wheel, which would override the target of a key or a link. Our own moves go on. */
  function giveWay() {
    if (lenis.isScrolling === 'smooth' && !lenis.isLocked) halt()
  }
  const onUnheardKey = (event: KeyboardEvent) => !event.defaultPrevented && giveWay()
  // Added during the capture phase, so that it runs last: the home page handles some keys itself.
  const onKeyDown = () => window.addEventListener('keydown', onUnheardKey, { once: true })
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && giveWay()
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('click', onClick)

  return {
    /** The target offset (px) of a running scroll, or the current offset. */
    target: () => lenis.targetScroll,
    /** Scrolls as a wheel does. */
    glide: (top: number) => lenis.scrollTo(top, { programmatic: false, duration: scrollDuration }),
    /** Scrolls in a duration (s), interrupting any other scroll; wheels are ignored meanwhile. */
    move: (top: number, duration: number) =>
      lenis.scrollTo(top, { duration, easing: ease, force: true, lock: true }),
    /** Whether a `move` is running. Lenis also ends it on a middle click, which may start the browser's own scrolling. */
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
