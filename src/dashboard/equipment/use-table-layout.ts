import { type RefObject, useLayoutEffect, useState } from 'react'

/** As `equipment-grid` sets them (rem). */
const rowHeight = 3.75
const narrowestTable = 48

/** Where the rows begin on the page, how high a row is (px), and whether each is a card of a height of its own. */
export function useTableLayout(body: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ offset: 0, rowHeight: rowHeight * 16, hasCards: false })

  // What stands above the table changes height with its own content.
  useLayoutEffect(() => {
    function measure() {
      if (!body.current) return
      const { top, width } = body.current.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = {
        offset: top + window.scrollY,
        rowHeight: rowHeight * rem,
        hasCards: width < narrowestTable * rem,
      }
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [body])

  return layout
}
