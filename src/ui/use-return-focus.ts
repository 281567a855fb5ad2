import { useEffect, useRef } from 'react'

/** What had focus before a dialog that was just removed: another one in its place returns focus there. */
let beforeRemoved: Element | null = null

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Where focus goes on closing; null or undefined: back to what had it before, which it is given. */
export type FocusAfter = (before: Element | null) => HTMLElement | null | undefined

/**
 * Returns focus to the element that had it before a dialog opened, or moves it to `target`. Radix would focus the
 * dialog's trigger, but dialogs that are opened by the address have none.
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
      // Nothing has focus when the dialog that had it was removed in the same render.
      origin.current = activeElement === body ? (beforeRemoved ?? body) : activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // A dialog opened meanwhile keeps focus. Radix would take it back there, but with the whole field selected: the
      // next letter would replace what was typed.
      if (document.activeElement?.closest(dialogs)) return
      const before = remaining(origin.current)
      const element = target?.(before) ?? before
      beforeRemoved = null
      if (element instanceof HTMLElement) element.focus()
    },
  }
}

/** The element; what had focus before a removed dialog, where the element went with it. */
const remaining = (element: Element | null) => (element?.isConnected ? element : beforeRemoved)
