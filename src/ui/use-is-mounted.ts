import { useEffect, useRef } from 'react'

/** Whether the component is on the screen, for what runs later: an answer may arrive after it has gone. */
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
