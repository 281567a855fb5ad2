import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// What every modal dialog needs besides Radix: an overlay, and the return of focus.

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

/** The element that had focus before a removed dialog opened. A dialog that replaces it returns focus there. */
let beforeRemoved: Element | null = null

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Returns the element to focus on closing, given the one focused before. Null or undefined: the one before. */
export type FocusAfter = (before: Element | null) => HTMLElement | null | undefined

/**
 * Returns handlers that move focus back to the element focused before the dialog opened, or to `target`. Radix would
 * focus the dialog's trigger, but dialogs opened by the URL have none.
 */
export function useReturnFocus(target?: FocusAfter) {
  const origin = useRef<Element | null>(null)
  useEffect(
    () => () => {
      beforeRemoved = remaining(origin.current)
    },
    [],
  )
  return {
    onOpenAutoFocus() {
      const { activeElement, body } = document
      // The body has focus if the previous dialog was removed in the same render.
      origin.current = activeElement === body ? (beforeRemoved ?? body) : activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Leave focus in a dialog that opened in the meantime. Radix would move it back there with the whole field selected:
      // the next letter would replace the text.
      if (document.activeElement?.closest(dialogs)) return
      const before = remaining(origin.current)
      const element = target?.(before) ?? before
      beforeRemoved = null
      if (element instanceof HTMLElement) element.focus()
    },
  }
}

/** Returns the element if it is still in the page, otherwise the one focused before the removed dialog. */
const remaining = (element: Element | null) => (element?.isConnected ? element : beforeRemoved)
