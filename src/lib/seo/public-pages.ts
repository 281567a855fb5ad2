import { paths } from '@/lib/paths'

type PublicPage = {
  path: string
  /** The page's name in the footer, breadcrumbs and llms.txt. */
  name: string
}

/** Every public page: prerendered, listed in the sitemap, named in footer and breadcrumbs. */
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
