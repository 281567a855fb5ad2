import { useRef, useState } from 'react'
import { isSpecification, parseExportHeader } from '@/dashboard/shared/csv-format'
import { downloadExport, writeCsv } from '@/dashboard/shared/export-csv'
import { formatCount, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { automaticMapping, type Choices, interpret, noChoices } from './choices'
import { columnLabel } from './column-mapping'
import { describeForAll } from './fill-all-rows'
import { isIgnoredHeader, isPriceUnit } from './headers'
import { EncodingNotice } from './match-columns'
import { type Status, statuses } from './plan-row'
import type { Preview } from './preview'
import { PreviewRows } from './preview-rows'
import { Remarks, RowQuestions } from './questions'
import { maxPartRows } from './save-parts'
import { StatusTabs } from './status-tabs'
import { type ImportFile, type PreviewState, type PreviewStep, progressOf } from './use-import'

type Props = {
  step: PreviewStep
  onBack: () => void
  onDecide: (choices: Choices) => void
  onCheckAgain: () => void
  onSave: () => void
}

/** The status listed first is the first of these that any row has. */
const byInterest = ['changed', 'new', 'invalid', 'unchanged', 'left out'] as const satisfies Status[]

/** The third step: shows what would be saved, asks what must be decided first, and saves. */
export function ImportPreview({ step, onBack, onDecide, onCheckAgain, onSave }: Props) {
  const { preview, choices, failure, state } = step
  const { counts, problem } = preview
  const [shown, setShown] = useState<Status>(() => {
    if (preview.undecided > 0) return 'changed'
    return byInterest.find((status) => counts[status] > 0) ?? 'new'
  })
  const listed = statuses.filter((status) => status !== 'left out' || counts[status] > 0 || shown === status)
  const shownButton = useRef<HTMLButtonElement>(null)
  const changes = counts.new + counts.changed
  const isSaving = state.kind === 'saving'
  const isUnanswered = state.kind === 'unanswered'
  const isLocked = isSaving || isUnanswered

  /** Decides about one row. Its button is gone once that is done, and would take the focus along. */
  function decideRow(decision: Partial<Choices>) {
    shownButton.current?.focus()
    onDecide({ ...choices, ...decision })
  }

  return (
    <>
      <DialogBody>
        {/* What is sent, or may have been saved, cannot be changed any more. */}
        <fieldset disabled={isLocked} className="contents">
          <legend className="sr-only">Preview</legend>
          <StatusTabs
            statuses={listed}
            countOf={(status) => counts[status]}
            shown={shown}
            onShow={setShown}
            shownRef={shownButton}
          />
          <EncodingNotice encoding={step.summary.encoding} />
          <RowQuestions preview={preview} choices={choices} onDecide={onDecide} />
          <ColumnsRead file={step} />
          <Remarks preview={preview} choices={choices} onDecide={onDecide} />
          <PreviewRows
            key={shown}
            rows={preview.rows.filter(({ status }) => status === shown)}
            total={counts[shown]}
            empty={`No ${shown} rows.`}
            onDecide={(row, choice) =>
              decideRow({ lookAlikes: new Map(choices.lookAlikes).set(row, choice) })
            }
            onInclude={(row, isIncluded) =>
              decideRow({ included: new Map(choices.included).set(row, isIncluded) })
            }
          />
        </fieldset>
      </DialogBody>
      <DialogFooter>
        {failure && (
          <Notice tone="danger" className="w-full break-words">
            {failure}
          </Notice>
        )}
        <div className="grid min-w-0 flex-1 basis-72 gap-y-1 text-ui empty:hidden">
          {!failure && problem && (
            <p role="status" className="break-words">
              {problem}
            </p>
          )}
          {counts.invalid > 0 && <InvalidRows preview={preview} />}
        </div>
        {changes > maxPartRows && <Parts state={state} />}
        <Button variant="secondary" disabled={isLocked} onClick={onBack}>
          Columns
        </Button>
        {failure && !isUnanswered && (
          <Button variant="secondary" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
        <Button disabled={state.kind === 'comparing' || problem !== null} busy={isSaving} onClick={onSave}>
          {isSaving ? 'Saving...' : `Save ${formatCount(changes, 'change')}`}
        </Button>
      </DialogFooter>
    </>
  )
}

/** Says that many rows are saved in several requests, and how far they are. */
function Parts({ state }: { state: PreviewState }) {
  const most = formatNumber(maxPartRows)
  if (state.kind !== 'saving') {
    return (
      <p className="w-full text-ui text-clay">{`They are saved in parts of at most ${most} rows, each with an Undo of its own.`}</p>
    )
  }
  const { saved, total } = progressOf(state.attempt)
  return (
    <div className="w-full">
      <p className="mb-2 text-ui text-clay">
        {`${formatNumber(saved)} of ${formatNumber(total)} rows are saved.`}
      </p>
      <progress aria-label="Saving" className="h-1 w-full" value={saved / total} />
    </div>
  )
}

/**
 * Says how the columns were read if the headers of an export do not: which headers of a price list are specifications, which of
 * them only since categories were chosen, and which columns with values are left out.
 */
function ColumnsRead({ file }: { file: ImportFile }) {
  const { summary, isRecalled, choices } = file
  const { mapping } = interpret(summary, choices)
  const first = automaticMapping(summary, noChoices)
  const automatic = automaticMapping(summary, choices)
  const specifications: string[] = []
  const byChoice: string[] = []
  const priceUnits: string[] = []
  const leftOut: string[] = []
  for (const [index, header] of summary.headers.entries()) {
    const column = mapping[index]
    if (column && isSpecification(column.key) && !parseExportHeader(header)) {
      if (column.key !== automatic[index]?.key) specifications.push(`${header} as ${columnLabel(column)}`)
      else if (column.key === first[index]?.key) specifications.push(header)
      else byChoice.push(header)
    }
    if (column || isIgnoredHeader(header) || !summary.samples[index]) continue
    if (isPriceUnit(header)) priceUnits.push(header)
    else leftOut.push(header || `Column ${index + 1}`)
  }
  const sentences = [
    isRecalled && 'Columns are matched as in the last file with these headers.',
    listed('Read as specifications', specifications),
    listed('Read as specifications by the categories you chose', byChoice),
    listed('Read as the unit of the price', priceUnits),
    listed('Left out', leftOut),
    describeForAll(choices.forAll),
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <p className="mb-2 break-words text-note text-clay">
      {`${sentences.join(' ')} Use “Columns” to review or change this.`}
    </p>
  )
}

/** A sentence that names headers, which may end with a period of their own. */
function listed(what: string, headers: readonly string[]) {
  if (headers.length === 0) return null
  const names = headers.join(', ')
  return `${what}: ${names}${names.endsWith('.') ? '' : '.'}`
}

/** Offers the invalid rows as a file to correct and import again, and counts those that the file cannot hold. */
function InvalidRows({ preview: { counts, invalidRows, delimiter } }: { preview: Preview }) {
  const download = () => downloadExport('equipment-errors.csv', () => writeCsv(invalidRows, delimiter))
  const rows = `${formatNumber(counts.invalid)} invalid ${counts.invalid === 1 ? 'row is' : 'rows are'}`
  const inFile = invalidRows.length - 1
  return (
    <p className="-my-2 flex flex-wrap items-center text-clay">
      <span>{`${rows} left out.`}</span>
      {inFile > 0 && (
        <Button variant="plain" onClick={download}>
          Download with reasons
        </Button>
      )}
      {inFile > 0 && inFile < counts.invalid && (
        <span>{`Not in it: ${formatNumber(counts.invalid - inFile)}, to be corrected in the file itself.`}</span>
      )}
    </p>
  )
}
