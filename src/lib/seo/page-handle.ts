import type { StructuredData } from './json-ld'

/** What a route module may export as `handle`; React Router passes it to `useMatches`. */
export type PageHandle = {
  /** The page's name for its title, where content/pages.ts has no metadata for it. */
  title?: string | ((pathname: string) => string)
  structuredData?: readonly StructuredData[]
}
