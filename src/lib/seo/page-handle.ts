import type { StructuredData } from './json-ld'
import type { PageMetadata } from './seo'

/** What a route module may export as `handle`; React Router passes it to `useMatches`. */
export type PageHandle = {
  /** The page's name for its title, where it has no metadata of its own. */
  title?: string | ((pathname: string) => string)
  /** The metadata of the addresses below a layout; dashboard and sign-in have the default. */
  metadata?: (pathname: string) => PageMetadata
  structuredData?: readonly StructuredData[]
}
