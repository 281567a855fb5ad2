import { type ReactNode, useState } from 'react'
import { technicalValues } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { hintsFor } from '@/catalog/sizing/new-york'
import { groupSpecifications } from '@/catalog/specifications/specifications'
import { FitDisclosure } from '@/dashboard/equipment/fit/fit-disclosure'
import { EquipmentHistory } from '@/dashboard/equipment/history/equipment-history'
import { LeadTime } from '@/dashboard/equipment/item-values'
import { SpecificationValue } from '@/dashboard/shared/specification-value'
import { UnitSwitch, useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { capitalize, formatDateTime, formatMoney, formatNumber } from '@/lib/format'
import { DialogBody } from '@/ui/dialog'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ExternalLink } from '@/ui/text-link'

const tabs = ['overview', 'technical', 'supplier', 'metadata', 'history']

type Props = {
  item: Equipment
  /** The open tab; the first one if there is no such tab. */
  tab: string | undefined
  onTab: (tab: string) => void
}

/** The details of an item in tabs. */
export function ItemTabs({ item, tab, onTab }: Props) {
  return (
    <Tabs
      value={tabs.find((one) => one === tab) ?? 'overview'}
      onValueChange={onTab}
      className="flex min-h-0 flex-1 flex-col"
    >
      {/* All five fit on a phone of 390 px, parted by a gap. */}
      <TabList aria-label="Details" className="mx-5 max-md:justify-between max-md:gap-0 md:mx-8">
        {tabs.map((one) => (
          <Tab key={one} value={one} className="max-md:px-1 max-md:text-note">
            {capitalize(one)}
          </Tab>
        ))}
      </TabList>
      <DialogBody>
        <TabPanel value="overview">
          <Overview item={item} />
        </TabPanel>
        <TabPanel value="technical">
          <Technical item={item} />
          <NewYorkHints item={item} />
          <FitDisclosure item={item} />
        </TabPanel>
        <TabPanel value="supplier">
          <Supplier item={item} />
        </TabPanel>
        <TabPanel value="metadata">
          <Facts>
            <Fact term="ID">
              <span translate="no" className="text-fine">
                {item.id}
              </span>
            </Fact>
            <Fact term="Created">{formatDateTime(item.created_at)}</Fact>
            <Fact term="Last Updated">{formatDateTime(item.updated_at)}</Fact>
            <Fact term="Created Via">{capitalize(item.created_via)}</Fact>
          </Facts>
        </TabPanel>
        <TabPanel value="history">
          <EquipmentHistory key={item.id} item={item} />
        </TabPanel>
      </DialogBody>
    </Tabs>
  )
}

/** The main facts of an item: price, requirements, supplier and specifications. */
function Overview({ item }: { item: Equipment }) {
  const unknown = 'Not specified'
  return (
    <>
      {item.image_url && <ItemImage key={item.image_url} src={item.image_url} name={item.name} />}
      <Facts>
        <Fact isShort term="Cost">
          {item.cost === null ? unknown : formatMoney(item.cost, item.currency)}
        </Fact>
        <Fact isShort term="Lead Time">
          {item.lead_time_days === null ? unknown : <LeadTime days={item.lead_time_days} />}
        </Fact>
        <Fact isShort term="Warranty">
          {item.warranty_months === null ? unknown : `${formatNumber(item.warranty_months)} months`}
        </Fact>
        <Fact isShort term="Created Via">
          {capitalize(item.created_via)}
        </Fact>
        <Requirements item={item} />
        {item.supplier && <Fact term="Supplier">{item.supplier}</Fact>}
        {item.notes && <Fact term="Notes">{item.notes}</Fact>}
      </Facts>
      <AdditionalSpecifications item={item} />
    </>
  )
}

