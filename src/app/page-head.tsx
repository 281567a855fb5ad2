import { useLocation, useMatches } from 'react-router-dom'
import { brand } from '@/content/brand'
import { business } from '@/content/business'
import { metadataFor } from '@/content/pages'
import { canonicalPath } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Seo } from '@/lib/seo/seo'

/**
 * The head of every address, public or not. It stands above the pages, so that the title is right as soon as the
 * address is, also while a session is still being read.
 */
export function PageHead() {
  const pathname = canonicalPath(useLocation().pathname)
  // Only route modules set handles, and they are typed as this where they are written.
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const metadata = metadataFor(pathname)
  const own = handles.findLast((handle) => handle?.title)?.title
  const name = typeof own === 'function' ? own(pathname) : own
  return (
    <Seo
      title={name ? `${name} · ${brand.name}` : metadata.title}
      metadata={metadata}
      siteName={brand.name}
      geo={business.geo}
    />
  )
}
