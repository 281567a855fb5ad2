import { type RefObject, useLayoutEffect, useState } from 'react'

/** As `equipment-grid` and the table's header set them (rem). */
const rowHeight = 3.75
const headerHeight = 3
const narrowestTable = 48

/** The place and shape of the table's rows, as the virtualizer needs them. */
export type TableLayout = {
  /** Distance of the first row from the top of the page (px). */
  offset: number
  /** Height of a row (px). */
  rowHeight: number
  /** Height of the sticky header, which covers rows (px). */
  headerHeight: number
  /** The table is narrow: each row is a card, as high as its content. */
  hasCards: boolean
}

/** Measures the element around the table. */
export function useTableLayout(container: RefObject<HTMLElement | null>): TableLayout {
  const [layout, setLayout] = useState(() => describe(0, window.innerWidth, 16))

  useLayoutEffect(() => {
    function measure() {
      if (!container.current) return
      const { top, width } = container.current.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = describe(top + window.scrollY, width, rem)
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    // The body: whatever changes height above the table moves it.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [container])

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
