import { useEffect } from 'react'

/** Long enough for what the page itself needs (ms). */
const patience = 2000

/** Fetches what may be asked for: at the first sign of a hand on the mouse or the keyboard, or a little later. */
export function usePreload(preload: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const once = new AbortController()
    const timer = setTimeout(start, patience)
    once.signal.addEventListener('abort', () => clearTimeout(timer))
    function start() {
      once.abort()
      preload()
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(event, start, { passive: true, signal: once.signal })
    return () => once.abort()
  }, [])
}
