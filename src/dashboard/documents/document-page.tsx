import { type ReactNode, useMemo } from 'react'
import { isFiltered } from '@/catalog/equipment-list'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { withListState } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { UnitSwitch } from '@/dashboard/shared/use-units'
import { hasKind } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/text-link'
import { DocumentFrame, type PrintLayout, Remark } from './document-frame'
import { type Paper, paperOption } from './paper'
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
  /** What can be done with these lines besides printing them. */
  tools?: (lines: readonly Line[], document: DocumentContext) => ReactNode
  /** Classes of its `main`. */
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
  tools,
  mainClassName,
  children,
}: Props) {
  const [{ paper }, changePaper] = useAddressOptions(paperOption)
  const source = useDocumentLines({ eachItemOnce })
  const { lines: chosen, projectId, project, readAt, query } = source
  const lines = useMemo(() => chosen?.slice(0, limit?.most), [chosen, limit?.most])

  return (
    <DocumentFrame
      title={title}
      tabTitle={lines ? [tabTitle(lines), project?.name].filter(Boolean).join(', ') : null}
      back={originOf(source)}
      controls={
        <>
          {controls}
          <UnitSwitch />
        </>
      }
      tools={lines && lines.length > 0 && tools?.(lines, { project, readAt, paper })}
      paper={paper}
      onPaper={(next) => changePaper({ paper: next })}
      printLayout={printLayout}
      canPrint={Boolean(lines?.length)}
      mainClassName={mainClassName}
    >
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
          {children(lines, { project, readAt, paper })}
        </>
      )}
    </DocumentFrame>
  )
}

const isGone = (error: Error | null) => hasKind(error, 'not-found')

/** What a document was made of. */
type Source = Pick<ReturnType<typeof useDocumentLines>, 'projectId' | 'project' | 'ids' | 'listState'>

/** The project, or the view of the catalog, that the document was made of. */
function originOf({ projectId, project, listState }: Source) {
  if (projectId !== null) return { to: paths.project(projectId), name: project?.name ?? 'Project' }
  const search = withListState(new URLSearchParams(), listState).toString()
  return { to: { pathname: paths.equipment(), search }, name: 'Equipment Catalog' }
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
