import { useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { capitalize, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { type Choices, noChoices } from './choices'
import { isOwnHeader } from './column-mapping'
import { optionLabel } from './column-options'
import { EncodingNotice } from './encoding-notice'
import { writeCsv } from './export-csv'
import { downloadCsv } from './export-rows'
import { guessColumns } from './guess-columns'
import { OfferedChanges } from './offered-changes'
import { type Preview, type Status, statuses } from './preview'
import { PreviewRows } from './preview-rows'
import { SavedSince } from './saved-since'
import { isSpecificationColumn, readHeader } from './specification-columns'
import { UnknownCategories } from './unknown-categories'
import type { PreviewStep } from './use-import'

type Props = Pick<
  PreviewStep,
  'sheet' | 'matching' | 'preview' | 'isRecalled' | 'choices' | 'isStale' | 'failure' | 'unanswered'
> & {
  saving: boolean
  onBack: () => void
  onDecide: (choices: Choices) => void
  onCheckAgain: () => void
  onSave: () => void
}

/** The status listed first is the first of these that any row has. */
const byInterest = ['invalid', 'changed', 'new', 'unchanged'] as const satisfies Status[]

/** The third step: shows what would be saved, asks what has to be decided first, and saves. */
export function ImportPreview(props: Props) {
  const {
    sheet,
    matching,
    preview,
    isRecalled,
    choices,
    isStale,
    failure,
    unanswered,
    saving,
    onBack,
    onDecide,
    onCheckAgain,
    onSave,
  } = props
  const { counts, problem } = preview
  const [chosen, setChosen] = useState<Status>(() => byInterest.find((status) => counts[status] > 0) ?? 'new')
  const chosenButton = useRef<HTMLButtonElement>(null)
  const changes = counts.new + counts.changed
  const isSent = saving || unanswered !== null

  function decideRow(row: number, isAdded: boolean) {
    const addedRows = new Set(choices.addedRows)
    if (isAdded) addedRows.add(row)
    else addedRows.delete(row)
    // The row leaves this list, and its button would take the focus along.
    chosenButton.current?.focus()
    onDecide({ ...choices, addedRows })
  }

  return (
    <>
      <DialogBody>
        {/* Choices made now would not be in what is being saved. */}
        <fieldset disabled={saving} className="contents">
          <EncodingNotice encoding={sheet.encoding} />
          <ColumnsRead sheet={sheet} matching={matching} isRecalled={isRecalled} choices={choices} />
          <UnknownCategories
            found={preview.unknownCategories}
            chosen={choices.categories}
            onChange={(categories) => onDecide({ ...choices, categories })}
          />
          <OfferedChanges
            rows={preview.offered}
            addedRows={choices.addedRows}
            onChange={(addedRows) => onDecide({ ...choices, addedRows })}
          />
          <SavedSince
            count={preview.savedSince}
            chosen={choices.savedSince}
            onChange={(savedSince) => onDecide({ ...choices, savedSince })}
          />
          <fieldset className="mb-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
            <legend className="sr-only">Rows to list</legend>
            {statuses.map((status) => (
              <button
                key={status}
                type="button"
                {...(chosen === status && { ref: chosenButton })}
                aria-pressed={chosen === status}
                onClick={() => setChosen(status)}
                className={cx(
                  'cursor-pointer border-b-2 px-1 py-2 text-left transition-colors duration-150 hover:border-ink',
                  chosen === status ? 'border-cedar' : 'border-line text-clay',
                )}
              >
                <span className="block text-[1.5rem] tabular-nums leading-tight">
                  {formatNumber(counts[status])}
                </span>{' '}
                <span className="text-note">{capitalize(status)}</span>
              </button>
            ))}
          </fieldset>
          <PreviewRows
            key={chosen}
            rows={preview.rows.filter(({ status }) => status === chosen)}
            total={counts[chosen]}
            empty={`No ${chosen} rows.`}
            onDecide={decideRow}
          />
        </fieldset>
      </DialogBody>
      <DialogFooter>
        {(failure ?? problem) && (
          <Notice tone={failure ? 'danger' : 'neutral'} className="w-full break-words">
            {failure ?? problem}
          </Notice>
        )}
        {counts.invalid > 0 && <LeftOut preview={preview} />}
        <Button variant="secondary" disabled={saving} onClick={onBack}>
          Columns
        </Button>
        {failure && (
          <Button variant="secondary" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
        {/* While it saves and where no answer came not disabled: that would take focus off it. */}
        <Button
          disabled={isStale || problem !== null}
          aria-disabled={isSent}
          onClick={() => !isSent && onSave()}
        >
          {saving ? 'Saving...' : `Save ${formatNumber(changes)} ${changes === 1 ? 'change' : 'changes'}`}
        </Button>
      </DialogFooter>
    </>
  )
}

/**
 * How the columns were read, where an export does not say it itself: which heads of a price list are specifications, which
 * of them only since categories were chosen, and which columns with values are not read at all.
 */
function ColumnsRead({
  sheet,
  matching,
  isRecalled,
  choices,
}: Pick<Props, 'sheet' | 'matching' | 'isRecalled' | 'choices'>) {
  const first = guessColumns(sheet, noChoices.categories)
  const guess = guessColumns(sheet, choices.categories)
  const typed: string[] = []
  const byChoice: string[] = []
  const leftOut: string[] = []
  for (const [column, header] of sheet.headers.entries()) {
    const key = matching[column]
    if (key && isSpecificationColumn(key) && !readHeader(header)) {
      if (key !== guess[column]) typed.push(`${header} as ${optionLabel(header, key)}`)
      else if (key === first[column]) typed.push(header)
      else byChoice.push(header)
    }
    if (!key && !isOwnHeader(header) && sheet.samples[column]) leftOut.push(header || `Column ${column + 1}`)
  }
  const sentences = [
    isRecalled && 'Columns are matched as in the last file with these headers.',
    typed.length > 0 && `Read as specifications: ${typed.join(', ')}.`,
    byChoice.length > 0 && `Read as specifications by the categories you chose: ${byChoice.join(', ')}.`,
    leftOut.length > 0 && `Left out: ${leftOut.join(', ')}.`,
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <p className="mb-5 break-words text-ui text-clay">
      {sentences.join(' ')} 'Columns' shows and changes that.
    </p>
  )
}

/** Offers the invalid rows as a file, to be corrected and imported again; those a file cannot hold are counted. */
function LeftOut({ preview: { counts, refused, delimiter } }: { preview: Preview }) {
  const download = () =>
    downloadCsv(async () => ({ name: 'equipment-errors.csv', parts: await writeCsv(refused, delimiter) }))
  const rows = `${formatNumber(counts.invalid)} invalid ${counts.invalid === 1 ? 'row is' : 'rows are'}`
  // The first of them is the headers.
  const inFile = refused.length - 1
  return (
    <p className="flex w-full flex-wrap items-center text-ui text-clay">
      {rows} left out.
      {inFile > 0 && (
        <Button variant="plain" onClick={download}>
          Download with reasons
        </Button>
      )}
      {inFile > 0 &&
        inFile < counts.invalid &&
        `Not in it: ${formatNumber(counts.invalid - inFile)}, to be corrected in the file itself.`}
    </p>
  )
}
