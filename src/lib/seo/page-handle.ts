import type { StructuredData } from './json-ld'

/** What a route module may export as `handle`, React Router's word for a route's own facts. */
export type PageHandle = {
  /** The page's name in its title, where the metadata has no title for it. */
  title?: string | ((pathname: string) => string)
  structuredData?: readonly StructuredData[]
}
