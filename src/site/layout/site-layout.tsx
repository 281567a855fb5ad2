import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { startSmoothScroll } from '@/motion/smooth-scroll'
import { SkipLink } from '@/ui/skip-link'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Around every public page. */
export function Component() {
  useEffect(startSmoothScroll, [])
  return (
    <>
      <SkipLink to="content" />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="focus:outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
