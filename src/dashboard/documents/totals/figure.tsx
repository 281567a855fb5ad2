import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { CoverageNote, type Covered } from './coverage'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 print:mt-7">
      <h2 className="break-after-avoid border-ink border-b pb-2 text-[1.375rem] print:text-[1.125rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Figures side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-7 pt-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-4 print:pt-3">
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

/** One figure: its name, its value and the number of items it is based on. */
export function Figure({ label, value, note, coverage, wide }: Props) {
  return (
    <div className={cx('min-w-0 break-inside-avoid', wide && 'col-span-full')}>
      <dt className="text-ui text-clay">{label}</dt>
      <dd>
        <div className="break-words text-[1.5rem] leading-tight print:text-[1.25rem]">
          {coverage.known > 0 ? value : '-'}
        </div>
        {note && <p className="mt-1 text-note text-clay">{note}</p>}
        <CoverageNote {...coverage} />
      </dd>
    </div>
  )
}
