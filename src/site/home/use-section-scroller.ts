import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollWindow } from '@/motion/smooth-scroll'
import {
  beginStream,
  continueStream,
  follow,
  keyInputs,
  lastIndex,
  move,
  type SectionInput,
  type SectionState,
  sections,
  swipeDirection,
  swipeMinWidth,
  transitionDuration,
  type WheelStream,
} from './section-machine'

/** Where keys belong to what has focus: fields, widgets, dialogs, an open menu. */
const ownsKeys =
  'input, select, textarea, [contenteditable], [aria-expanded], [role="dialog"], [role="menu"], [aria-roledescription="carousel"]'

/** Rounding of fractional device pixels (px). */
const tolerance = 2

const wheelPixelsPerLine = 16

function elements(root: HTMLElement | null): HTMLElement[] {
  return sections.flatMap(({ id }) => root?.querySelector<HTMLElement>(`#${id}`) ?? [])
}

/** Whether the page itself should scroll: inside a section taller than the window, and from the last one downwards. */
function scrollsNatively(section: HTMLElement | undefined, index: number, direction: 1 | -1): boolean {
  if (!section) return true
  const { top, bottom, height } = section.getBoundingClientRect()
  if (index === lastIndex && (direction > 0 || top < -tolerance)) return true
  if (height <= window.innerHeight + tolerance) return false
  return direction > 0 ? bottom > window.innerHeight + tolerance : top < -tolerance
}

/** The section that covers the middle of the window. */
function nearest(list: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2
  const found = list.findIndex((section) => section.getBoundingClientRect().bottom > middle)
  return found < 0 ? lastIndex : found
}

/**
 * Moves the document section by section. The scroll position stays the browser's own: this only animates it and
 * follows it, so that find-in-page, Tab, the scroll bar and printing work as everywhere.
 * @returns the index of the current section and how to go to another
 */
export function useSectionScroller(root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0)
  const state = useRef<SectionState>({ index: 0, lockedUntil: 0 })

  const apply = useCallback((next: SectionState) => {
    if (next === state.current) return false
    const changed = next.index !== state.current.index
    state.current = next
    if (changed) {
      setIndex(next.index)
      writeHash(next.index)
    }
    return true
  }, [])

  const go = useCallback(
    (input: SectionInput) => {
      const next = move(state.current, input, performance.now())
      if (!apply(next)) return
      const top = elements(root.current)[next.index]?.offsetTop
      if (top !== undefined) scrollWindow(top, transitionDuration)
    },
    [apply, root],
  )

  useOpeningSection(root, apply)
  useFollowing(root, state, apply)
  useWheel(root, state, go)
  useKeys(root, state, go)
  useSwipes(root, state, go)
  useFocus(root, state, go)
  useSettling(root, state)
  return { index, go }
}

type Go = (input: SectionInput) => void
type Root = RefObject<HTMLElement | null>
type State = RefObject<SectionState>

/** Shows the section in the address without adding to the history. The first has the plain address. */
function writeHash(index: number) {
  const hash = index === 0 ? '' : `#${sections[index]?.id}`
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search + hash,
  )
}

/** An address with a section's name opens there, without a move. */
function useOpeningSection(root: Root, apply: (next: SectionState) => boolean) {
  useLayoutEffect(() => {
    const index = sections.findIndex(({ id }) => `#${id}` === window.location.hash)
    if (index < 0) return
    elements(root.current)[index]?.scrollIntoView({ behavior: 'instant' })
    apply({ index, lockedUntil: 0 })
  }, [root, apply])
}

/** The index follows scrolling by other means: scroll bar, Tab, find-in-page, touch. */
function useFollowing(root: Root, state: State, apply: (next: SectionState) => boolean) {
  useEffect(() => {
    const onScroll = () => apply(follow(state.current, nearest(elements(root.current)), performance.now()))
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [root, state, apply])
}

function useWheel(root: Root, state: State, go: Go) {
  useEffect(() => {
    let stream: WheelStream | null = null

    function onWheel(event: WheelEvent) {
      // Ctrl is zoom; sideways belongs to the carousel; a dialog scrolls itself.
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.deltaY === 0) return
      if (document.querySelector('[role="dialog"]')) return
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelPixelsPerLine : 1)
      const now = performance.now()
      const continued = continueStream(stream, delta, now)
      const direction = delta > 0 ? 1 : -1
      if (continued) stream = continued
      else {
        const { index } = state.current
        const native = scrollsNatively(elements(root.current)[index], index, direction)
        stream = beginStream(delta, now, native ? 'page' : 'sections')
      }
      if (stream.owner === 'page' && now >= state.current.lockedUntil) return
      event.preventDefault()
      // The smooth scroller listens further down.
      event.stopPropagation()
      if (!continued && stream.owner === 'sections') go(direction > 0 ? 'next' : 'previous')
    }

    const options = { passive: false, capture: true }
    window.addEventListener('wheel', onWheel, options)
    return () => window.removeEventListener('wheel', onWheel, options)
  }, [root, state, go])
}

function useKeys(root: Root, state: State, go: Go) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const input = keyInputs[event.key]
      if (input === undefined || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(ownsKeys)) return
      if (document.querySelector('[role="dialog"]')) return
      const { index } = state.current
      const section = elements(root.current)[index]
      const direction = input === 'next' || input === 'last' ? 1 : -1
      // Home and End go all the way; only at the end already does End scroll on to the footer.
      const isStep = input === 'next' || input === 'previous'
      const atEnd = input === 'last' && index === lastIndex
      if ((isStep || atEnd) && scrollsNatively(section, index, direction)) return
      event.preventDefault()
      go(input)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root, state, go])
}

function useSwipes(root: Root, state: State, go: Go) {
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    let owner: 'undecided' | 'sections' | 'page' = 'undecided'

    function onStart(event: TouchEvent) {
      const [touch] = event.touches
      const inProjects = event.target instanceof Element && event.target.closest('#projects')
      const ours = event.touches.length === 1 && window.innerWidth >= swipeMinWidth && !inProjects
      start = ours && touch ? { x: touch.clientX, y: touch.clientY } : null
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
        const { index } = state.current
        const native = scrollsNatively(elements(root.current)[index], index, dy < 0 ? 1 : -1)
        owner = native || Math.abs(dx) > Math.abs(dy) ? 'page' : 'sections'
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
  }, [root, state, go])
}

/** The Tab key brings the section of what it reaches into view; one taller than the window is the browser's to scroll. */
function useFocus(root: Root, state: State, go: Go) {
  useEffect(() => {
    function onFocus(event: FocusEvent) {
      const { target } = event
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const list = elements(root.current)
      const index = list.findIndex((section) => section.contains(target))
      const section = list[index]
      if (!section || index === state.current.index) return
      if (section.offsetHeight <= window.innerHeight + tolerance) go(index)
    }
    window.addEventListener('focusin', onFocus)
    return () => window.removeEventListener('focusin', onFocus)
  }, [root, state, go])
}

/** A new window size keeps the section; small screens are left alone, where only the address bar comes and goes. */
function useSettling(root: Root, state: State) {
  useEffect(() => {
    let width = window.innerWidth
    function onResize() {
      const turned = window.innerWidth !== width
      width = window.innerWidth
      const { index } = state.current
      if ((!turned && width < swipeMinWidth) || index === lastIndex) return
      elements(root.current)[index]?.scrollIntoView({ behavior: 'instant' })
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [root, state])
}
