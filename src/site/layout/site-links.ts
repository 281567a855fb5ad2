import { paths } from '@/lib/paths'

export const headerLinks = [
  { to: paths.commercial(), label: 'Commercial' },
  { to: paths.residential(), label: 'Residential' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
] as const

export const footerLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.about(), label: 'Who We Are' },
  { to: paths.commercial(), label: 'Commercial' },
  { to: paths.residential(), label: 'Residential' },
  { to: paths.manhattan(), label: 'Manhattan' },
  { to: paths.brooklyn(), label: 'Brooklyn' },
  { to: paths.contact(), label: 'Contact' },
] as const
