/**
 * Who the studio is. Placeholders until the owner fills them in; nothing else in the code names the studio.
 */
export const brand = {
  name: 'Tepidarium',
  legalName: 'Tepidarium Consulting',
  tagline: 'Bathhouses, saunas and cold water, designed to be lived in.',
} as const
