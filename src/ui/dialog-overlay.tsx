import { useLayoutEffect, useState } from 'react'

/**
 * Dims the page behind a dialog and locks its scrolling. Replaces Radix's overlay, whose scroll lock makes the browser
 * recalculate the styles of every element.
 */
export function DialogOverlay() {
  // Read before the dialog is in the page: later the browser would have to lay out the page once more.
  const [scrollBarWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => lockScrolling(scrollBarWidth), [scrollBarWidth])
  // pointer-events-auto: Radix sets `pointer-events: none` on the body, and clicks would fall through to the page.
  return <div className="pointer-events-auto fixed inset-0 z-50 animate-appear bg-ink/60" />
}

let openOverlays = 0

/** Hides the page's scroll bar (`width` px) while at least one overlay is open. */
function lockScrolling(width: number) {
  const { style } = document.documentElement
  if (openOverlays === 0) {
    // Padding keeps the page from moving. `scrollbar-gutter` would too, but the overlay cannot cover the gutter.
    style.paddingRight = `${width}px`
    style.overflow = 'hidden'
  }
  openOverlays++
  return () => {
    openOverlays--
    if (openOverlays > 0) return
    style.overflow = ''
    style.paddingRight = ''
  }
}
