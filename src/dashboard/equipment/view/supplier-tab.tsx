import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { LeadTime } from '@/dashboard/equipment/item-values'
import { openedFromHere, withParams } from '@/dashboard/shared/list-state'
import { formatMoney, formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { isolated, normalizeName } from '@/lib/text'
import { ExternalLink, TextLink } from '@/ui/text-link'
import { Fact, Facts, LinkList, LinkRow } from './facts'

/** The supplier of an item, how to reach them, what an order is about, and what else they sell. */
export function SupplierTab({ item }: { item: Equipment }) {
  const { supplier, supplier_contact: contact, cost, currency, lead_time_days, warranty_months } = item
  const { data: list } = useQuery(equipmentListQuery)
  const href = contactHref(contact)
  return (
    <>
      {!supplier && !contact && <p className="mb-6 text-clay">No supplier information available.</p>}
      <Facts>
        {supplier && <Fact term="Supplier">{supplier}</Fact>}
        {contact && (
          <Fact term="Contact Information">
            {href ? <ExternalLink href={href}>{contact}</ExternalLink> : contact}
          </Fact>
        )}
        {cost !== null && <Fact term="Cost">{formatMoney(cost, currency)}</Fact>}
        {lead_time_days !== null && (
          <Fact term="Lead Time">
            <LeadTime days={lead_time_days} />
          </Fact>
        )}
        {warranty_months !== null && <Fact term="Warranty">{`${formatNumber(warranty_months)} months`}</Fact>}
      </Facts>
      {supplier && list?.isComplete && (
        <SupplierItems
          supplier={supplier}
          items={list.items}
          isOwn={(id) => id === item.id}
          className="mt-7"
        />
      )}
    </>
  )
}

/** The number of other items that are named. */
const most = 6

type SupplierItemsProps = {
  supplier: string
  items: readonly Equipment[]
  /** Whether an item is the open one. */
  isOwn: (id: string) => boolean
  className: string
}

/** What else the supplier sells. A link shows an item in place of the open one, another all of them in the list. */
export function SupplierItems({ supplier, items, isOwn, className }: SupplierItemsProps) {
  const { search, state } = useLocation()
  const name = normalizeName(supplier)
  const others = name
    ? items.filter((other) => !isOwn(other.id) && normalizeName(other.supplier ?? '') === name)
    : []
  if (others.length === 0) return null
  const here = new URLSearchParams(search)
  // Like a step to the next item it replaces the address of View, so that Back closes View. From the form Back returns to it.
  const history = here.has('view') ? { replace: true, state } : { state: openedFromHere }
  return (
    <LinkList title="Other items of this supplier" className={className}>
      {others.slice(0, most).map(({ id, name, cost, currency, lead_time_days }) => (
        <LinkRow
          key={id}
          to={{ search: withParams(here, { edit: null, add: null, from: null, view: id }).toString() }}
          {...history}
          preventScrollReset
          name={name}
          note={lead_time_days !== null && <LeadTime days={lead_time_days} />}
        >
          <span className="inline-block min-w-20" translate="no">
            {cost === null ? '-' : formatMoney(cost, currency)}
          </span>
        </LinkRow>
      ))}
      {others.length > most && (
        <li className="py-2 text-ui">
          <TextLink to={paths.equipment({ q: supplier })}>
            {`Search the catalog for “${isolated(supplier)}”`}
          </TextLink>
        </li>
      )}
    </LinkList>
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