function ItemImage({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false)
  // The Content-Security-Policy blocks http://, but older items may have such an address.
  if (broken || !/^https:/i.test(src)) {
    return (
      <p className="mb-6 grid h-40 place-content-center justify-items-center gap-1 bg-line/50 text-note text-clay">
        The image could not be loaded
        <ExternalLink href={src}>Open its address</ExternalLink>
      </p>
    )
  }
  return (
    <img
      src={src}
      alt={name}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setBroken(true)}
      className="mb-6 max-h-72 w-full object-contain"
    />
  )
}

/** The requirements and specifications of an item. */
function Technical({ item }: { item: Equipment }) {
  const groups = groupSpecifications(item.specifications, categoriesOf(item), useUnits())
  const isStated = technicalValues(item).some(({ value }) => value)
  if (groups.length === 0 && !isStated)
    return <p className="text-clay">No technical requirements recorded.</p>
  return (
    <>
      {isStated && (
        <Facts>
          <Requirements item={item} />
        </Facts>
      )}
      <AdditionalSpecifications item={item} />
    </>
  )
}

/** The requirements that the item states. */
function Requirements({ item }: { item: Equipment }) {
  return technicalValues(item).map(
    ({ label, value }) =>
      value && (
        <Fact key={label} term={label}>
          {value}
        </Fact>
      ),
  )
}

/** The specifications of an item in groups, in the chosen units. Renders nothing without any. */
function AdditionalSpecifications({ item }: { item: Equipment }) {
  const groups = groupSpecifications(item.specifications, categoriesOf(item), useUnits())
  if (groups.length === 0) return null
  return (
    <section className="first:-mt-2.5 not-first:mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-[1.125rem]">Additional Specifications</h3>
        <UnitSwitch />
      </div>
      {groups.map(({ title, list }) => (
        <section key={title} aria-label={title} className="mt-4 first-of-type:mt-1">
          <h4 className="mb-2 border-line border-b pb-1 font-medium text-note">{title}</h4>
          <Facts>
            {list.map((specification) => (
              <Fact key={specification.key} isShort term={specification.label}>
                <SpecificationValue specification={specification} />
              </Fact>
            ))}
          </Facts>
        </section>
      ))}
    </section>
  )
}

/** The rules of New York for an item, with a warning where the item's own values break one. Renders nothing without rules. */
export function NewYorkHints({ item }: { item: Equipment }) {
  const hints = hintsFor(item)
  if (hints.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-[1.125rem]">In New York</h3>
      <ul className="mt-1 text-note">
        {hints.map(({ text, source, isExceeded, exceeded = 'This item’s figure is beyond it.' }) => (
          <li key={text} className="py-1">
            <span>{`${text} `}</span>
            <span className="inline-block text-clay">{`${source}.`}</span>
            {isExceeded?.(item) && <strong className="block font-medium text-brick">{exceeded}</strong>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The supplier of an item and how to reach them. */
function Supplier({ item }: { item: Equipment }) {
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

/** A list of terms and their values, in two columns; the second has short terms only. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="-mt-2 grid gap-x-8 sm:grid-cols-[minmax(0,1fr)_16rem]">{children}</dl>
}

/** Terms have one width in every list, so that the values align. The longest one fits on a line. */
const termColumns = 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-cols-[13.5rem_minmax(0,1fr)]'

type FactProps = { term: string; isShort?: boolean; children: ReactNode }

/** A term and its value; line breaks of the value are kept. A short one takes one of the list's two columns. */
function Fact({ term, isShort, children }: FactProps) {
  return (
    <div
      className={cx(
        'grid gap-x-2 gap-y-0.5 border-line border-b py-2',
        termColumns,
        isShort ? 'sm:even:grid-cols-[8rem_minmax(0,1fr)]' : 'sm:col-span-2',
      )}
    >
      <dt className="break-words text-ui text-clay">{term}</dt>
      <dd dir="auto" className="whitespace-pre-wrap break-words text-ui">
        {children}
      </dd>
    </div>
  )
}
