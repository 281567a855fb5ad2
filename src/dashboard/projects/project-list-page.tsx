import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { projectsQuery } from '@/catalog/queries/project-queries'
import { LoadError } from '@/dashboard/shared/load-error'
import { paths } from '@/lib/paths'

/** The list of projects. */
export function Component() {
  const { data: projects, error, isFetching, refetch } = useQuery(projectsQuery)
  return (
    <>
      <LoadError what="projects" {...{ error, isFetching, refetch }} className="mb-6" />
      <ul>
        {projects?.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.project(id)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
