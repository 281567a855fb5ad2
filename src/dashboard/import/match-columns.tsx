import { useId, useMemo } from 'react'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { SelectCombobox } from '@/ui/select-combobox'
import { type Choices, interpret } from './choices'
import { columnLabel, mappingProblem } from './column-mapping'
import { type ColumnOption, columnOptions, leftOutLabel, searchOptions } from './column-menu'
import { FillAllRows } from './fill-all-rows'
import type { ImportColumn } from './headers'
import { MatchedColumn, MatchedColumns } from './matched-column'
import { FormatQuestions, HeaderLine } from './questions'
import type { Encoding } from './read-file'
import type { ImportFile } from './use-import'

type Props = {
  file: ImportFile
  onSheet: (sheet: string) => void
  onHeaderLine: (line: number) => void
  onForget: () => void
  onChange: (choices: Choices) => void
  onBack: () => void
  onContinue: () => void
}

/** The second step: maps columns of the file to columns of the catalog. Skipped if the file leaves nothing open. */
export function MatchColumns({ file, onSheet, onHeaderLine, onForget, onChange, onBack, onContinue }: Props) {
  const { summary, choices, isRecalled, failure } = file
  const { mapping, format, open } = interpret(summary, choices)
  const problem = mappingProblem(mapping)
  const { category } = choices.forAll
  const categories = useMemo(
    () => [...(category ? [category] : []), ...summary.categories],
    [category, summary],
  )
  const choose = (chosen: number, column: ImportColumn | null) =>
    onChange({
      ...choices,
      columns: summary.headers.map((_, index) => (index === chosen ? column : choices.columns[index])),
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
        <HeaderLine summary={summary} onAnswer={onHeaderLine} />
        <FillAllRows forAll={choices.forAll} onChange={(forAll) => onChange({ ...choices, forAll })} />
        <h3 className="mb-1 text-[1.125rem]">Match columns</h3>
        {isRecalled && (
          <p className="flex flex-wrap items-center gap-x-2 text-ui text-clay">
            Matched as in the last file with these headers, in this browser.
            <Button variant="plain" onClick={onForget}>
              Forget
            </Button>
          </p>
        )}
        <MatchedColumns>
          {summary.headers.map((header, index) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a header, and none ever moves
              key={index}
              header={header}
              name={header || `Column ${index + 1}`}
              sample={summary.samples[index] ?? ''}
              column={mapping[index] ?? null}
              categories={categories}
              onChoose={(column) => choose(index, column)}
            />
          ))}
        </MatchedColumns>
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

type ColumnProps = {
  header: string
  /** The header, or which column it is if it is empty. */
  name: string
  sample: string
  column: ImportColumn | null
  categories: readonly string[]
  onChoose: (column: ImportColumn | null) => void
}

/** A column of the file, with a menu of the fields that it can fill. */
function ColumnRow({ header, name, sample, column, categories, onChoose }: ColumnProps) {
  const id = useId()
  // Made when the menu is first opened: a file may have hundreds of columns, and a menu hundreds of options.
  const all = useMemo(() => {
    let made: readonly ColumnOption[] | undefined
    return () => {
      made ??= columnOptions(header, sample, categories)
      return made
    }
  }, [header, sample, categories])
  return (
    <MatchedColumn name={name} sample={sample}>
      <SelectCombobox
        id={id}
        label={`Column for ${name}`}
        selected={column ? columnLabel(column) : leftOutLabel(header)}
        find={(text) => searchOptions(all(), text)}
        onPick={(value) => onChoose(all().find((option) => option.value === value)?.column ?? null)}
      />
    </MatchedColumn>
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
