import { useEffect } from 'react'

/** The page's own requests come first for this long (ms). */
const patience = 2000

/** Calls `preload` once: on the first pointer or keyboard event, or after two seconds. */
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
