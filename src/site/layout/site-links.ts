import { paths } from '@/lib/paths'
import { publicPages } from '@/lib/seo/public-pages'

export const headerLinks = [
  { to: paths.commercial(), label: 'Commercial' },
  { to: paths.residential(), label: 'Residential' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
] as const

/** Every page but that of the projects, to which the home page leads. */
export const footerLinks = publicPages.filter(({ path }) => path !== paths.projects())
