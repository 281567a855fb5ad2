import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { canonicalPath } from '@/lib/paths'
import { JsonLd } from '@/lib/seo/json-ld'
import type { PageHandle } from '@/lib/seo/page-handle'
import { haltScroll, startSmoothScroll } from '@/motion/smooth-scroll'
import { breadcrumbs } from '@/site/shared/structured-data'
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
      <PageData />
    </>
  )
}

/** What the page says about itself to search engines. */
function PageData() {
  const pathname = canonicalPath(useLocation().pathname)
  // Only route modules set handles, and they are typed as this where they are written.
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const own = handles.flatMap((handle) => handle?.structuredData ?? [])
  return [...own, ...breadcrumbs(pathname)].map((data) => <JsonLd key={data['@type']} data={data} />)
}
