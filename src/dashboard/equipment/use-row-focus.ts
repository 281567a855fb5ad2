import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** What moves through the rows: the index it leads to. */
const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One row of the table takes part in the Tab order; arrows, Home and End move on from it. A row that is not drawn is
 * scrolled to first and takes focus as soon as it is there.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)
  const current = Math.min(active, count - 1)

  // After every drawing, because scrolling draws rows a little later.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent, scrollTo: (index: number) => void) {
    const move = moves[event.key]
    const from = rowIndexOf(event.target)
    if (!move || from === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = move(from, count - 1)
    wanted.current = next
    setActive(next)
    scrollTo(next)
  }

  /** Whatever was used last in the table is where Tab comes back to. */
  function onFocus(event: FocusEvent) {
    const index = rowIndexOf(event.target)
    // Nobody sees it: what is done by a press on a button in the row comes first.
    if (index !== null) startTransition(() => setActive(index))
  }

  return { active: current, onKeyDown, onFocus }
}

/** The index of the row a target stands in. */
export function rowIndexOf(target: EventTarget): number | null {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : null
}
