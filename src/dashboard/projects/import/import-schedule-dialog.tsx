import type { Project } from '@/catalog/queries/project-queries'
import { ChooseFile } from '@/dashboard/import/choose-file'
import { EncodingNotice } from '@/dashboard/import/match-columns'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { countLines } from '@/dashboard/projects/line-texts'
import { cx } from '@/lib/cx'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { useIsMounted } from '@/ui/use-is-mounted'
import { ScheduleColumns } from './schedule-column-list'
import { SchedulePreview } from './schedule-preview'
import { useScheduleImport } from './use-schedule-import'

type Props = { project: Project; onClose: () => void; onSaved: (saved: UndoableChange) => void }

/** Fills a project from a CSV or Excel file. Nothing is saved before its preview. The dialog is open while it is mounted. */
export function ImportScheduleDialog({ project, onClose, onSaved }: Props) {
  const isMounted = useIsMounted()
  const importing = useScheduleImport(project.id, (changeId, lines) => {
    const were = lines === 1 ? 'was' : 'were'
    onSaved({
      changeId,
      done: `${countLines(lines)} of ${isolated(project.name)} ${were} imported.`,
      undone: 'The import was undone.',
    })
    if (isMounted.current) onClose()
  })
  const { opened, mapping, problem, plan, failure, readError, isSaving, isAdding, isLost } = importing
  const isBusy = isSaving || isAdding
  const changes = plan ? plan.added.length + plan.changed.length : 0

  return (
    <Dialog
      open
      // A request under way cannot be canceled.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Import a schedule"
      description="Each row is one line. A row with a tag of this project changes that line; every other row adds one."
      className={cx(opened && 'md:h-[min(48rem,calc(100dvh-4rem))]')}
    >
      {!opened || !mapping ? (
        <ChooseFile failure={failure} onChoose={importing.choose}>
          <li>
            <b>A schedule exported here</b> Comes back as it was.
          </li>
          <li>
            <b>Another schedule</b> Is understood by its headers: Tag, Qty, Room, Item No., Brand, Model,
            Name, Alternate for, Note.
          </li>
          <li>
            <b>Items</b> Are found in the catalog by their number, by brand and model, or by their name.
          </li>
          <li>
            <b>Saving</b> You see what would change first. Then everything is saved, or nothing.
          </li>
        </ChooseFile>
      ) : (
        <>
          <DialogBody>
            <EncodingNotice encoding={opened.table.encoding} />
            {opened.table.sheets.length > 1 && (
              <Field label="Sheet" className="mb-6 sm:max-w-96">
                {(control) => (
                  <Select
                    {...control}
                    value={opened.table.sheet ?? ''}
                    disabled={isBusy || isLost}
                    onValueChange={(sheet) => void importing.choose(opened.file, sheet)}
                    options={opened.table.sheets.map((name) => ({ value: name, label: name }))}
                  />
                )}
              </Field>
            )}
            {opened.isMatching || problem ? (
              <ScheduleColumns
                table={opened.table}
                mapping={mapping}
                onChange={(columns) => importing.change({ columns, isMatching: true })}
              />
            ) : plan ? (
              <fieldset disabled={isBusy || isLost} className="contents">
                <legend className="sr-only">Preview</legend>
                <SchedulePreview
                  plan={plan}
                  isAdding={isAdding}
                  onPick={(row, itemId) =>
                    importing.change({ picks: new Map(opened.picks).set(row, itemId) })
                  }
                  onAddMissing={(rows) => void importing.addMissing(rows)}
                />
              </fieldset>
            ) : (
              <p role="status" className="py-10 text-center text-clay">
                {readError ? `Error loading: ${messageOf(readError)}` : 'Comparing with the catalog...'}
              </p>
            )}
          </DialogBody>
          <DialogFooter>
            {(failure ?? problem) && (
              <Notice tone="danger" className="w-full break-words">
                {failure ?? problem}
              </Notice>
            )}
            <Button variant="secondary" disabled={isBusy || isLost} onClick={importing.restart}>
              Other file
            </Button>
            {opened.isMatching || problem ? (
              <Button disabled={problem !== null} onClick={() => importing.change({ isMatching: false })}>
                Preview
              </Button>
            ) : (
              <>
                <Button
                  variant="secondary"
                  disabled={isBusy || isLost}
                  onClick={() => importing.change({ isMatching: true })}
                >
                  Columns
                </Button>
                <Button
                  busy={isBusy}
                  disabled={changes === 0 && !isLost}
                  onClick={() => void importing.commit()}
                >
                  {isSaving ? 'Saving...' : isLost ? 'Save' : `Save ${countLines(changes)}`}
                </Button>
              </>
            )}
          </DialogFooter>
        </>
      )}
    </Dialog>
  )
}
