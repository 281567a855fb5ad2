import { type RefObject, useLayoutEffect, useState } from 'react'

/** As the dashboard's title bar, which is sticky on narrow screens, the table's header and `equipment-grid` set them (rem). */
const titleBarHeight = 3.5
const headerHeight = 2.75
const narrowestTable = 40
const narrowestWideTable = 60
const rowHeight = (width: number) => (width < narrowestWideTable ? 4.25 : 3)

/** The place and shape of the table's rows, as the virtualizer needs them. */
export type TableLayout = {
  /** Distance of the first row from the top of the page (px). */
  offset: number
  /** Height of a row (px). */
  rowHeight: number
  /** Height of what is sticky above the rows and covers them (px). */
  coveredHeight: number
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
    const observer = new ResizeObserver(measure)
    // Whatever changes height above the table moves it.
    observer.observe(document.body)
    // The sidebar changes its width, and not the body's.
    if (container.current) observer.observe(container.current)
    measure()
    return () => observer.disconnect()
  }, [container])

  return layout
}

function describe(top: number, width: number, rem: number): TableLayout {
  const hasCards = width < narrowestTable * rem
  return {
    offset: hasCards ? top : top + headerHeight * rem,
    rowHeight: rowHeight(width / rem) * rem,
    coveredHeight: (window.innerWidth < 768 ? titleBarHeight : 0) * rem + (hasCards ? 0 : headerHeight * rem),
    hasCards,
  }
}
