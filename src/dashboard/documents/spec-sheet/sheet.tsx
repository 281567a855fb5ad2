import { type ReactNode, useState } from 'react'
import { technicalValues } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { type Line, priceOf } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { loadOf, powerKw } from '@/catalog/sizing/loads'
import { numberOf } from '@/catalog/sizing/read-specification'
import { contradicts } from '@/catalog/sizing/supply'
import { groupSpecifications, hasValue } from '@/catalog/specifications/specifications'
import { Letterhead, labelClass, paperClass } from '@/dashboard/documents/document-sheet'
import { type Paper, papers } from '@/dashboard/documents/paper'
import { SpecificationValue } from '@/dashboard/shared/specification-value'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { formatCount, formatDate, formatExactMoney, formatNumber, formatShortDay } from '@/lib/format'
import { isolated } from '@/lib/text'
import type { SheetOptions } from './sheet-options'

type HeadProps = {
  line: Line
  /** The tag of the line that an alternate may replace; null if it is unknown. */
  replaces: string | null
  project: Project | null
}

type Props = SheetOptions & HeadProps & { paper: Paper; prepared: string }

/** The spec sheet of one line. Long texts continue on further pages, which repeat its head. */
export function Sheet({ line, replaces, project, paper, price, notes, supplier, id, prepared }: Props) {
  const { item } = line
  const { width, height } = papers[paper]
  const categories = categoriesOf(item)
  const groups = groupSpecifications(item.specifications, categories, useUnits())
  return (
    <article
      aria-label={item.name}
      className={cx(
        paperClass,
        'sheet flex w-full flex-col px-[clamp(1.25rem,6%,0.75in)] py-6 text-fine leading-snug max-md:w-auto lg:text-note print:text-fine max-md:px-5 md:py-8 xl:py-12',
      )}
      style={{ maxWidth: width, minHeight: `min(${height}, 130vw)`, '--sheet-height': height }}
    >
      {/* A table on paper, so that head and foot are repeated on every page. */}
      <div className="flex flex-1 flex-col print:table print:w-full">
        <div className="break-inside-avoid print:table-header-group">
          <div className="print:pb-2">
            <SheetHead {...{ line, replaces, project }} />
          </div>
        </div>
        <div>
          <div className="flex flex-col-reverse gap-x-8 sm:flex-row print:flex-row">
            <div className="min-w-0 flex-1">
              <Facts title="Overview" areShort inColumns={!item.image_url}>
                <Fact term="Brand" isName>
                  {item.brand}
                </Fact>
                <Fact term="Model" isName>
                  {item.model}
                </Fact>
                {price && <Fact term="Cost">{describePrice(line)}</Fact>}
                <Fact term="Lead Time">
                  {item.lead_time_days !== null && formatCount(item.lead_time_days, 'day')}
                </Fact>
                <Fact term="Warranty">
                  {item.warranty_months !== null && formatCount(item.warranty_months, 'month')}
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
            <div className="gap-x-10 md:columns-2 print:columns-2">
              {groups.map(({ title, list }) => (
                <Facts key={title} title={title} areShort>
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
            <section className="pt-6 print:pt-4">
              <SectionTitle>Notes</SectionTitle>
              <p dir="auto" className="orphans-3 widows-3 mt-2 whitespace-pre-wrap break-words">
                {item.notes}
              </p>
            </section>
          )}
        </div>
        <footer className="mt-auto break-inside-avoid text-clay text-tiny print:table-footer-group">
          <div className="mt-9 flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-3 print:mt-5">
            <span>{`Prepared ${prepared}`}</span>
            <span>{`As recorded ${formatDate(item.updated_at)}`}</span>
            {id && <span className="break-all tabular-nums">{item.id}</span>}
          </div>
        </footer>
      </div>
    </article>
  )
}

/** What the sheet is about: the studio, the project, the item, and the line with its tag, quantity and room. */
function SheetHead({ line, replaces, project }: HeadProps) {
  const { item, tag, quantity, room, alternateFor, isDeleted } = line
  return (
    <>
      <Letterhead />
      <p className={cx(labelClass, 'flex flex-wrap justify-between gap-x-6 md:mt-8 print:mt-5')}>
        <span>Equipment specification</span>
        {project && (
          <span dir="auto" className="break-words">
            {[project.name, project.number, project.revision && `Revision ${project.revision}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </p>
      <h2 dir="auto" className="mt-1 break-words text-[1.875rem] leading-tight">
        {item.name}
      </h2>
      <p className="mt-1.5 text-clay">{categoriesOf(item).join(' · ')}</p>
      {tag !== null && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-ui">
          <HeadFact term="Tag">{tag}</HeadFact>
          <HeadFact term="Quantity">{formatNumber(quantity)}</HeadFact>
          {room !== null && <HeadFact term="Room">{room}</HeadFact>}
          {alternateFor !== null && (
            <HeadFact term="Alternate">
              {replaces === null ? 'of another line' : `or equal to ${isolated(replaces)}`}
            </HeadFact>
          )}
        </dl>
      )}
      {isDeleted && <p className="mt-1.5 text-clay">Deleted from the catalog</p>}
    </>
  )
}

function HeadFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="inline text-clay">{term}</dt>{' '}
      <dd dir="auto" className="inline break-words font-medium">
        {children}
      </dd>
    </div>
  )
}

/** '$4,600, quoted Nov 3, 2026', of one piece. */
function describePrice(line: Line): string | null {
  const price = priceOf(line)
  const { fixedPrice } = line
  return (
    price &&
    formatExactMoney(price.cost, price.currency) +
      (fixedPrice ? `, quoted ${formatShortDay(fixedPrice.on)}` : '')
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
  return (
    <h3 className="break-after-avoid border-line border-b pb-1.5 text-[1.0625rem] not-print:max-md:text-[1.25rem]">
      {children}
    </h3>
  )
}

type FactsProps = {
  title: string
  areShort?: boolean
  /** In two columns where the sheet is wide. */
  inColumns?: boolean
  children: ReactNode
}

/** A titled list. Its space above is padding: a margin is dropped at the top of a page or column. */
function Facts({ title, areShort, inColumns, children }: FactsProps) {
  return (
    <section className="break-inside-avoid pt-6 print:pt-4">
      <SectionTitle>{title}</SectionTitle>
      {/* On a phone short ones stand side by side. */}
      <dl
        className={cx(
          'mt-1 not-print:max-sm:mt-0',
          areShort &&
            'not-print:max-sm:grid not-print:max-sm:grid-cols-2 not-print:max-sm:[&>:last-child:nth-child(odd)]:col-span-full',
          inColumns && 'md:grid md:grid-cols-2 md:gap-x-10 print:grid print:grid-cols-2 print:gap-x-10',
        )}
      >
        {children}
      </dl>
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
    <div className="grid break-inside-avoid border-line py-1 not-print:max-sm:border-b not-print:max-sm:py-2 items-baseline sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-2 print:gap-x-2 print:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="break-words text-clay text-fine">{term}</dt>
      <dd
        dir="auto"
        {...(isName && { translate: 'no' })}
        className="whitespace-pre-wrap break-words not-print:max-sm:text-base not-print:max-sm:leading-snug"
      >
        {known ? children : <span className="text-clay">to be confirmed</span>}
      </dd>
    </div>
  )
}
