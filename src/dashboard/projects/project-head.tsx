import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Project } from '@/catalog/queries/project-queries'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import { ButtonLink, IconButton } from '@/ui/button'
import { Menu } from '@/ui/menu'

type Props = {
  project: Project
  onEdit: () => void
  onImport: () => void
  onArchive: () => void
  onDelete: () => void
}

/** In one line beside 'Add items' there is no room for the icons in narrow windows. */
const menuClass = 'max-lg:[&>svg:first-child]:hidden max-[22rem]:px-1.5'

/** Name and facts of a project, its documents and what can be done with it. */
export function ProjectHead({ project, onEdit, onImport, onArchive, onDelete }: Props) {
  const { id, name, client, number, place, revision, opening_date, notes, is_archived } = project
  const navigate = useNavigate()
  const chosen = new URLSearchParams({ project: id })
  const documents = [
    { id: 'totals', label: 'Totals', to: paths.totals(chosen) },
    { id: 'schedule', label: 'Schedule', to: paths.schedule(chosen) },
    { id: 'spec-sheets', label: 'Spec sheets', to: paths.specSheet(chosen) },
    { id: 'compare', label: 'Compare', to: paths.compare(chosen) },
    { id: 'revisions', label: 'Revisions', to: paths.projectRevisions(id) },
  ].map((one) => ({ ...one, run: () => void navigate(one.to) }))
  const actions = [
    { id: 'import', label: 'Import', run: onImport },
    { id: 'archive', label: is_archived ? 'Unarchive' : 'Archive', run: onArchive },
    { id: 'delete', label: 'Delete', run: onDelete },
  ]
  return (
    <header className="mb-4 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-3 lg:-mt-6 lg:mb-0">
      <Link
        to={paths.projectList()}
        className="-ml-1 inline-flex min-h-11 w-fit items-center whitespace-nowrap gap-2 text-clay text-note hover:text-ink md:min-h-9"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All projects
      </Link>
      <div className="flex items-start gap-x-3 md:col-span-2">
        <h2 tabIndex={-1} className="min-w-0 break-words text-title focus:outline-none lg:text-[1.75rem]">
          <span dir="auto">{name}</span>
        </h2>
        <IconButton
          aria-label="Edit project"
          data-tooltip="Edit project"
          data-tooltip-side="right"
          onClick={onEdit}
          className="shrink-0"
        >
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        {is_archived && (
          <span className="mt-2 shrink-0 rounded-sm bg-line/60 px-2 py-px text-fine">Archived</span>
        )}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-ui empty:hidden md:col-span-2 lg:mt-1">
        <Fact label="Client">{client}</Fact>
        <Fact label="Number">{number}</Fact>
        <Fact label="Place">{place}</Fact>
        <Fact label="Revision">{revision}</Fact>
        <Fact label="Opening">{opening_date && formatDay(opening_date)}</Fact>
      </dl>
      {notes && (
        <p dir="auto" className="mt-2 max-w-[70ch] whitespace-pre-line break-words text-ui md:col-span-2">
          {notes}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-1 md:col-start-2 md:row-start-1 md:mt-0">
        <Menu label="Documents" icon={FileText} className={menuClass} items={documents} />
        <Menu label="More" icon={Ellipsis} className={menuClass} items={actions} />
        <ButtonLink
          to={paths.equipment()}
          className="max-md:order-first max-md:mr-1 max-[22rem]:px-3.5 md:ml-2"
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add items
        </ButtonLink>
      </div>
    </header>
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
