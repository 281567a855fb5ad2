import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A position of the focus. Row -1 is the header. Part 0 of an item's row is the row itself. */
type Place = { row: number; part: number }

type Grid = {
  /** The first row the keys reach: -1 for the header, or 0 if its buttons are hidden. */
  firstRow: -1 | 0
  /** The items of the rows below the header. */
  rows: readonly { id: string }[]
  /** The number of focusable parts of a row: the header's buttons, or an item's row and its buttons. */
  partCount: (row: number) => number
  /** The number of visible rows, by which PageUp and PageDown move. */
  pageLength: () => number
  /** Scrolls to a row, so that it is rendered. */
  scrollTo: (row: number) => void
  /** Called when the focus moves from one item's row to another while Shift is held. */
  onShiftMove: (from: number, to: number) => void
  /** Identifies the state of the list. When it changes, Tab enters at the first row again. */
  listKey: string
}

/**
 * One Tab stop for the whole table. The keys of the ARIA grid pattern move it: arrows, Home, End, PageUp and PageDown. A
 * row that is not rendered is scrolled to and focused once it is rendered.
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridFocus(table: RefObject<HTMLElement | null>, grid: Grid) {
  const [stop, setStop] = useState<Place>({ row: 0, part: 0 })
  const [listKey, setListKey] = useState(grid.listKey)
  if (listKey !== grid.listKey) {
    setListKey(grid.listKey)
    setStop({ row: 0, part: 0 })
  }
  const current = clamp(stop, grid)

  // Rows are reused by position. If items before the focused one come or go, the focus moves to its new row.
  const before = useRef(grid)
  useLayoutEffect(() => {
    const { rows, listKey } = before.current
    before.current = grid
    if (rows === grid.rows || listKey !== grid.listKey || !table.current?.contains(document.activeElement))
      return
    const row = grid.rows.findIndex(({ id }) => id === rows[stop.row]?.id)
    if (row >= 0 && row !== stop.row) moveTo({ ...stop, row })
  })

  // After every render, because a row that was scrolled to is rendered later.
  const wanted = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const target = wanted.current && elementAt(table.current, wanted.current)
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })

  function moveTo(place: Place) {
    wanted.current = place
    setStop(place)
    if (place.row >= 0) grid.scrollTo(place.row)
  }

  /** Moves the Tab stop to a row, which renders it, and returns the row. */
  function showRow(row: number): HTMLElement | null {
    // flushSync: the caller focuses the row at once.
    flushSync(() => {
      setStop({ row, part: 0 })
      grid.scrollTo(row)
    })
    return elementAt(table.current, { row, part: 0 }) ?? null
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = placeOf(event.target)
    if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const to = move(from, event.key, grid)
    if (!to) return
    event.preventDefault()
    if (event.shiftKey && from.row !== to.row && from.row >= 0 && to.row >= 0)
      grid.onShiftMove(from.row, to.row)
    moveTo(to)
  }

  /** Moves the Tab stop to the focused part, so that Tab returns to it. */
  function onFocus({ target }: FocusEvent) {
    const place = placeOf(target)
    if (place && (place.row !== current.row || place.part !== current.part)) setStop(place)
  }

  return {
    /** The row with the Tab stop; it must stay rendered. */
    activeRow: current.row,
    /** The part of a row that has the Tab stop; null if it is in another row. */
    activePart: (row: number) => (row === current.row ? current.part : null),
    showRow,
    onKeyDown,
    onFocus,
  }
}

/** The nearest existing position. */
function clamp({ row, part }: Place, { firstRow, rows, partCount }: Grid): Place {
  const nearest = Math.max(firstRow, Math.min(row, rows.length - 1))
  return { row: nearest, part: Math.min(part, partCount(nearest) - 1) }
}

function move({ row, part }: Place, key: string, grid: Grid): Place | null {
  const vertically = (to: number) => clamp({ row: to, part }, grid)
  switch (key) {
    case 'ArrowDown':
      return vertically(row + 1)
    case 'ArrowUp':
      return vertically(row - 1)
    case 'PageDown':
      return vertically(row + grid.pageLength())
    case 'PageUp':
      return vertically(Math.max(0, row - grid.pageLength()))
    case 'Home':
      return vertically(0)
    case 'End':
      return vertically(grid.rows.length - 1)
    case 'ArrowRight':
      return { row, part: Math.min(part + 1, grid.partCount(row) - 1) }
    case 'ArrowLeft':
      return { row, part: Math.max(part - 1, 0) }
    default:
      return null
  }
}

/** The row with the Tab stop, or the first row; null without rows. */
export function gridEntry(container: HTMLElement | null): HTMLElement | null {
  const rows = container?.querySelector('[role="grid"] tbody')
  const row = rows?.querySelector('[tabindex="0"]')?.closest<HTMLElement>('[data-row]')
  return row ?? rows?.querySelector<HTMLElement>('[data-row="0"]') ?? null
}

/** Focuses the row with the Tab stop, or the first row. Returns false without rows. */
export function focusGrid(container: HTMLElement | null, options?: FocusOptions): boolean {
  const target = gridEntry(container)
  target?.focus(options)
  return target !== null
}

/** The row of an element. */
const rowOf = (element: Element) => element.closest<HTMLElement>('[data-row]')

/** The focusable parts of a row, in order. */
function partsOf(row: HTMLElement): HTMLElement[] {
  if (Number(row.dataset.row) < 0) return [...row.querySelectorAll<HTMLElement>('input, button')]
  return [row, ...row.querySelectorAll<HTMLElement>('button:not([role])')]
}

/** The position of an element. An element that is not a part, such as the checkbox, counts as its row. */
function placeOf(target: EventTarget): Place | null {
  const row = target instanceof Element ? rowOf(target) : null
  return (
    row && { row: Number(row.dataset.row), part: Math.max(0, partsOf(row).indexOf(target as HTMLElement)) }
  )
}

function elementAt(table: HTMLElement | null, { row, part }: Place): HTMLElement | undefined {
  const element = table?.querySelector<HTMLElement>(`[data-row="${row}"]`)
  return element ? partsOf(element)[part] : undefined
}
