import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { startAnalytics, trackPageView } from '@/lib/analytics'

/** Reports every change of path. Effects run when the head of the new page stands, so the title is its own. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(startAnalytics, [])
  useEffect(() => trackPageView(pathname, document.title), [pathname])
}
