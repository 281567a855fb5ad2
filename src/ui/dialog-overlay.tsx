import { useLayoutEffect } from 'react'

/**
 * The dimmed page behind any dialog, which does not scroll meanwhile. In place of Radix's own, whose scroll lock has
 * the styles of every element on the page computed again.
 */
export function DialogOverlay() {
  useLayoutEffect(lockScrolling, [])
  // Radix takes the pointer from everything behind a dialog; this catches what it would not let through.
  return <div className="pointer-events-auto fixed inset-0 z-50 animate-appear bg-ink/60" />
}

let locks = 0

function lockScrolling() {
  const { style } = document.documentElement
  if (locks === 0) {
    // The room of the scroll bar stays, or the page would move.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  locks++
  return () => {
    locks--
    if (locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
