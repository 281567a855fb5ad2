/**
 * The studio's names and tagline, placeholders until the owner replaces them. Only
 * the mails in `supabase/templates` repeat a name.
 */
export const brand = {
  name: 'Tepidarium',
  legalName: 'Tepidarium Consulting',
  tagline: 'Bathhouses, saunas and cold plunges, designed around the body.',
} as const
