import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { startAnalytics, trackPageView } from '@/lib/analytics'

/** Sends a page view at every change of path, in an effect: by then React has set the new title. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(startAnalytics, [])
  useEffect(() => trackPageView(pathname, document.title), [pathname])
}
