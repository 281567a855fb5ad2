import { useEffect, useRef } from 'react'

/** What had focus before a dialog that was just removed: another one that replaces it returns focus there. */
let beforeRemoved: Element | null = null

/**
 * Returns focus to the element that had it before a dialog opened, or moves it to `target`. Radix would focus the
 * dialog's trigger, but dialogs that are opened by the address have none.
 */
export function useReturnFocus(target?: () => HTMLElement | null | undefined) {
  const origin = useRef<Element | null>(null)
  useEffect(
    () => () => {
      beforeRemoved = origin.current
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
      beforeRemoved = null
      const element = target?.() ?? origin.current
      if (element instanceof HTMLElement) element.focus()
    },
  }
}
