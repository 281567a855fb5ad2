import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type ListedProject, projectsQuery } from '@/catalog/queries/project-queries'
import { LoadError } from '@/dashboard/shared/load-error'
import { formatCount, formatRecent } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'
import { TextLink } from '@/ui/text-link'
import { linkClass, OverviewSection } from './overview-section'

/** The number of projects shown. */
const most = 3

/** The projects that were changed last. Archived ones are left out. */
export function OverviewProjects() {
  const { data, error, isFetching, refetch } = useQuery(projectsQuery)
  const projects = data?.filter((project) => !project.is_archived)
  return (
    <OverviewSection
      id="latest-projects"
      title="Latest projects"
      aside={
        <TextLink to={paths.projectList()} className={linkClass}>
          All projects
        </TextLink>
      }
    >
      <div>
        <LoadError what="projects" {...{ error, isFetching, refetch }} className="mb-6" />
        {!projects && !error && (
          <div role="status" className="border-line border-y py-5">
            <span className="sr-only">Loading...</span>
            <Skeleton className="w-1/2" />
          </div>
        )}
        {projects?.length === 0 && <p className="border-line border-y py-5 text-clay">No projects yet.</p>}
        {projects && projects.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {projects.slice(0, most).map((project) => (
              <ProjectLink key={project.id} project={project} />
            ))}
          </ul>
        )}
      </div>
    </OverviewSection>
  )
}

function ProjectLink({ project }: { project: ListedProject }) {
  const { id, name, client, lines, changedAt } = project
  return (
    <li>
      {/* In wide windows clients stand in a column of their own, below the third count. */}
      <Link
        to={paths.project(id)}
        className="group grid items-baseline gap-x-6 gap-y-0.5 py-2.5 text-ui sm:max-lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[calc((100%_-_6rem)/3)_minmax(0,1fr)_auto] lg:gap-x-12"
      >
        <b
          dir="auto"
          className="min-w-0 justify-self-start break-words font-medium underline decoration-line underline-offset-4 group-hover:decoration-cedar sm:max-lg:col-span-2"
        >
          {name}
        </b>
        {client && (
          <span dir="auto" className="min-w-0 break-words text-clay max-lg:text-note">
            {client}
          </span>
        )}
        <span className="text-clay text-note lg:col-start-3 lg:text-right">
          {`${formatCount(lines, 'line')}, changed ${formatRecent(changedAt)}`}
        </span>
      </Link>
    </li>
  )
}
