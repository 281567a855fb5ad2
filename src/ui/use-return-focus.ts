import { type RefObject, useRef } from 'react'

/**
 * Radix gives focus back to the trigger of a dialog; ours are opened by addresses and have none. Focus returns to
 * where it was, or to `fallback` where that is gone.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const target = origin.current?.isConnected ? origin.current : fallback?.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
