import { useEffect, useRef } from 'react'

/** Returns a ref that tells whether the component is still mounted, for answers that arrive later. */
export function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
