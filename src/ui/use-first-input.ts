import { useEffect } from 'react'

/** Calls back at the first sign of a hand on the mouse or the keyboard: time to fetch what it may ask for. */
export function useFirstInput(callback: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time only.
  useEffect(() => {
    const first = new AbortController()
    const onInput = () => {
      first.abort()
      callback()
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(event, onInput, { passive: true, signal: first.signal })
    return () => first.abort()
  }, [])
}
