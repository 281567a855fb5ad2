import '@/site/site.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { metadataFor } from '@/content/pages'
import { focusHeading } from '@/lib/browser'
import { canonicalPath } from '@/lib/paths'
import { JsonLd } from '@/lib/seo/json-ld'
import type { PageHandle } from '@/lib/seo/page-handle'
import { usePageHandles } from '@/lib/seo/page-handle'
import { startSmoothScroll, stopScroll } from '@/motion/smooth-scroll'
import { breadcrumbs } from '@/site/shared/structured-data'
import { SkipLink } from '@/ui/skip-link'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export const handle: PageHandle = { metadata: metadataFor }

/** The frame of every public page: skip link, header, main, footer, JSON-LD. */
export function Component() {
  const { pathname, hash, key } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const shown = useRef({ pathname, key })

  useEffect(startSmoothScroll, [])

  // A running scroll must stop before the router sets the new page's scroll position, in a layout effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll belongs to the page of this path.
  useLayoutEffect(() => stopScroll, [pathname])

  // Moves focus to the heading of a new page, whose link may be far down or gone, and of a page that links to itself. Links
  // to a place in the page are left to the browser.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.pathname !== pathname || (before.key !== key && !hash)) focusHeading()
  }, [pathname, hash, key])

  return (
    <>
      <SkipLink to="content" />
      {isLeaving && <div className="leaving bg-ember forced-colors:bg-[CanvasText] print:hidden" />}
      <SiteHeader />
      <main id="content" tabIndex={-1} className="site below-header focus:outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <PageData />
    </>
  )
}

/** The page's JSON-LD. */
function PageData() {
  const pathname = canonicalPath(useLocation().pathname)
  const own = usePageHandles().flatMap(({ structuredData }) => structuredData ?? [])
  return [...own, ...breadcrumbs(pathname)].map((data) => <JsonLd key={data['@type']} data={data} />)
}
