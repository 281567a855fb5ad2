/** A link for a contact that is an e-mail address or a phone number and nothing else; null for any other text. */
export function contactHref(contact: string | null): string | null {
  const text = contact?.trim() ?? ''
  if (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{7,24}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return null
}
