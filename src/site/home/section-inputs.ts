import { useEffect } from 'react'
import { scrollWithin } from '@/motion/smooth-scroll'
import { hasMore, type Range } from './section-geometry'
import {
  beginStream,
  continueStream,
  keyInputs,
  lastIndex,
  type SectionInput,
  swipeDirection,
  swipeMinWidth,
  type WheelStream,
} from './section-machine'

/** The part of `useSectionScroller` that the input hooks use. */
export type SectionScroller = {
  go: (input: SectionInput) => void
  /** Index and scroll range of the current section. */
  current: () => { index: number; range: Range }
  /** Whether input is still ignored after a move. */
  isLocked: () => boolean
  /** Whether the browser handles the input: a dialog or the splash covers the page, or the page is pinch-zoomed. */
  isPaused: () => boolean
}

/** Focused elements inside these handle the keys themselves. */
const ownsKeys =
  'input, select, textarea, [contenteditable], [aria-expanded], dialog, [role="menu"], [aria-roledescription="carousel"]'

/** Space presses a button. Beside a link that has focus it stays the browser's, too. */
const ownsSpace = `${ownsKeys}, button, a`

/** The distance (px) that browsers scroll for one line of a wheel. */
const wheelLine = 16

/** Height (px) of the fixed header. */
const headerHeight = 72

/** The distance (px) of one page: as in browsers, or what the header leaves of the window, where that is more. */
const pageDistance = () => Math.max(window.innerHeight * 0.875, window.innerHeight - headerHeight)

/** Distance (px) that a key scrolls inside a section, as in browsers. */
function keyDistance(key: string): number {
  if (key === 'End') return Number.POSITIVE_INFINITY
  return key.startsWith('Arrow') ? 40 : pageDistance()
}

/** Distance (px) of a wheel event. Firefox counts in lines or, depending on the system, in pages. */
function wheelDistance({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * wheelLine
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * pageDistance() : deltaY
}

/** A wheel stream either moves one section or scrolls inside the current one, no further than its edge. */
export function useWheel(scroller: SectionScroller) {
  useEffect(() => {
    const { go, current, isLocked, isPaused } = scroller
    let stream: WheelStream | null = null

    function onWheel(event: WheelEvent) {
      // Ctrl+wheel zooms; horizontal wheels, in Firefox those with Shift, scroll the carousel.
      const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
      if (event.ctrlKey || isHorizontal || event.deltaY === 0) return
      if (isPaused()) return
      // Lenis listens in the bubbling phase and would scroll, too.
      event.stopPropagation()
      // If a gesture began sideways, Chromium lets no later event be canceled and scrolls the page itself.
      if (!event.cancelable) return
      event.preventDefault()
      const delta = wheelDistance(event)
      const direction = delta > 0 ? 1 : -1
      const now = performance.now()
      const { range } = current()
      const continued = continueStream(stream, delta, now)
      // Nothing scrolls during a move, even if its target is higher than the window.
      const inside = !isLocked() && hasMore(range, direction)
      stream = continued ?? beginStream(delta, now, inside ? 'page' : 'sections')
      if (stream.owner === 'page') scrollWithin(delta, range)
      else if (!continued) go(direction > 0 ? 'next' : 'previous')
    }

    const options = { passive: false, capture: true }
    window.addEventListener('wheel', onWheel, options)
    return () => window.removeEventListener('wheel', onWheel, options)
  }, [scroller])
}

/** A key moves one section, or to the first or last one; inside a section higher than the window it scrolls first. */
export function useKeys(scroller: SectionScroller) {
  useEffect(() => {
    const { go, current, isLocked, isPaused } = scroller
    function onKeyDown(event: KeyboardEvent) {
      const pressed = keyInputs[event.shiftKey ? `Shift+${event.key}` : event.key]
      if (pressed === undefined || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const owners = event.key === ' ' ? ownsSpace : ownsKeys
      if (event.target instanceof Element && event.target.closest(owners)) return
      if (isPaused()) return
      const { index, range } = current()
      // The last section scrolls natively, and so does Space there, in both directions.
      if (event.key === ' ' && index === lastIndex) return
      // At the last section, End scrolls on to the footer.
      const input = pressed === 'last' && index === lastIndex ? 'next' : pressed
      const direction = input === 'next' ? 1 : -1
      const scrolls = input === 'next' || input === 'previous'
      event.preventDefault()
      if (scrolls && !isLocked() && hasMore(range, direction))
        scrollWithin(direction * keyDistance(event.key), range)
      // A key held down moves once.
      else if (!event.repeat) go(input)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [scroller])
}

/** A swipe of one finger moves one section, on screens of at least `swipeMinWidth`. */
export function useSwipes(scroller: SectionScroller) {
  useEffect(() => {
    const { go, current, isLocked, isPaused } = scroller
    let start: { x: number; y: number } | null = null
    let owner: 'undecided' | 'sections' | 'page' = 'undecided'

    function onStart(event: TouchEvent) {
      const [touch] = event.touches
      // The carousel is swiped, and the dots are dragged.
      const isTaken = event.target instanceof Element && event.target.closest('#projects, nav')
      const isOne = event.touches.length === 1 && window.innerWidth >= swipeMinWidth
      start = touch && isOne && !isTaken && !isPaused() ? { x: touch.clientX, y: touch.clientY } : null
      owner = 'undecided'
    }

    function onMove(event: TouchEvent) {
      const [touch] = event.touches
      if (!start || !touch || event.touches.length > 1) {
        start = null
        return
      }
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      if (owner === 'undecided') {
        const inside = !isLocked() && hasMore(current().range, dy < 0 ? 1 : -1)
        // A pull at the top of the page reloads it.
        const isPull = dy > 0 && window.scrollY <= 0
        owner = inside || isPull || Math.abs(dx) > Math.abs(dy) ? 'page' : 'sections'
      }
      if (owner === 'sections' && event.cancelable) event.preventDefault()
    }

    function onEnd(event: TouchEvent) {
      const [touch] = event.changedTouches
      if (!start || !touch || owner !== 'sections') return
      const direction = swipeDirection(touch.clientX - start.x, touch.clientY - start.y)
      start = null
      if (direction) go(direction)
    }

    window.addEventListener('touchstart', onStart, { passive: true })
    window.addEventListener('touchmove', onMove, { passive: false })
    window.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      window.removeEventListener('touchstart', onStart)
      window.removeEventListener('touchmove', onMove)
      window.removeEventListener('touchend', onEnd)
    }
  }, [scroller])
}
