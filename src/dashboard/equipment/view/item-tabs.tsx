import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { technicalValues } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { countPieces } from '@/catalog/lines'
import { projectUsesQuery } from '@/catalog/queries/project-queries'
import { hintsFor } from '@/catalog/sizing/new-york'
import { groupSpecifications } from '@/catalog/specifications/specifications'
import { FitDisclosure } from '@/dashboard/equipment/fit/fit-disclosure'
import { EquipmentHistory } from '@/dashboard/equipment/history/equipment-history'
import { LeadTime } from '@/dashboard/equipment/item-values'
import { LoadError } from '@/dashboard/shared/load-error'
import { SpecificationValue } from '@/dashboard/shared/specification-value'
import { UnitSwitch, useUnits } from '@/dashboard/shared/use-units'
import { capitalize, formatDateTime, formatMoney, formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { sentences } from '@/lib/text'
import { DialogBody } from '@/ui/dialog'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ExternalLink } from '@/ui/text-link'
import { Fact, Facts, LinkList, LinkRow } from './facts'
import { SupplierTab } from './supplier-tab'

const tabs = ['overview', 'technical', 'supplier', 'metadata']

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
      <TabList aria-label="Details" className="mx-5 md:mx-8">
        {tabs.map((one) => (
          <Tab key={one} value={one}>
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
          <SupplierTab item={item} />
        </TabPanel>
        <TabPanel value="metadata">
          <Metadata item={item} />
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
    <section className="first:-mt-2.5 not-first:mt-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-[1.125rem]">Additional Specifications</h3>
        <UnitSwitch />
      </div>
      {groups.map(({ title, list }) => (
        <section key={title} aria-label={title} className="mt-8 first-of-type:mt-3">
          <h4 className="mb-2 border-line border-b pb-1.5 font-semibold text-base leading-snug">{title}</h4>
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

/** The projects that use an item, its changes, and when and how it came into the catalog. */
function Metadata({ item }: { item: Equipment }) {
  const { data: uses, error, isFetching, refetch } = useQuery(projectUsesQuery([item.id]))
  return (
    <div className="grid gap-7">
      <LoadError what="projects" {...{ error, isFetching, refetch }} />
      {uses && (
        <LinkList title="Projects that use it">
          {uses.length === 0 && <li className="border-line border-b py-2 text-clay text-ui">None yet.</li>}
          {uses.map(({ id, name, pieces, is_archived }) => (
            <LinkRow key={id} to={paths.project(id)} name={name}>
              <span>
                {sentences(is_archived && 'Archived,', pieces > 0 ? countPieces(pieces) : 'as an alternate')}
              </span>
            </LinkRow>
          ))}
        </LinkList>
      )}
      <EquipmentHistory key={item.id} item={item} />
      <section>
        <h3 className="mb-2 text-[1.125rem]">Record</h3>
        <div className="border-line border-t pt-2">
          <Facts>
            <Fact term="ID">
              <span translate="no" className="text-clay">
                {item.id}
              </span>
            </Fact>
            <Fact term="Created">{formatDateTime(item.created_at)}</Fact>
            <Fact term="Last Updated">{formatDateTime(item.updated_at)}</Fact>
            <Fact term="Created Via">{capitalize(item.created_via)}</Fact>
          </Facts>
        </div>
      </section>
    </div>
  )
}
