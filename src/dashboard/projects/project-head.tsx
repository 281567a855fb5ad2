import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Project } from '@/catalog/queries/project-queries'
import { TitleBarContent } from '@/dashboard/layout/title-bar'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import { isolated } from '@/lib/text'
import { useMediaQuery } from '@/lib/use-media-query'
import { ButtonLink, IconButton } from '@/ui/button'
import { Menu } from '@/ui/menu'

type Props = {
  project: Project
  onEdit: () => void
  onImport: () => void
  onArchive: () => void
  onDelete: () => void
}

/** Name and facts of a project, its documents and what can be done with it. */
export function ProjectHead({ project, onEdit, onImport, onArchive, onDelete }: Props) {
  const { id, name, notes, is_archived } = project
  const navigate = useNavigate()
  const chosen = new URLSearchParams({ project: id })
  const documents = [
    { id: 'totals', label: 'Totals', to: paths.totals(chosen) },
    { id: 'schedule', label: 'Schedule', to: paths.schedule(chosen) },
    { id: 'spec-sheets', label: 'Spec sheets', to: paths.specSheet(chosen) },
    { id: 'compare', label: 'Compare', to: paths.compare(chosen) },
    { id: 'revisions', label: 'Revisions', to: paths.projectRevisions(id) },
  ].map((one) => ({ ...one, run: () => void navigate(one.to) }))
  const isNarrow = useMediaQuery('(width < 64rem)')
  const actions = [
    ...(isNarrow ? [{ id: 'edit', label: 'Edit project', run: onEdit }] : []),
    { id: 'import', label: 'Import', run: onImport },
    { id: 'archive', label: is_archived ? 'Unarchive' : 'Archive', run: onArchive },
    { id: 'delete', label: 'Delete', run: onDelete },
  ]
  return (
    <>
      <TitleBarContent
        heading={name}
        beside={
          <>
            <Link
              to={paths.projectList()}
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-clay text-note hover:text-ink -order-1 max-lg:-mr-4 max-lg:-ml-2 max-lg:min-w-11 max-lg:justify-center lg:min-h-9"
            >
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
              <span className="max-xl:sr-only">All projects</span>
            </Link>
            {!isNarrow && (
              <IconButton
                aria-label="Edit project"
                data-tooltip="Edit project"
                data-tooltip-side="bottom"
                onClick={onEdit}
                className="-ml-2 shrink-0 self-center"
              >
                <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </>
        }
      >
        {/* In narrow windows the row begins with the documents. */}
        <div className="max-lg:mr-auto max-md:-ml-2 max-[22rem]:-ml-0.5 md:max-lg:-ml-2.5">
          <Menu
            label="Documents"
            icon={FileText}
            // In one line with 'Add items' narrow windows have no room for the icons, and the narrowest none for a chevron.
            className="max-lg:[&>svg:first-child]:hidden max-md:px-2 max-[22rem]:px-0.5 max-[22rem]:[&>svg]:hidden"
            items={documents}
          />
        </div>
        <Menu
          label="More"
          icon={Ellipsis}
          // On a phone the dots alone, as in the catalog.
          className="max-md:[&>:not(:first-child)]:sr-only md:max-lg:[&>svg:first-child]:hidden"
          items={actions}
        />
        <ButtonLink
          to={paths.equipment()}
          className="px-4 max-lg:ml-2 max-md:pr-4 max-md:pl-3 max-[22rem]:[&>svg]:hidden lg:ml-1 lg:min-h-10"
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add items
        </ButtonLink>
      </TitleBarContent>
      {/* In wide windows the notes end the line of the facts if they have room there. */}
      <div className="lg:-mt-3 lg:mb-2 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-8 lg:gap-y-1 lg:empty:hidden">
        {isNarrow ? <FactsLines {...project} /> : <FactsList {...project} />}
        {notes && (
          <p dir="auto" className="mb-1 max-w-[70ch] whitespace-pre-line break-words text-ui lg:mb-0">
            {notes}
          </p>
        )}
      </div>
    </>
  )
}

/** The facts in two sentences, as on a card of the list. */
function FactsLines({ client, number, place, revision, opening_date, is_archived }: Project) {
  const whose = [is_archived && 'Archived', client && isolated(client), place && isolated(place)]
  const which = [
    number && `No. ${isolated(number)}`,
    revision && `revision\u00a0${isolated(revision)}`,
    opening_date && `opens ${formatDay(opening_date)}`.replaceAll(' ', '\u00a0'),
  ]
  return (
    <div className="mt-3 mb-1 break-words text-ui empty:hidden md:mt-4">
      <p className="empty:hidden">{whose.filter(Boolean).join(', ')}</p>
      <p className="text-clay text-note empty:hidden">{which.filter(Boolean).join(', ')}</p>
    </div>
  )
}

function FactsList({ client, number, place, revision, opening_date, is_archived }: Project) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-1 text-ui empty:hidden">
      <Fact label="Status">{is_archived && 'Archived'}</Fact>
      <Fact label="Client">{client}</Fact>
      <Fact label="Number">{number}</Fact>
      <Fact label="Place">{place}</Fact>
      <Fact label="Revision">{revision}</Fact>
      <Fact label="Opening">{opening_date && formatDay(opening_date)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex min-w-0 items-baseline gap-x-2">
      <dt className="shrink-0 text-clay text-fine">{label}</dt>
      <dd dir="auto" className="min-w-0 break-words">
        {children}
      </dd>
    </div>
  )
}
