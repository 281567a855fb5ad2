import { useMemo } from 'react'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { type Choices, interpret } from './choices'
import { columnChoices, columnId, mappingProblem } from './column-mapping'
import { FormatQuestions } from './questions'
import type { Encoding } from './read-file'
import type { ImportFile } from './use-import'

/**
 * Rows out of sight are not laid out: each has a list of hundreds of options, and a file of 150 unknown columns opens in a
 * third of the time. The paddings leave room for the focus ring, which such a row clips.
 */
const rowClass = cx(
  'grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2',
  '-mx-1 px-1 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
)

type Props = {
  file: ImportFile
  onSheet: (sheet: string) => void
  onForget: () => void
  onChange: (choices: Choices) => void
  onBack: () => void
  onContinue: () => void
}

/** The second step: maps columns of the file to columns of the catalog. Skipped if the file leaves nothing open. */
export function MatchColumns({ file, onSheet, onForget, onChange, onBack, onContinue }: Props) {
  const { summary, choices, isRecalled, failure } = file
  const { mapping, format, open } = interpret(summary, choices)
  const problem = mappingProblem(mapping)
  const { options, columnOf } = useMemo(() => columnChoices(summary), [summary])
  const choose = (chosen: number, id: string) =>
    onChange({
      ...choices,
      columns: summary.headers.map((_, index) => (index === chosen ? columnOf(id) : choices.columns[index])),
    })
  return (
    <>
      <DialogBody>
        <EncodingNotice encoding={summary.encoding} />
        {summary.sheets.length > 1 && (
          <Field label="Sheet" hint="One sheet is imported at a time." className="mb-6 sm:max-w-96">
            {(control) => (
              <Select
                {...control}
                value={summary.sheet ?? ''}
                onValueChange={onSheet}
                options={summary.sheets.map((name) => ({ value: name, label: name }))}
              />
            )}
          </Field>
        )}
        <h3 className="mb-1 text-[1.125rem]">Which column is what?</h3>
        {isRecalled && (
          <p className="flex flex-wrap items-center gap-x-2 text-ui text-clay">
            Matched as in the last file with these headers, in this browser.
            <Button variant="plain" onClick={onForget}>
              Forget
            </Button>
          </p>
        )}
        <ul className="divide-y divide-line">
          {summary.headers.map((header, index) => {
            const name = header || `Column ${index + 1}`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a header, and none ever moves
              <li key={index} className={rowClass}>
                <div className="min-w-0">
                  <p className="line-clamp-2 break-words font-medium text-ui">{name}</p>
                  <p className="truncate text-note text-clay">{summary.samples[index] || 'no values'}</p>
                </div>
                <Select
                  aria-label={`Column for ${name}`}
                  value={columnId(mapping[index])}
                  onValueChange={(id) => choose(index, id)}
                  options={options[index] ?? []}
                />
              </li>
            )
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
        {/* Always in view: mapping a column far down may open a question. */}
        <FormatQuestions
          open={open}
          format={format}
          onAnswer={(answer) => onChange({ ...choices, format: { ...choices.format, ...answer } })}
        />
        {(failure ?? problem) && (
          <Notice tone="danger" className="w-full break-words">
            {failure ?? problem}
          </Notice>
        )}
        <Button variant="secondary" onClick={onBack}>
          Other file
        </Button>
        <Button disabled={problem !== null} onClick={onContinue}>
          Preview
        </Button>
      </DialogFooter>
    </>
  )
}

/** Warns that the encoding of a file was guessed. */
export function EncodingNotice({ encoding }: { encoding: Encoding }) {
  if (encoding !== 'Windows-1252') return null
  return (
    <Notice className="mb-5">
      This file is not UTF-8. It was read as Windows-1252: check that accents and signs look right.
    </Notice>
  )
}
