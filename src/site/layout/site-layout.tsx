import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { haltScroll, startSmoothScroll } from '@/motion/smooth-scroll'
import { SkipLink } from '@/ui/skip-link'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Around every public page. */
export function Component() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(startSmoothScroll, [])

  // Before the router sets the scroll position of the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    haltScroll()
    // The link that led here may be far down the page, or gone.
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <SkipLink to="content" />
      <SiteHeader />
      <main ref={main} id="content" tabIndex={-1} className="below-header focus:outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
