/** A link for a contact that is an e-mail address or a phone number and nothing else; null for any other text. */
export function contactHref(contact: string | null): string | null {
  const text = contact?.trim() ?? ''
  if (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text)) return `mailto:${text}`
  // The (0) of +44 (0)20 is dialled within the country only.
  if (/^\+?[\d\s().-]{7,24}$/.test(text))
    return `tel:${text.replace(/^(\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
  return null
}
