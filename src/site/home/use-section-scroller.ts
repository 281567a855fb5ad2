import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { scrollWindow } from '@/motion/smooth-scroll'
import { isTall, nearest, rangeOf, sectionElements } from './section-geometry'
import { type Stage, useKeys, useSwipes, useWheel } from './section-inputs'
import {
  follow,
  move,
  type SectionInput,
  type SectionState,
  sections,
  transitionDuration,
} from './section-machine'

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
      const top = sectionElements(root.current)[next.index]?.offsetTop
      if (top !== undefined) scrollWindow(top, transitionDuration)
    },
    [apply, root],
  )

  const stage = useMemo<Stage>(
    () => ({
      go,
      current() {
        const section = sectionElements(root.current)[state.current.index]
        return { index: state.current.index, range: section ? rangeOf(section, state.current.index) : [0, 0] }
      },
      isLocked: () => performance.now() < state.current.lockedUntil,
      isCovered: () => Boolean(root.current?.closest('[inert]') || document.querySelector('dialog[open]')),
    }),
    [go, root],
  )

  useOpeningSection(root, apply)
  useFollowing(root, state, apply, stage)
  useWheel(stage)
  useKeys(stage)
  useSwipes(stage)
  useFocus(root, state, go)
  return { index, go }
}

type Root = RefObject<HTMLElement | null>
type State = RefObject<SectionState>
type Apply = (next: SectionState) => boolean

const timeToUnlock = (state: State) => state.current.lockedUntil - performance.now()

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
function useOpeningSection(root: Root, apply: Apply) {
  useLayoutEffect(() => {
    const index = sections.findIndex(({ id }) => `#${id}` === window.location.hash)
    if (index < 0) return
    sectionElements(root.current)[index]?.scrollIntoView({ behavior: 'instant' })
    apply({ index, lockedUntil: 0 })
  }, [root, apply])
}

/**
 * The index follows scrolling by other means: scroll bar, Tab, find-in-page, touch. When the sections themselves have
 * moved, in a new window size above all, index and place in the section are kept instead.
 */
function useFollowing(root: Root, state: State, apply: Apply, stage: Stage) {
  useEffect(() => {
    const list = sectionElements(root.current)
    const measure = () => list.map(({ offsetHeight }) => offsetHeight)
    let heights = measure()
    let timer = 0
    /** How far (px) the page is scrolled into the current section, and whether that is within its range. */
    let offset = 0
    let isInside = true

    /** Whether the window was resized. The current section alone may also grow by an opened answer. */
    function isResized() {
      const before = heights
      heights = measure()
      return heights.some((height, at) => height !== before[at] && at !== state.current.index)
    }

    function settle() {
      if (!isResized()) return false
      const [from, to] = stage.current().range
      const top = isInside ? Math.min(to, from + offset) : from + offset
      window.scrollTo({ top, behavior: 'instant' })
      return true
    }

    function onScroll() {
      // A resize makes the browser scroll, and that event may come before the ResizeObserver's.
      if (settle()) return
      clearTimeout(timer)
      const wait = timeToUnlock(state)
      // After a move it looks once more.
      if (wait > 0) timer = window.setTimeout(onScroll, wait)
      else apply(follow(state.current, nearest(list), performance.now()))
      const [from, to] = stage.current().range
      offset = window.scrollY - from
      isInside = offset >= 0 && window.scrollY <= to
    }

    // The page may have been scrolled before there was anybody to follow.
    onScroll()
    // Not the event of the window: viewport units may be updated after it.
    const observer = new ResizeObserver(settle)
    for (const section of list) observer.observe(section)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [root, state, apply, stage])
}

/** The Tab key brings the section of what it reaches into view; one taller than the window is the browser's to scroll. */
function useFocus(root: Root, state: State, go: Stage['go']) {
  useEffect(() => {
    let timer = 0
    function show(target: Element) {
      clearTimeout(timer)
      const list = sectionElements(root.current)
      const index = list.findIndex((section) => section.contains(target))
      const section = list[index]
      if (!section || target !== document.activeElement) return
      const wait = timeToUnlock(state)
      // What gets focus during a move is shown after it.
      if (wait > 0) timer = window.setTimeout(show, wait, target)
      else if (isTall(section)) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      else go(index)
    }
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Element && target.matches(':focus-visible')) show(target)
    }
    window.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focusin', onFocus)
    }
  }, [root, state, go])
}
