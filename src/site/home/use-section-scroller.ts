import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sections } from '@/content/home'
import { isZoomed } from '@/motion/preferences'
import { isScrolling, scrollWindow, stopScroll } from '@/motion/smooth-scroll'
import { isAbove, isTall, nearest, rangeOf, sectionElements } from './section-geometry'
import { type SectionScroller, useKeys, useSwipes, useWheel } from './section-inputs'
import { follow, move, type SectionInput, type SectionState, transitionDuration } from './section-machine'

/**
 * Moves the home page section by section. It only animates the document's native scroll position and follows it, so
 * find-in-page, Tab, the scroll bar and printing work as on any page.
 * @returns the index of the current section and how to go to another
 */
export function useSectionScroller(root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0)
  const state = useRef<SectionState>({ index: 0, lockedUntil: 0 })

  const apply = useCallback((next: SectionState) => {
    const changed = next.index !== state.current.index
    state.current = next
    if (!changed) return
    setIndex(next.index)
    writeHash(next.index)
  }, [])

  const go = useCallback(
    (input: SectionInput) => {
      // The logo's move to the top has no lock: during it only focus and dots, which name a section, are accepted.
      if (typeof input === 'string' && isScrolling()) return
      const next = move(state.current, input, performance.now())
      if (!next) return
      apply(next)
      const top = sectionElements(root.current)[next.index]?.offsetTop
      if (top !== undefined) scrollWindow(top, transitionDuration)
    },
    [apply, root],
  )

  const scroller = useMemo<SectionScroller>(
    () => ({
      go,
      current() {
        const section = sectionElements(root.current)[state.current.index]
        return { index: state.current.index, range: section ? rangeOf(section, state.current.index) : [0, 0] }
      },
      isLocked: () => performance.now() < state.current.lockedUntil || isScrolling(),
      isPaused: () =>
        // The splash marks the root element while it covers the page.
        document.querySelector('dialog[open], [data-splash-due]') !== null || isZoomed(),
    }),
    [go, root],
  )

  useOpeningSection(root, apply)
  useFollowing(root, state, apply, scroller)
  useWheel(scroller)
  useKeys(scroller)
  useSwipes(scroller)
  useFocus(root, state, go)
  return { index, go }
}

type Root = RefObject<HTMLElement | null>
type State = RefObject<SectionState>
type Apply = (next: SectionState) => void

const timeToUnlock = (state: State) => state.current.lockedUntil - performance.now()

/**
 * Writes the section's id to the URL hash, without a history entry. The first section has no hash. Safari refuses more
 * than 100 writes in 30 s; the hash is then that of an earlier section.
 */
function writeHash(index: number) {
  const { pathname, search } = window.location
  const hash = index === 0 ? '' : `#${sections[index]?.id}`
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash)
  } catch {}
}

/**
 * Begins with the section named by the URL hash. Usually the browser or the router has scrolled there already. If the
 * scripts ran first, as on the way back from another document, the window is still at the top.
 */
function useOpeningSection(root: Root, apply: Apply) {
  useLayoutEffect(() => {
    const index = sections.findIndex(({ id }) => `#${id}` === window.location.hash)
    if (index < 0) return
    if (window.scrollY === 0) sectionElements(root.current)[index]?.scrollIntoView({ behavior: 'instant' })
    apply({ index, lockedUntil: 0 })
  }, [root, apply])
}

/**
 * Updates the index after native scrolling: scroll bar, find-in-page, touch. After a resize it does the opposite and
 * restores the scroll position from the index and the offset in the section.
 */
function useFollowing(root: Root, state: State, apply: Apply, scroller: SectionScroller) {
  useEffect(() => {
    const list = sectionElements(root.current)
    const measure = () => list.map(({ offsetHeight }) => offsetHeight)
    let heights = measure()
    let timer = 0
    /** Scroll offset (px) from the current section's top, and whether it is within the section's range. */
    let offset = 0
    let isInside = true

    /**
     * Whether a resize changed the layout. If only one section changed, in the window or below it, an answer was opened in
     * it, perhaps by find-in-page, which scrolls there next.
     */
    function isResized() {
      const before = heights
      heights = measure()
      const changed = list.filter((_, at) => heights[at] !== before[at])
      return changed.length > 1 || changed.some(isAbove)
    }

    // React ends effects after painting the next page, so this still hears that page scroll to its hash.
    const hasLeft = () => root.current === null

    function keepPlace() {
      if (hasLeft() || !isResized()) return false
      const [from, to] = scroller.current().range
      if (isScrolling()) {
        // The move leads to the old place of the section: end it at the new one.
        stopScroll()
        offset = 0
        isInside = true
      }
      const top = isInside ? Math.min(to, from + offset) : from + offset
      window.scrollTo({ top, behavior: 'instant' })
      return true
    }

    function onScroll() {
      // A resize makes the browser scroll; the scroll event may come before the ResizeObserver's callback.
      if (hasLeft() || keepPlace()) return
      clearTimeout(timer)
      const wait = timeToUnlock(state)
      // Scroll events during a move are ignored; the position is read once after it.
      if (wait > 0) timer = window.setTimeout(onScroll, wait)
      else if (!isScrolling()) apply(follow(state.current, nearest(list), performance.now()))
      const [from, to] = scroller.current().range
      offset = window.scrollY - from
      isInside = offset >= 0 && window.scrollY <= to
    }

    // The page may have been scrolled before hydration.
    onScroll()
    // Not the window's resize event: browsers may update svh units after it.
    const observer = new ResizeObserver(keepPlace)
    for (const section of list) observer.observe(section)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [root, state, apply, scroller])
}

/** Tab moves to the section of the focused element; inside a section higher than the window it only scrolls. */
function useFocus(root: Root, state: State, go: SectionScroller['go']) {
  useEffect(() => {
    let timer = 0
    /** The focused element when the visitor left the window. The browser focuses it again on return. */
    let left: Element | null = null
    function show(target: Element) {
      clearTimeout(timer)
      const list = sectionElements(root.current)
      const index = list.findIndex((section) => section.contains(target))
      const section = list[index]
      if (!section || target !== document.activeElement) return
      const wait = timeToUnlock(state)
      // During a move, wait for its end.
      if (wait > 0) timer = window.setTimeout(show, wait, target)
      else if (isTall(section)) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      else go(index)
    }
    function onBlur() {
      left = document.activeElement
    }
    function onFocus(event: FocusEvent) {
      const { target } = event
      // Returning to the window is no move of focus: neither section nor carousel follows it.
      if (target === left) event.stopPropagation()
      else if (target instanceof Element && target.matches(':focus-visible')) show(target)
      left = null
    }
    window.addEventListener('blur', onBlur)
    window.addEventListener('focusin', onFocus, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focusin', onFocus, true)
    }
  }, [root, state, go])
}
