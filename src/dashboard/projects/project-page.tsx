import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { projectQuery } from '@/catalog/queries/project-queries'
import { LoadError } from '@/dashboard/shared/load-error'

/** The page of a project: its lines. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(projectQuery(id))
  return (
    <>
      <LoadError what="the project" {...{ error, isFetching, refetch }} className="mb-6" />
      {data && (
        <>
          <h2 dir="auto">{data.project.name}</h2>
          <ul>
            {data.lines.map(({ id: lineId, tag, item }) => (
              <li key={lineId}>
                <span>{tag}</span> <bdi>{item.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
