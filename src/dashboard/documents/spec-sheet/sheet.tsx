import { type ReactNode, useState } from 'react'
import { technicalValues } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { loadOf, powerKw } from '@/catalog/sizing/loads'
import { numberOf } from '@/catalog/sizing/read-specification'
import { contradicts } from '@/catalog/sizing/supply'
import { groupSpecifications, hasValue } from '@/catalog/specifications/specifications'
import { Letterhead } from '@/dashboard/documents/letterhead'
import { type Paper, papers } from '@/dashboard/documents/paper'
import type { AddressOptions } from '@/dashboard/documents/use-address-options'
import { SpecificationValue } from '@/dashboard/shared/specification-value'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatDate, formatExactMoney, formatNumber } from '@/lib/format'

type Props = SheetOptions & { item: Equipment; paper: Paper; prepared: string }

/** The spec sheet of one item. Long texts continue on further pages. */
export function Sheet({ item, paper, price, notes, supplier, id, prepared }: Props) {
  const { width, height } = papers[paper]
  const categories = categoriesOf(item)
  const groups = groupSpecifications(item.specifications, categories, useUnits())
  return (
    <article
      aria-label={item.name}
      className="sheet mx-auto flex w-full flex-col border border-line bg-steam px-[clamp(1.25rem,6%,0.75in)] py-[0.6in] text-fine leading-snug"
      style={{ maxWidth: width, minHeight: `min(${height}, 130vw)`, '--sheet-height': height }}
    >
      <Letterhead />
      <p className="mt-8 text-fine text-clay uppercase leading-[1.4] tracking-[0.08em]">
        Equipment specification
      </p>
      <h2 dir="auto" className="mt-1 break-words text-[1.875rem] leading-tight">
        {item.name}
      </h2>
      <p className="mt-1.5 text-clay">{categories.join(' · ')}</p>
      <div className="flex flex-col-reverse gap-x-8 sm:flex-row print:flex-row">
        <div className="min-w-0 flex-1">
          <Facts title="Overview">
            <Fact term="Brand" isName>
              {item.brand}
            </Fact>
            <Fact term="Model" isName>
              {item.model}
            </Fact>
            {price && (
              <Fact term="Cost">{item.cost !== null && formatExactMoney(item.cost, item.currency)}</Fact>
            )}
            <Fact term="Lead Time">
              {item.lead_time_days !== null && `${formatNumber(item.lead_time_days)} days`}
            </Fact>
            <Fact term="Warranty">
              {item.warranty_months !== null && `${formatNumber(item.warranty_months)} months`}
            </Fact>
          </Facts>
        </div>
        {item.image_url && <SheetImage key={item.image_url} src={item.image_url} name={item.name} />}
      </div>
      <Facts title="Technical">
        {technicalValues(item).map(({ key, label, value }) => (
          <Fact key={key} term={label}>
            {value.trim() || (isAnswered(item, key) && 'see below')}
          </Fact>
        ))}
      </Facts>
      {groups.length > 0 && (
        // Padding, because a margin is dropped at the top of the second column only.
        <div className="gap-x-10 [&>section]:mt-0 [&>section]:break-inside-avoid [&>section]:pt-6 sm:columns-2 print:columns-2 [&_dl>div]:sm:grid-cols-2 [&_dl>div]:print:grid-cols-2">
          {groups.map(({ title, list }) => (
            <Facts key={title} title={title}>
              {list.map((specification) => (
                <Fact key={specification.key} term={specification.label}>
                  {hasValue(specification) && <SpecificationValue specification={specification} />}
                </Fact>
              ))}
            </Facts>
          ))}
        </div>
      )}
      {supplier && (
        <Facts title="Supplier">
          <Fact term="Supplier">{item.supplier}</Fact>
          <Fact term="Contact Information">{item.supplier_contact}</Fact>
        </Facts>
      )}
      {notes && item.notes?.trim() && (
        <section className="mt-6">
          <SectionTitle>Notes</SectionTitle>
          <p dir="auto" className="orphans-3 widows-3 mt-2 whitespace-pre-wrap break-words">
            {item.notes}
          </p>
        </section>
      )}
      <footer className="mt-auto break-inside-avoid pt-9 text-[0.75rem] text-clay">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-3">
          <span>{`Prepared ${prepared}`}</span>
          <span>{`As recorded ${formatDate(item.updated_at)}`}</span>
          {id && <span className="break-all tabular-nums">{item.id}</span>}
        </div>
      </footer>
    </article>
  )
}

/** Whether the specifications below state (part of) a requirement that has no text. */
function isAnswered(item: Equipment, key: keyof Equipment): boolean {
  if (key === 'power_requirements')
    return !('missing' in loadOf(item)) || (powerKw(item) !== null && !contradicts(item))
  if (key !== 'water_requirements') return false
  return ['cold_water_lpm', 'hot_water_lpm'].some((one) => numberOf(item, one) !== null)
}

/** The picture of the item; nothing if it fails to load. */
function SheetImage({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      src={src}
      alt={name}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="mt-6 max-h-[2.1in] break-inside-avoid object-contain object-left-top sm:max-w-[45%] sm:object-right-top print:max-w-[45%] print:object-right-top"
    />
  )
}

function SectionTitle({ children }: { children: ReactNode }) {
  return <h3 className="break-after-avoid border-line border-b pb-1.5 text-[1.0625rem]">{children}</h3>
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <SectionTitle>{title}</SectionTitle>
      <dl className="mt-1">{children}</dl>
    </section>
  )
}

/**
 * A line of the sheet. A missing value is 'to be confirmed', because a blank would read as "none".
 * @param isName whether the value is a name, which a translator must not change
 */
function Fact({ term, isName, children }: { term: string; isName?: boolean; children: ReactNode }) {
  const known = typeof children === 'string' ? children.trim() !== '' : Boolean(children)
  return (
    <div className="grid break-inside-avoid gap-x-6 py-1 sm:grid-cols-[11.5rem_minmax(0,1fr)] print:grid-cols-[11.5rem_minmax(0,1fr)]">
      <dt className="text-clay">{term}</dt>
      <dd dir="auto" {...(isName && { translate: 'no' })} className="whitespace-pre-wrap break-words">
        {known ? children : <span className="text-clay italic">to be confirmed</span>}
      </dd>
    </div>
  )
}

/** The parts of a spec sheet that can be hidden, with their defaults. The ID is hidden: it tells a client nothing. */
const defaults = { price: true, notes: true, supplier: true, id: false }

export type SheetPart = keyof typeof defaults
/** Whether each part is shown. */
export type SheetOptions = Record<SheetPart, boolean>

const parts = Object.keys(defaults) as SheetPart[]

/** `?price=off&id=on`; defaults are left out of the address. */
export const sheetOptions: AddressOptions<SheetOptions> = {
  read: (params) => {
    const shown = { ...defaults }
    for (const part of parts) {
      const value = params.get(part)
      if (value === 'on' || value === 'off') shown[part] = value === 'on'
    }
    return shown
  },
  write: (shown) =>
    Object.fromEntries(
      parts.map((part) => [part, shown[part] === defaults[part] ? null : shown[part] ? 'on' : 'off']),
    ),
}
