import { useMatches } from 'react-router-dom'
import type { StructuredData } from './json-ld'
import type { PageMetadata } from './seo'

/** The type of a route module's export `handle`. */
export type PageHandle = {
  /** The name in the page's title, unless the page has metadata of its own. */
  title?: string | ((pathname: string) => string)
  /** The metadata of the addresses below a layout. Dashboard and sign-in use the default. */
  metadata?: (pathname: string) => PageMetadata
  structuredData?: readonly StructuredData[]
}

/** Returns the handles of the shown routes, innermost last. The cast is safe: only route modules export handles. */
export const usePageHandles = () =>
  useMatches().flatMap(({ handle }) => (handle ? [handle as PageHandle] : []))
