import { type RefObject, useLayoutEffect, useState } from 'react'

/** As `equipment-grid` and the table's header set them (rem). */
const rowHeight = 3.75
const headerHeight = 3
const narrowestTable = 48

/** The place and shape of the table's rows. */
export type TableLayout = {
  /** Where they begin on the page (px). */
  offset: number
  /** Of one row (px). */
  rowHeight: number
  /** What the header that stays in view covers (px). */
  headerHeight: number
  /** The table is narrow, and each row a card of a height of its own. */
  hasCards: boolean
}

/** Measures the room a table is in, before the rows are there. */
export function useTableLayout(room: RefObject<HTMLElement | null>): TableLayout {
  const [layout, setLayout] = useState(() => describe(0, window.innerWidth, 16))

  // What stands above the table changes height with its own content.
  useLayoutEffect(() => {
    function measure() {
      if (!room.current) return
      const { top, width } = room.current.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = describe(top + window.scrollY, width, rem)
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [room])

  return layout
}

function describe(top: number, width: number, rem: number): TableLayout {
  const hasCards = width < narrowestTable * rem
  return {
    offset: hasCards ? top : top + headerHeight * rem,
    rowHeight: rowHeight * rem,
    headerHeight: hasCards ? 0 : headerHeight * rem,
    hasCards,
  }
}
