import type { Project } from '@/catalog/queries/project-queries'
import { formatDate } from '@/lib/format'

/** What the head of a project's document says beside its title: client, number, revision and date. */
export function ProjectFacts({ project, date }: { project: Project; date: Date }) {
  const facts = [
    { term: 'Client', value: project.client },
    { term: 'Number', value: project.number },
    { term: 'Revision', value: project.revision },
    { term: 'Date', value: formatDate(date) },
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      {facts.map(
        ({ term, value }) =>
          value && (
            <div key={term} className="contents">
              <dt className="text-clay">{term}</dt>
              <dd dir="auto" className="break-words">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
