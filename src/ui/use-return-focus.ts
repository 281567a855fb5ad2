import { type RefObject, useRef } from 'react'

/**
 * Radix gives focus back to the trigger of a dialog; ours are opened by addresses and have none. Focus returns to
 * where it was, or goes to what `elsewhere` holds when the dialog closes.
 */
export function useReturnFocus(elsewhere?: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const target = elsewhere?.current ?? origin.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
