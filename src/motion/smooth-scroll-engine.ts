import { cancelFrame, cubicBezier, frame } from 'framer-motion'
import Lenis from 'lenis'
import { moveEasing } from './easing'
import { isScrolling, isZoomed, scrollDuration, stopScroll } from './smooth-scroll'

const touchMultiplier = 2

export type Engine = ReturnType<typeof startEngine>

/** Starts Lenis in framer's frame loop. Both are in one lazy chunk. */
export function startEngine() {
  const lenis = new Lenis({
    duration: scrollDuration,
    touchMultiplier,
    autoRaf: false,
    virtualScroll: () => !isZoomed(),
  })
  const tick = ({ timestamp }: { timestamp: number }) => lenis.raf(timestamp)
  frame.update(tick, true)

  /** Ends a wheel's scroll: it would overrule where a key or a link on this page leads. Not a move of our own. */
  function giveWay() {
    if (lenis.isScrolling === 'smooth' && !isScrolling()) stopScroll()
  }
  const onUnheardKey = (event: KeyboardEvent) => !event.defaultPrevented && giveWay()
  // Added while the key is on its way, to hear it last: the home page scrolls by some keys itself.
  const onKeyDown = () => window.addEventListener('keydown', onUnheardKey, { once: true })
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && giveWay()
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('click', onClick)

  return {
    lenis,
    ease: cubicBezier(...moveEasing),
    stop() {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('click', onClick)
      cancelFrame(tick)
      lenis.destroy()
    },
  }
}
