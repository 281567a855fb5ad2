import { useRef } from 'react'
import { countItems } from '@/catalog/equipment'
import { LeavingQuestion } from '@/dashboard/layout/leaving-question'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ChooseFile } from './choose-file'
import { ImportPreview } from './import-preview'
import { MatchColumns } from './match-columns'
import { statuses } from './plan-row'
import type { SavePart } from './save-parts'
import { type Step, useImport } from './use-import'

type Props = {
  onClose: () => void
  onSaved: (saved: UndoableChange) => void
  /** Shows what these changes saved; the message after a save offers it. */
  onShow: (changeIds: readonly string[]) => void
}

/** Imports a CSV or Excel file. Nothing is saved before its preview has been shown. */
export function ImportDialog({ onClose, onSaved, onShow }: Props) {
  const isMounted = useIsMounted()
  const done = useRef(false)
  const importing = useImport((parts) => {
    done.current = true
    const [first, ...others] = parts
    if (first && others.length === 0) {
      onSaved({
        changeId: first.changeId,
        done: describeSaved(parts),
        undone: 'The import was undone.',
        onShow: () => onShow([first.changeId]),
      })
    } else {
      toast(
        `${describeSaved(parts)} Undo each of the ${parts.length} parts under “What changed” on the overview.`,
        {
          duration: longMessage,
          cancel: { label: 'Show', onClick: () => onShow(parts.map(({ changeId }) => changeId)) },
        },
      )
    }
    // A person who left during the save has closed the dialog already.
    if (isMounted.current) onClose()
  })
  const { step, isTouched } = importing
  const state = step.kind === 'preview' ? step.state.kind : null
  const blocker = useBlockLeaving(
    () => isTouched && !done.current,
    (search) => new URLSearchParams(search).has('import'),
  )

  return (
    <Dialog
      open
      // A request under way cannot be canceled.
      onOpenChange={(open) => !open && state !== 'saving' && onClose()}
      title="Import CSV or Excel"
      description="Each row is one item. You see every change before anything is saved."
      className={cx(step.kind !== 'choose' && 'md:h-[min(48rem,calc(100dvh-4rem))]')}
    >
      <VisuallyHidden role="status">{announce(step)}</VisuallyHidden>
      {step.kind === 'choose' && (
        <ChooseFile failure={step.failure} onChoose={importing.choose}>
          {hints}
        </ChooseFile>
      )}
      {step.kind === 'work' && (
        <Working label={step.label} share={step.share} onCancel={() => importing.restart()} />
      )}
      {step.kind === 'match' && (
        <MatchColumns
          file={step}
          onChange={(choices) => importing.decide(step, choices)}
          onSheet={(sheet) => importing.choose(step.file, sheet)}
          onHeaderLine={(line) => importing.choose(step.file, step.summary.sheet ?? undefined, line)}
          onForget={() => importing.forget(step)}
          onBack={() => importing.restart()}
          onContinue={() => importing.confirmMatch(step)}
        />
      )}
      {step.kind === 'preview' && (
        <ImportPreview
          step={step}
          onBack={() => importing.match({ ...step, failure: null })}
          onDecide={(choices) => importing.decide(step, choices)}
          onCheckAgain={() => importing.compare(step)}
          onSave={() => importing.commit(step)}
        />
      )}
      <LeavingQuestion
        blocker={blocker}
        title="Stop this import?"
        description={
          state === 'saving' || state === 'unanswered'
            ? 'This file may have been saved. The list shows whether it was.'
            : 'Nothing of this file has been saved.'
        }
        cancel="Keep importing"
        confirm="Stop"
      />
    </Dialog>
  )
}

const hints = (
  <>
    <li>
      <b>A row with an ID</b> Changes that item. An empty cell empties its field.
    </li>
    <li>
      <b>A row without an ID</b> Becomes a new item, unless the catalog already has it.
    </li>
    <li>
      <b>An export of the catalog</b> All of its headers are understood.
    </li>
    <li>
      <b>A price list</b> Its headers are understood too: Item, SKU, List price (EUR), Delivery time (weeks),
      Weight (lb), Voltage. What you match by hand is remembered for files with the same headers.
    </li>
    <li>
      <b>An Excel workbook</b> Import it as it is: saving it as CSV first may change its cells.
    </li>
    <li>
      <b>Saving</b> Everything is saved, or nothing. More&nbsp;than&nbsp;5,000&nbsp;rows are saved in parts of
      5,000.
    </li>
  </>
)

/** How long a message of two sentences is shown (ms). */
const longMessage = 15_000

function describeSaved(parts: readonly SavePart[]): string {
  const added = parts.reduce((sum, { payload }) => sum + payload.added.length, 0)
  const changed = parts.reduce((sum, { payload }) => sum + payload.changed.length, 0)
  const words = [added > 0 && `${countItems(added)} added`, changed > 0 && `${countItems(changed)} changed`]
  return `Import saved: ${words.filter(Boolean).join(', ')}.`
}

/** What a screen reader announces at each step, and when the counts change. */
function announce(step: Step): string {
  if (step.kind === 'work') return `${step.label}...`
  if (step.kind === 'match') return 'Match columns'
  if (step.kind !== 'preview') return ''
  const { counts, problem } = step.preview
  const words = statuses
    .filter((status) => status !== 'left out' || counts[status] > 0)
    .map((status) => `${formatNumber(counts[status])} ${status}`)
    .join(', ')
  return [`Preview: ${words}.`, problem].filter(Boolean).join(' ')
}

function Working({ label, share, onCancel }: { label: string; share: number | null; onCancel: () => void }) {
  return (
    <>
      <DialogBody className="grid content-center">
        <p className="mb-3 break-words text-center text-clay">{`${label}...`}</p>
        <progress aria-label={label} className="h-1 w-full" {...(share !== null && { value: share })} />
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </DialogFooter>
    </>
  )
}
