import ArrowLeft from 'lucide-react/icons/arrow-left'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Project } from '@/catalog/queries/project-queries'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Button, ButtonLink, IconButton } from '@/ui/button'

type Props = {
  project: Project
  onEdit: () => void
  onImport: () => void
  onArchive: () => void
  onDelete: () => void
}

/** Name and facts of a project, its documents and what can be done with it. */
export function ProjectHead({ project, onEdit, onImport, onArchive, onDelete }: Props) {
  const { id, name, client, number, place, revision, opening_date, notes, is_archived } = project
  const chosen = new URLSearchParams({ project: id })
  return (
    <header className="mb-4">
      <Link
        to={paths.projectList()}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 text-clay text-note hover:text-ink md:min-h-9"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All projects
      </Link>
      <div className="flex items-start gap-x-3">
        <h2 tabIndex={-1} className="min-w-0 break-words text-title focus:outline-none">
          <span dir="auto">{name}</span>
        </h2>
        <IconButton aria-label="Edit project" title="Edit project" onClick={onEdit} className="shrink-0">
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        {is_archived && (
          <span className="mt-2 shrink-0 rounded-sm bg-line/60 px-2 py-px text-fine">Archived</span>
        )}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-ui empty:hidden">
        <Fact label="Client">{client}</Fact>
        <Fact label="Number">{number}</Fact>
        <Fact label="Place">{place}</Fact>
        <Fact label="Revision">{revision}</Fact>
        <Fact label="Opening">{opening_date && formatDay(opening_date)}</Fact>
      </dl>
      {notes && (
        <p dir="auto" className="mt-2 max-w-[70ch] whitespace-pre-line break-words text-ui">
          {notes}
        </p>
      )}
      <div className="mt-3 -ml-2 flex flex-wrap items-center md:gap-x-2">
        <nav aria-label="Documents" className="flex flex-wrap md:gap-x-2">
          <ButtonLink variant="plain" to={paths.totals(chosen)}>
            Totals
          </ButtonLink>
          <ButtonLink variant="plain" to={paths.schedule(chosen)}>
            Schedule
          </ButtonLink>
          <ButtonLink variant="plain" to={paths.specSheet(chosen)}>
            Spec sheets
          </ButtonLink>
          <ButtonLink variant="plain" to={paths.compare(chosen)}>
            Compare
          </ButtonLink>
          <ButtonLink variant="plain" to={paths.projectRevisions(id)}>
            Revisions
          </ButtonLink>
        </nav>
        <Button variant="plain" onClick={onImport}>
          Import
        </Button>
        <Button variant="plain" onClick={onArchive}>
          {is_archived ? 'Unarchive' : 'Archive'}
        </Button>
        <Button variant="plain" onClick={onDelete}>
          Delete
        </Button>
        <ButtonLink to={paths.equipment()} className="ml-auto max-md:order-first max-md:mb-1 max-md:ml-2">
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
