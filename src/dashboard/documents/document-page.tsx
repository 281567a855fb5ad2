import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { isFiltered } from '@/catalog/equipment-list'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { brand } from '@/content/brand'
import { withListState } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { UnitSwitch } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { AppError } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { type Paper, PaperSelect, paperOption, papers } from './paper'
import { useAddressOptions } from './use-address-options'
import { useDocumentLines } from './use-document-lines'

type Props = {
  title: string
  /** The title of the browser tab for these lines; that of a project's document also has its name. */
  tabTitle: (lines: readonly Line[]) => string
  /** The largest number of lines shown, and advice for the rest. */
  limit?: { most: number; advice: string }
  /** Whether the document has figures or quantities, which a selection has only for one piece of each item. */
  countsPieces?: boolean
  /** Whether the document is about items, so that a project's lines of one item count once. */
  eachItemOnce?: boolean
  printLayout: PrintLayout
  /** The document's own controls, before the choice of units and paper. */
  controls?: ReactNode
  /** Classes of the page and of its `main`. */
  className?: string
  mainClassName?: string
  children: (lines: readonly Line[], document: DocumentContext) => ReactNode
}

/** What a document knows besides its lines. `project` is null for a selection; `readAt`: when the lines were read. */
type DocumentContext = { project: Project | null; readAt: Date; paper: Paper }

/** The page of a printable document about the lines that its address names. */
export function DocumentPage({
  title,
  tabTitle,
  limit,
  countsPieces,
  eachItemOnce = false,
  printLayout,
  controls,
  className,
  mainClassName = 'px-4 py-6 md:px-8 md:py-10',
  children,
}: Props) {
  const [{ paper }, changePaper] = useAddressOptions(paperOption)
  const source = useDocumentLines({ eachItemOnce })
  const { lines: chosen, projectId, project, readAt, query } = source
  const lines = useMemo(() => chosen?.slice(0, limit?.most), [chosen, limit?.most])
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  useTitle(lines ? [tabTitle(lines), project?.name].filter(Boolean).join(', ') : null)

  return (
    <div className={cx('min-h-svh print:min-h-0', className)}>
      <header className="z-30 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-travertine px-4 py-3 md:sticky md:top-0 md:px-8 print:hidden">
        <BackLink {...source} />
        <h1 ref={heading} tabIndex={-1} className="mr-auto text-[1.375rem] focus:outline-none">
          {title}
        </h1>
        {controls}
        <UnitSwitch />
        <PaperSelect paper={paper} onChange={(next) => changePaper({ paper: next })} />
        <Button disabled={!lines?.length} onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print
        </Button>
      </header>
      <main className={cx('print:block print:p-0', mainClassName)}>
        {isGone(query.error) && projectId !== null ? (
          <Remark>
            <span>This project does not exist. It may have been deleted.</span>{' '}
            <TextLink to={paths.projectList()}>Projects</TextLink>
          </Remark>
        ) : (
          <LoadError
            what={projectId === null ? 'equipment' : 'project'}
            {...query}
            className="mx-auto mb-6 w-full max-w-3xl print:hidden"
          />
        )}
        {!lines && !query.error && (
          <p role="status" className="py-24 text-center text-clay">
            {projectId === null ? 'Loading equipment...' : 'Loading project...'}
          </p>
        )}
        {chosen && <Remarks {...source} found={chosen.length} limit={limit} />}
        {lines && lines.length > 0 && (
          <>
            {countsPieces && !project && <Remark>One of each. Add them to a project for quantities.</Remark>}
            <PrintStyle paper={paper} layout={printLayout} />
            {children(lines, { project, readAt, paper })}
          </>
        )}
      </main>
    </div>
  )
}

const isGone = (error: Error | null) => error instanceof AppError && error.kind === 'not-found'

/** What a document was made of. */
type Source = Pick<ReturnType<typeof useDocumentLines>, 'projectId' | 'project' | 'ids' | 'listState'>

/** Leads back to the project, or to the view of the catalog, that the document was made of. */
function BackLink({ projectId, project, listState }: Source) {
  const toCatalog = {
    pathname: paths.equipment(),
    search: withListState(new URLSearchParams(), listState).toString(),
  }
  return (
    <Link
      to={projectId === null ? toCatalog : paths.project(projectId)}
      className="flex min-h-11 min-w-0 items-center gap-2 text-ui text-clay hover:text-ink"
    >
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      <span dir="auto" className="truncate">
        {projectId === null ? 'Equipment Catalog' : (project?.name ?? 'Project')}
      </span>
    </Link>
  )
}

