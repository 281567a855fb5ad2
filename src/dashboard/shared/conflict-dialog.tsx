import type { LatestChange } from '@/catalog/queries/history-queries'
import { formatDateTime } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'
import { useAuthorNames } from './use-staff-names'

/** A value that was changed on both sides; '' is an empty one. */
export type ConflictingValue = { label: string; theirs: string; mine: string }

/** The answers to the question. */
export type ConflictAnswers = { onKeepMine: () => void; onKeepTheirs: () => void; onCancel: () => void }

type Props = ConflictAnswers & {
  /** What was changed on both sides: 'this item', 'SH-1'. */
  what: string
  values: readonly ConflictingValue[]
  /** The other change; null if it is not known. */
  change: LatestChange | null
}

const others = {
  sides: ['Theirs', 'Mine'],
  keep: ['Keep theirs', 'Keep mine'],
  rest: 'Everything else that either of you changed is kept.',
} as const

/** Words for two changes by the same person, which 'theirs' and 'mine' would not tell apart. */
const own = {
  sides: ['Stored', 'Typed'],
  keep: ['Keep stored', 'Keep typed'],
  rest: 'Everything else, stored or typed, is kept.',
} as const

/** Asks about values that were changed on both sides, and shows both. */
export function ConflictDialog({ what, values, change, onKeepMine, onKeepTheirs, onCancel }: Props) {
  const nameOf = useAuthorNames()
  const { sides, keep, rest } = change?.isOwn ? own : others
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onKeepMine}
      alternative={{ label: keep[0], onChoose: onKeepTheirs }}
      title={change?.isOwn ? `You saved ${what} meanwhile` : `Someone else changed ${what}`}
      description={
        <>
          <p>{describeChange(change, nameOf)}</p>
          <dl className="mt-4 grid gap-4 text-ink">
            {values.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt className="font-medium">{label}</dt>
                <Side label={sides[0]} text={theirs} />
                <Side label={sides[1]} text={mine} />
              </div>
            ))}
          </dl>
          <p className="mt-4">{rest}</p>
        </>
      }
      cancel="Go back"
      confirm={keep[1]}
    />
  )
}

/** 'Operations saved it on Nov 26, 2026, 8:20 PM, while you were editing. You both changed:' */
function describeChange(change: LatestChange | null, nameOf: ReturnType<typeof useAuthorNames>): string {
  if (!change) return 'It was saved while you were editing. You both changed:'
  const at = formatDateTime(change.at)
  return change.isOwn
    ? `It was saved on ${at}, from another tab or device, or by a try whose answer was lost. These differ:`
    : `${nameOf(change) || 'Somebody'} saved it on ${at}, while you were editing. You both changed:`
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
