import type { Revision } from '@/catalog/queries/revision-queries'
import { useStaffNames } from '@/dashboard/shared/use-staff-names'
import { cx } from '@/lib/cx'
import { formatDateTime } from '@/lib/format'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/text-link'

/** The saved revisions of a project, newest first: name, time, author, and the changes since. */
export function RevisionList({
  projectId,
  revisions,
  comparedWithNow,
}: {
  projectId: string
  revisions: readonly Revision[]
  /** The name of the one that the page compares with now; null if it shows something else. */
  comparedWithNow: string | null
}) {
  const nameOf = useStaffNames()
  return (
    <ul className="border-line max-md:-mt-4 md:border-t">
      {revisions.map(({ id, name, saved_at, saved_by_email }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-line border-b py-2.5 text-ui max-md:last:border-b-0"
        >
          <span dir="auto" className="font-medium sm:min-w-24">{`Revision ${name}`}</span>
          <span
            className={cx(
              'flex min-w-0 flex-wrap gap-x-5 text-clay',
              name !== comparedWithNow && 'max-sm:order-1 max-sm:basis-full',
            )}
          >
            <time dateTime={saved_at} className="tabular-nums">
              {formatDateTime(saved_at)}
            </time>
            {saved_by_email && <span className="min-w-0 break-words">{nameOf(saved_by_email)}</span>}
          </span>
          {name !== comparedWithNow && (
            <TextLink className="ml-auto" to={paths.projectRevisions(projectId, { from: name })}>
              Compare with now
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
