import { paths } from '@/lib/paths'

export type PublicPage = {
  path: string
  /** Its name in breadcrumbs and lists of pages. */
  name: string
}

/** Every page a visitor may find: what is prerendered, listed in the sitemap and named in breadcrumbs. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home(), name: 'Home' },
  { path: paths.about(), name: 'Who We Are' },
  { path: paths.commercial(), name: 'Commercial' },
  { path: paths.residential(), name: 'Residential' },
  { path: paths.manhattan(), name: 'Manhattan' },
  { path: paths.brooklyn(), name: 'Brooklyn' },
  { path: paths.projects(), name: 'Our Work' },
  { path: paths.contact(), name: 'Contact' },
]
