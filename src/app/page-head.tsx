import { useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { business } from '@/content/business'
import { defaultMetadata } from '@/content/page-metadata'
import { canonicalPath } from '@/lib/paths'
import { usePageHandles } from '@/lib/seo/page-handle'
import { Seo } from '@/lib/seo/seo'

/**
 * Title and metadata of every address, public or not. Rendered above the pages, so that the title follows the address
 * even while the session is still loading.
 */
export function PageHead() {
  const pathname = canonicalPath(useLocation().pathname)
  const handles = usePageHandles()
  const metadataFor = handles.findLast((handle) => handle.metadata)?.metadata ?? defaultMetadata
  const metadata = metadataFor(pathname)
  const innermost = handles.findLast((handle) => handle.title)?.title
  const name = typeof innermost === 'function' ? innermost(pathname) : innermost
  return (
    <Seo
      title={name ? `${name} · ${brand.name}` : metadata.title}
      metadata={metadata}
      siteName={brand.name}
      geo={business.geo}
    />
  )
}
