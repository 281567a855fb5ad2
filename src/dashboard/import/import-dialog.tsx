import { useRef } from 'react'
import { countItems } from '@/catalog/equipment'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import type { Undoable } from '@/dashboard/shared/use-undo-change'
import { formatNumber } from '@/lib/format'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { useIsMounted } from '@/ui/use-is-mounted'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ChooseFile } from './choose-file'
import { ImportPreview } from './import-preview'
import { MatchColumns } from './match-columns'
import { type Payload, statuses } from './preview'
import { type Step, useImport } from './use-import'

type Props = {
  onClose: () => void
  onSaved: (saved: Undoable) => void
  /** The message after a save offers to show what was imported. */
  onShow: () => void
}

/** Imports a CSV file. Nothing is saved before its preview has been shown. */
export function ImportDialog({ onClose, onSaved, onShow }: Props) {
  const isMounted = useIsMounted()
  const done = useRef(false)
  const importing = useImport((saved, change) => {
    done.current = true
    onSaved({ change, done: describeSaved(saved), undone: 'The import was undone.', onShow })
    // Who has left while it was saved would be called back, or what is open by then closed.
    if (isMounted.current) onClose()
  })
  const { step, setStep, isTouched, saving, choose, match, confirmMatching, forget } = importing
  const { compare, decide, commit, restart } = importing
  const blocker = useBlockLeaving(
    () => isTouched && !done.current,
    (search) => new URLSearchParams(search).has('import'),
  )
  const isMaybeSaved = saving || ('unanswered' in step && step.unanswered !== null)

  function close() {
    // A request under way cannot be cancelled.
    if (!saving) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Import CSV"
      description="One row is one item. A row with an ID changes that item; a row without adds one, unless it equals one of the catalog."
      className="md:h-[min(48rem,calc(100dvh-4rem))]"
    >
      <VisuallyHidden role="status">{announce(step)}</VisuallyHidden>
      {step.kind === 'choose' && <ChooseFile failure={step.failure} onChoose={choose} />}
      {step.kind === 'work' && <Working label={step.label} share={step.share} onCancel={() => restart()} />}
      {step.kind === 'match' && (
        <MatchColumns
          {...step}
          onChange={(matching) => match(step, matching)}
          onForget={() => forget(step)}
          onBack={() => restart()}
          onContinue={() => confirmMatching(step)}
        />
      )}
      {step.kind === 'preview' && (
        <ImportPreview
          {...step}
          saving={saving}
          onBack={() => setStep({ ...step, kind: 'match', failure: null })}
          onDecide={(choices) => decide(step, choices)}
          onCheckAgain={() => compare(step)}
          onSave={() => commit(step)}
        />
      )}
      {blocker.state === 'blocked' && (
        <AlertDialog
          open
          onCancel={blocker.reset}
          onConfirm={blocker.proceed}
          title="Stop this import?"
          description={
            isMaybeSaved
              ? 'This file may have been saved. The list shows whether it was.'
              : 'Nothing of this file has been saved.'
          }
          cancel="Keep importing"
          confirm="Stop"
          danger
        />
      )}
    </Dialog>
  )
}

function describeSaved({ added, changed }: Payload): string {
  const parts = [
    added.length > 0 && `${countItems(added.length)} added`,
    changed.length > 0 && `${countItems(changed.length)} changed`,
  ]
  return `Import saved: ${parts.filter(Boolean).join(', ')}.`
}

/** What a screen reader is told when a step is reached, or the counts have changed. */
function announce(step: Step): string {
  if (step.kind === 'work') return `${step.label}...`
  if (step.kind === 'match') return 'Which column is what?'
  if (step.kind !== 'preview') return ''
  const { counts, problem } = step.preview
  const words = statuses.map((status) => `${formatNumber(counts[status])} ${status}`).join(', ')
  return [`Preview: ${words}.`, problem].filter(Boolean).join(' ')
}

function Working({ label, share, onCancel }: { label: string; share: number | null; onCancel: () => void }) {
  return (
    <>
      <DialogBody className="grid content-center">
        <p className="mb-3 break-words text-center text-clay">{label}...</p>
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
