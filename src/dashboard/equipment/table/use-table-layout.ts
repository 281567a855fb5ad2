import { type RefObject, useLayoutEffect, useState } from 'react'

/** Sizes (rem) that the style sheet sets: the table's header, `equipment-grid`. */
const headerHeight = 2.25
const rowHeight = 2.75
const narrowestTable = 40
const narrowestWithButtons = 60

/** The position and size of the table's rows, for the virtualizer. */
export type TableLayout = {
  /** The distance of the first row from the top of the page (px). */
  offset: number
  /** The height of a row (px). */
  rowHeight: number
  /** The height of sticky elements that cover rows at the top (px). */
  coveredHeight: number
  /** Whether the table is narrow: each row is then a card, as high as its content. */
  hasCards: boolean
  /** Whether a row has a menu, for want of room for its buttons. */
  hasMenus: boolean
}

/** Measures the container of the table, and again when it moves or changes its width. */
export function useTableLayout(container: RefObject<HTMLElement | null>): TableLayout {
  const [layout, setLayout] = useState(() => describe(0, window.innerWidth, 16, 0))

  useLayoutEffect(() => {
    function measure() {
      if (!container.current) return
      const { top, width } = container.current.getBoundingClientRect()
      const style = getComputedStyle(document.documentElement)
      const rem = Number.parseFloat(style.fontSize)
      // jsdom has neither sizes nor a style sheet.
      const stickyTop = Number.parseFloat(style.getPropertyValue('--sticky-top')) || 0
      const next = describe(top + window.scrollY, width || window.innerWidth, rem, stickyTop)
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const observer = new ResizeObserver(measure)
    // The body: a change of height above the table moves it.
    observer.observe(document.body)
    // The container: the sidebar changes its width, but not the body's.
    if (container.current) observer.observe(container.current)
    measure()
    return () => observer.disconnect()
  }, [container])

  return layout
}

/** `stickyTop`: `--sticky-top` (rem). */
function describe(top: number, width: number, rem: number, stickyTop: number): TableLayout {
  const hasCards = width < narrowestTable * rem
  return {
    offset: hasCards ? top : top + headerHeight * rem,
    rowHeight: rowHeight * rem,
    coveredHeight: (stickyTop + (hasCards ? 0 : headerHeight)) * rem,
    hasCards,
    hasMenus: width < narrowestWithButtons * rem,
  }
}
