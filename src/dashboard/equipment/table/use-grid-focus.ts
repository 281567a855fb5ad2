import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A place focus can be: a row and what in it. Row -1 is the header, part 0 of an item's row the row itself. */
type Place = { row: number; part: number }

type Grid = {
  /** The row the keys go up to: the header, or 0 where its buttons are hidden and focus cannot go there. */
  firstRow: -1 | 0
  /** Number of rows below the header. */
  rowCount: number
  /** Number of focusable parts of a row: of the header its buttons, of an item the row and its buttons. */
  partCount: (row: number) => number
  /** Rows that fit in view, by which PageUp and PageDown move. */
  pageLength: () => number
  /** Scrolls a row into view, so that it is rendered. */
  scrollTo: (row: number) => void
  /** Focus moves from one item's row to another while Shift is held. */
  onShiftMove: (from: number, to: number) => void
  /** Identifies the state of the list. When it changes, Tab enters at the first row again. */
  listKey: string
}

/**
 * One Tab stop for a whole table, moved by the keys of the ARIA grid pattern: arrows, Home, End, PageUp and PageDown.
 * A row that is not rendered is scrolled to first and focused once it is.
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

  // After every render: a row that is scrolled to is rendered a little later.
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

  function onKeyDown(event: KeyboardEvent) {
    const from = placeOf(event.target)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const to = move(from, event.key, grid)
    if (!to) return
    event.preventDefault()
    if (event.shiftKey && from.row !== to.row && from.row >= 0 && to.row >= 0)
      grid.onShiftMove(from.row, to.row)
    moveTo(to)
  }

  /** Tab comes back to what had focus last. */
  function onFocus({ target }: FocusEvent) {
    const place = placeOf(target)
    if (place && (place.row !== current.row || place.part !== current.part)) setStop(place)
  }

  return {
    /** The row with the Tab stop; it has to stay rendered. */
    activeRow: current.row,
    /** The part of a row with the Tab stop, or null. */
    activePart: (row: number) => (row === current.row ? current.part : null),
    onKeyDown,
    onFocus,
  }
}

/** The nearest place the grid has. */
function clamp({ row, part }: Place, { firstRow, rowCount, partCount }: Grid): Place {
  const nearest = Math.max(firstRow, Math.min(row, rowCount - 1))
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
      return vertically(grid.rowCount - 1)
    case 'ArrowRight':
      return { row, part: Math.min(part + 1, grid.partCount(row) - 1) }
    case 'ArrowLeft':
      return { row, part: Math.max(part - 1, 0) }
    default:
      return null
  }
}

/** The row with the Tab stop, or the first one; null where the table has no rows. */
export function gridEntry(container: HTMLElement | null): HTMLElement | null {
  const rows = container?.querySelector('[role="grid"] tbody')
  const row = rows?.querySelector('[tabindex="0"]')?.closest<HTMLElement>('[data-row]')
  return row ?? rows?.querySelector<HTMLElement>('[data-row="0"]') ?? null
}

/** Focuses the row with the Tab stop, or the first one. False where the table has no rows. */
export function focusGrid(container: HTMLElement | null, options?: FocusOptions): boolean {
  const target = gridEntry(container)
  target?.focus(options)
  return target !== null
}

/** The row an element stands in. */
const rowOf = (element: Element) => element.closest<HTMLElement>('[data-row]')

/** What in a row takes focus, in its order. */
function partsOf(row: HTMLElement): HTMLElement[] {
  if (Number(row.dataset.row) < 0) return [...row.querySelectorAll<HTMLElement>('input, button')]
  return [row, ...row.querySelectorAll<HTMLElement>('button')]
}

/** Where an element stands. What is no part of its row, such as its checkbox, counts as the row. */
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
