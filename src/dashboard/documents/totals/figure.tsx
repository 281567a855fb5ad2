import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { labelOf } from '@/catalog/columns'
import { countItems } from '@/catalog/equipment'
import { countPieces, type Pieces } from '@/catalog/lines'
import { type Coverage, neededPieces } from '@/catalog/sizing/figure'
import { fieldOf } from '@/catalog/specifications/fields'
import { labelClass } from '@/dashboard/documents/document-sheet'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { openedFromHere } from '@/dashboard/shared/list-state'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Disclosure } from '@/ui/disclosure'
import { ShortList } from './short-list'

type SectionProps = {
  title: string
  /** The field that the figures depend on, below the title; not printed. */
  control?: ReactNode
  children: ReactNode
}

/** A titled part of the totals. On wide screens the title stands beside the figures. */
export function Section({ title, control, children }: SectionProps) {
  return (
    <section className="mt-8 border-ink border-t pt-5 first-of-type:mt-6 lg:grid lg:pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:mt-7 print:pt-3">
      <h2 className="break-after-avoid text-[1.5rem] leading-tight print:text-[1.125rem]">{title}</h2>
      {control && <div className="mt-4 print:hidden">{control}</div>}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[&>:first-child]:mt-1">{children}</div>
    </section>
  )
}

/** Figures side by side. The space above is a margin: a page may break after padding, and leave a heading alone. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] print:mt-3 print:grid-cols-3 print:gap-y-4">
      {children}
    </dl>
  )
}

type Props = {
  label: string
  value: ReactNode
  note?: ReactNode
  coverage: Covered
  /** As wide as all the columns. */
  wide?: boolean
}

/** One figure: its name, its value and the number of pieces it is based on. */
export function Figure({ label, value, note, coverage, wide }: Props) {
  return (
    <div className={cx('min-w-0 break-inside-avoid', wide && 'col-span-full')}>
      <dt className={labelClass}>{label}</dt>
      <dd>
        {coverage.known > 0 ? (
          <div
            translate="no"
            className="mt-1 break-words text-[1.25rem] tabular-nums leading-tight sm:text-[1.75rem] print:text-[1.25rem]"
          >
            {value}
          </div>
        ) : (
          <p className="mt-1 text-[1.25rem] text-clay leading-tight sm:text-[1.75rem] print:text-[1.25rem]">
            -
          </p>
        )}
        <div className={cx(wide && 'gap-x-3 sm:flex sm:flex-wrap sm:items-baseline')}>
          {note && <p className={noteClass}>{note}</p>}
          <CoverageNote {...coverage} />
        </div>
      </dd>
    </div>
  )
}

/** The coverage of a figure. `counted` replaces its text if pieces are left out for more than a missing value. */
type Covered = Coverage & { counted?: string | null }

/** Says how many pieces a figure is based on, and lists items without a value as links to their forms. */
export function CoverageNote({ known, missing, notNeeded, counted }: Covered) {
  const all = neededPieces({ known, missing })
  if (all === 0 && !counted) return <p className={noteClass}>None of these items needs one.</p>
  const others =
    notNeeded > 0 ? `; ${formatNumber(notNeeded)} more ${notNeeded === 1 ? 'needs' : 'need'} none` : ''
  return (
    <div className={noteClass}>
      <p className="text-balance">{`Based on ${counted ?? `${formatNumber(known)} of ${countPieces(all)}`}${others}.`}</p>
      {missing.length > 0 && (
        <Disclosure summary={`${countItems(missing.length)} without a value`} className="-my-1">
          <ShortList items={missing} className="mt-1 mb-2 border-line border-l pl-3">
            {({ keys, ...pieces }) => (
              <li key={pieces.item.id} className="py-1">
                <ItemLink {...pieces} /> <span>{keys.map(nameOf).join(', ')}</span>
              </li>
            )}
          </ShortList>
        </Disclosure>
      )}
    </div>
  )
}

const noteClass = 'mt-1 text-fine text-clay'

const columnNames: Record<string, string> = {
  cost: labelOf('cost'),
  lead_time_days: labelOf('lead_time_days'),
}

const nameOf = (key: string) => fieldOf(key)?.label ?? columnNames[key] ?? key

/** A link to the form of an item with the number of its pieces, if several. Closing the form leads back here. */
export function ItemLink({ item, quantity, isDeleted }: Pieces) {
  return (
    <>
      {quantity > 1 && <span className="tabular-nums">{`${formatNumber(quantity)} × `}</span>}
      {isDeleted ? (
        <>
          <span dir="auto" className="break-words">
            {item.name}
          </span>{' '}
          <span className="text-clay">(deleted)</span>
        </>
      ) : (
        <Link
          to={paths.equipment({ edit: item.id })}
          state={openedFromHere}
          dir="auto"
          className="break-words text-ink underline decoration-line underline-offset-4 hover:decoration-cedar print:no-underline"
        >
          <KeptTogether>{item.name}</KeptTogether>
        </Link>
      )}
    </>
  )
}
