import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, type To, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Returns `navigate` for code that runs later, after a request or a pause. It does nothing once the page is closed or
 * another one is loading: it would take the person back, or change the address of the other page. -1 goes back.
 */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = !isLeaving
    return () => {
      isHere.current = false
    }
  }, [isLeaving])
  return useCallback(
    async (to: To | -1, options?: NavigateOptions) => {
      if (isHere.current) await (to === -1 ? navigate(to) : navigate(to, options))
    },
    [navigate],
  )
}
