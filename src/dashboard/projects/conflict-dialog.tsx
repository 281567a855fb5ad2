import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/auth/auth-context'
import { authorOf } from '@/catalog/queries/history-queries'
import { latestChangeQuery } from '@/catalog/queries/project-queries'
import { useAuthorNames } from '@/dashboard/shared/use-staff-names'
import { formatDateTime } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'

/** A value that two people changed differently; '' is an empty one. */
export type ConflictingValue = { label: string; theirs: string; mine: string }

type Props = {
  projectId: string
  /** The line that both changed, the first of several; null for the head of the project. */
  lineId: string | null
  /** What both changed: 'SH-1'. */
  title: string
  values: readonly ConflictingValue[]
  onKeepMine: () => void
  onKeepTheirs: () => void
  onCancel: () => void
}

/** Asks about values that somebody else has saved since the person read them. */
export function ConflictDialog({
  projectId,
  lineId,
  title,
  values,
  onKeepMine,
  onKeepTheirs,
  onCancel,
}: Props) {
  const saidWho = useSaidWho(projectId, lineId)
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onKeepMine}
      alternative={{ label: 'Keep theirs', onChoose: onKeepTheirs }}
      title={title}
      description={
        <>
          <p>{`${saidWho} You both changed:`}</p>
          <dl className="mt-4 grid gap-4 text-ink">
            {values.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt className="font-medium">{label}</dt>
                <Side label="Theirs" text={theirs} />
                <Side label="Mine" text={mine} />
              </div>
            ))}
          </dl>
          <p className="mt-4">Everything else that either of you changed is kept.</p>
        </>
      }
      cancel="Go back"
      confirm="Keep mine"
    />
  )
}

/** 'Operations saved it on Nov 26, 2026, 8:20 PM, while you were editing.' */
function useSaidWho(projectId: string, lineId: string | null): string {
  const { user } = useAuth()
  const nameOf = useAuthorNames()
  const { data: change } = useQuery({ ...latestChangeQuery(projectId, lineId), staleTime: 0 })
  if (!change) return 'It was saved while you were editing.'
  const at = formatDateTime(change.changed_at)
  if (change.changed_by !== null && change.changed_by === user?.id)
    return `You saved it on ${at}, from another tab or device.`
  return `${nameOf(authorOf(change)) || 'Somebody'} saved it on ${at}, while you were editing.`
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <dd className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
      <span className="text-clay">{label}</span>
      <span dir="auto" className="whitespace-pre-wrap break-words">
        {text || <span className="text-clay">empty</span>}
      </span>
    </dd>
  )
}
