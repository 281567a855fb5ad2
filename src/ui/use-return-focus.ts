import { type RefObject, useRef } from 'react'

/**
 * Returns focus to the element that had it before a dialog opened, or moves it to `target`. Radix would focus the
 * dialog's trigger, but dialogs that are opened by the address have none.
 */
export function useReturnFocus(target?: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const element = target?.current ?? origin.current
      if (element instanceof HTMLElement) element.focus()
    },
  }
}
