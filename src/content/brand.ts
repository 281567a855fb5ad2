/**
 * The studio's names and tagline, placeholders until the owner replaces them. Besides the mails of `supabase/templates`
 * nothing else shows a name.
 */
export const brand = {
  name: 'Tepidarium',
  legalName: 'Tepidarium Consulting',
  tagline: 'Bathhouses, saunas and cold water, designed around the body.',
} as const
