import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type ListedProject, projectsQuery } from '@/catalog/queries/project-queries'
import { LoadError } from '@/dashboard/shared/load-error'
import { formatNumber, formatRecent } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'
import { TextLink } from '@/ui/text-link'

/** The number of projects shown. */
const most = 3

/** The projects that were changed last. Archived ones are left out. */
export function OverviewProjects() {
  const { data, error, isFetching, refetch } = useQuery(projectsQuery)
  const projects = data?.filter((project) => !project.is_archived)
  return (
    <section
      aria-labelledby="latest-projects"
      className="mt-12 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="latest-projects" className="text-[1.5rem] leading-tight">
          Latest projects
        </h2>
        <TextLink to={paths.projectList()} className="mt-3 inline-block">
          All projects
        </TextLink>
      </div>
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
    </section>
  )
}

function ProjectLink({ project }: { project: ListedProject }) {
  const { id, name, client, lines, changedAt } = project
  return (
    <li>
      <Link to={paths.project(id)} className="group grid gap-1 py-4 text-ui">
        <span className="break-words">
          <b
            dir="auto"
            className="font-medium text-cedar underline decoration-line underline-offset-4 group-hover:decoration-cedar"
          >
            {name}
          </b>
          {client && (
            <span dir="auto" className="ml-3 text-clay">
              {client}
            </span>
          )}
        </span>
        <span className="text-clay">
          {`${formatNumber(lines)} ${lines === 1 ? 'line' : 'lines'}, changed ${formatRecent(changedAt)}`}
        </span>
      </Link>
    </li>
  )
}