type RemarksProps = Source & { found: number; limit: Props['limit'] }

/** Says which items are missing below, also on paper, where readers have no other way to know. */
function Remarks({ found, limit, ...source }: RemarksProps) {
  const { ids, projectId } = source
  const place = projectId === null ? 'catalog' : 'project'
  if (found === 0) return <Remark>{ids ? noneOf(ids.length, place) : <NoneListed {...source} />}</Remark>
  const missing = (ids?.length ?? found) - found
  return (
    <>
      {missing > 0 && (
        <Remark>
          {`${formatNumber(missing)} of these items ${missing === 1 ? 'is' : 'are'} not in the ${place}.`}
        </Remark>
      )}
      {limit && found > limit.most && (
        <Remark>
          <span>{`These are the first ${formatNumber(limit.most)} of ${formatNumber(found)} items. `}</span>
          <span className="print:hidden">{limit.advice}</span>
        </Remark>
      )}
    </>
  )
}

const noneOf = (asked: number, place: string) =>
  `${asked === 1 ? 'This item is' : 'These items are'} not in the ${place}.`

function NoneListed({ projectId, listState }: Source) {
  if (projectId !== null) return <span>This project has no items yet.</span>
  if (isFiltered(listState)) return <span>No equipment found matching your filters</span>
  return (
    <>
      No equipment added yet. Click "Add Equipment" to get started.{' '}
      <TextLink to={paths.equipment('add')} className="print:hidden">
        Add Equipment
      </TextLink>
    </>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Notice className="remark mx-auto mb-6 w-full max-w-3xl print:w-auto">{children}</Notice>
)

/** Moves focus to the title after a link of the app led here. A fresh load and Back leave focus alone. */
function useFocusOnArrival(target: RefObject<HTMLElement | null>) {
  // 'POP' is also the type of a fresh load. Read once, because changing an option navigates too.
  const [hasArrived] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (hasArrived) target.current?.focus({ preventScroll: true })
  }, [target, hasArrived])
}

/** Sets the title of the browser tab. The next page sets its own. */
function useTitle(name: string | null) {
  useEffect(() => {
    if (!name) return
    // After the effects of this render: analytics must report the page view without the name of an item.
    const timer = setTimeout(() => {
      document.title = `${name} · ${brand.name}`
    })
    return () => clearTimeout(timer)
  }, [name])
}

/** How a document is printed: with page numbers, upright or across, or as sheets that fill one page each. */
type PrintLayout = 'portrait' | 'landscape' | 'sheets'

/** Sets paper size and margins with `@page`. */
function PrintStyle({ paper, layout }: { paper: Paper; layout: PrintLayout }) {
  const { size } = papers[paper]
  return <style>{layout === 'sheets' ? sheets(size) : numberedPages(size, layout)}</style>
}

/** Page numbers in the margin. Browsers without margin boxes print their own header and footer there. */
const numberedPages = (size: string, layout: 'portrait' | 'landscape') => `
  @page {
    size: ${size}${layout === 'landscape' ? ' landscape' : ''};
    margin: 14mm 13mm 16mm;
    @bottom-right {
      content: "Page " counter(page) " of " counter(pages);
      font: 9pt "Instrument Sans Variable", sans-serif;
      color: #6e5f50;
    }
  }
  @media print {
    html { background: none; }
    details::details-content { block-size: auto; content-visibility: visible; }
  }
`

/**
 * With page margins of 0, browsers leave out their own header and footer. The sheet's padding replaces the margin;
 * `box-decoration-break: clone` repeats it on every page. Safari lacks that and gets page margins.
 */
const sheets = (size: string) => `
  @page { size: ${size}; margin: 15mm 17mm; }
  @media print {
    html { background: none; }
    .sheet { max-width: none !important; min-height: 0 !important; padding: 0; border: 0; background: none; break-after: page; }
    .sheet:last-child { break-after: auto; }
    .remark ~ .sheet { break-before: page; }
  }
  @supports (box-decoration-break: clone) {
    @page { margin: 0; }
    @media print {
      .remark { margin: 15mm 17mm !important; }
      .sheet {
        padding: 15mm 17mm;
        box-decoration-break: clone;
        /* 1 mm less than the page: rounding up would add a blank page. */
        min-height: calc(var(--sheet-height) - 1mm) !important;
      }
    }
  }
`
