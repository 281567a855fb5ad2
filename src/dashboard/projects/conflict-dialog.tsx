import { AlertDialog } from '@/ui/alert-dialog'

/** A value that two people changed differently; '' is an empty one. */
export type ConflictingValue = { label: string; theirs: string; mine: string }

type Props = {
  /** What both changed: 'SH-1'. */
  title: string
  values: readonly ConflictingValue[]
  onKeepMine: () => void
  onKeepTheirs: () => void
  onCancel: () => void
}

/** Asks about values that somebody else has saved since the person read them. */
export function ConflictDialog({ title, values, onKeepMine, onKeepTheirs, onCancel }: Props) {
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onKeepMine}
      alternative={{ label: 'Keep theirs', onChoose: onKeepTheirs }}
      title={title}
      description={
        <>
          <p>It was saved while you were editing. You both changed:</p>
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
