import type { Equipment } from '@/catalog/equipment'
import { ExternalLink } from '@/ui/text-link'
import { Fact, Facts } from './facts'

/** The supplier of an item and how to reach them. */
export function ViewSupplier({ item }: { item: Equipment }) {
  if (!item.supplier && !item.supplier_contact) {
    return <p className="text-clay">No supplier information available.</p>
  }
  const href = contactHref(item.supplier_contact)
  return (
    <Facts>
      {item.supplier && <Fact term="Supplier">{item.supplier}</Fact>}
      {item.supplier_contact && (
        <Fact term="Contact Information">
          {href ? <ExternalLink href={href}>{item.supplier_contact}</ExternalLink> : item.supplier_contact}
        </Fact>
      )}
    </Facts>
  )
}

/** The link for a contact that is only an email address or a phone number; null for any other text. */
export function contactHref(contact: string | null): string | null {
  const text = contact?.trim() ?? ''
  if (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text)) return `mailto:${text}`
  // The (0) of +44 (0)20 is dialed within the country only.
  if (/^\+?[\d\s().-]{7,24}$/.test(text))
    return `tel:${text.replace(/^(\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
  return null
}
