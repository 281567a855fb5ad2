import type { ReactNode, Ref } from 'react'
import type { Project } from '@/catalog/queries/project-queries'
import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'
import { cx } from '@/lib/cx'
import { formatDate } from '@/lib/format'

type Props = {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** Null for a selection. */
  project: Project | null
  /** When the lines were read. */
  date: Date
  /** The number of items and the like, below the title. */
  note: ReactNode
  className: string
  children: ReactNode
}

/** A document of a project or a selection: a sheet of paper with the letterhead, the title and the title block. */
export function DocumentSheet({ title, titleRef, project, date, note, className, children }: Props) {
  return (
    <article
      aria-label={title}
      className={cx(
        paperClass,
        'px-5 py-6 md:px-8 md:py-8 xl:px-12 xl:py-12 print:max-w-none print:border-0 print:bg-transparent print:p-0',
        className,
      )}
    >
      <Letterhead />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mt-8 print:mt-6">
        <div className="min-w-0">
          <h2
            ref={titleRef}
            tabIndex={-1}
            className="text-[clamp(1.875rem,4vw,2.5rem)] leading-[1.1] focus:outline-none print:text-[1.75rem]"
          >
            {title}
          </h2>
          {project && (
            <p
              dir="auto"
              className="mt-1.5 break-words font-display text-[1.375rem] leading-snug print:text-[1.125rem]"
            >
              {project.name}
            </p>
          )}
        </div>
        {project && <TitleBlock project={project} date={date} />}
      </div>
      <p className="mt-4 text-clay text-fine">{note}</p>
      {children}
    </article>
  )
}

/** Client, number, revision and date, as in the title block of a drawing. */
function TitleBlock({ project, date }: Pick<Props, 'date'> & { project: Project }) {
  const facts = [
    { term: 'Client', value: project.client },
    { term: 'Number', value: project.number },
    { term: 'Revision', value: project.revision },
    { term: 'Date', value: formatDate(date) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-note leading-snug max-sm:w-full sm:flex sm:flex-wrap sm:gap-x-8 print:flex print:w-auto print:gap-x-8">
      {facts.map(
        ({ term, value }) =>
          value && (
            <div key={term} className="min-w-0">
              <dt className={labelClass}>{term}</dt>
              <dd dir="auto" className="break-words">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/**
 * A sheet of paper on the screen. On a phone it is as wide as the window, and begins at the bar if only the print style
 * precedes it.
 */
export const paperClass =
  'mx-auto border border-line bg-steam not-print:max-md:-mx-5 not-print:max-md:[style+&]:-mt-6 max-md:border-x-0 max-md:[style+&]:border-t-0'

/** The names of columns and facts in a document. */
export const labelClass = 'font-normal text-clay text-fine print:text-tiny'

/** The studio's name and address at the head of a document; on a phone the title begins the sheet. */
export function Letterhead() {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-4 max-md:hidden print:flex">
      <p className="wordmark text-[1.5rem] leading-none">{brand.name}</p>
      <address className="text-clay text-tiny not-italic leading-[1.4] sm:text-right">
        <span>{`${brand.legalName}, ${addressLine}`}</span>
        <br />
        <span>{business.phone.display}</span>
        <span className="mx-1"> · </span>
        <span>{business.founder.email}</span>
      </address>
    </header>
  )
}
