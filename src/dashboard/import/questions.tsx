import { suggestCategories } from '@/catalog/suggest-categories'
import { categories, currencies } from '@/content/equipment'
import { formatCount, formatDay, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Choices } from './choices'
import { doubts, doubtWords } from './doubts'
import { type FileFormat, type OpenQuestions, withDecimalPoint, withIsoDate } from './file-format'
import type { FileSummary } from './file-summary'
import type { Preview } from './preview'

// What an import asks a person: about the whole file in the Match step, about its rows in the preview.

type QuestionProps<Value extends string> = {
  label: string
  hint: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onAnswer: (value: Value) => void
  className?: string
}

function Question<Value extends string>(props: QuestionProps<Value>) {
  const { label, hint, value, options, onAnswer, className = 'mb-3 min-w-0' } = props
  const answer = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onAnswer(option.value)
  }
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => <Select {...control} value={value} options={options} onValueChange={answer} />}
    </Field>
  )
}

type FormatProps = {
  open: OpenQuestions
  format: FileFormat
  onAnswer: (answer: Partial<FileFormat>) => void
}

/** Asks how the file writes numbers and dates, if its cells leave that open. */
export function FormatQuestions({ open, format, onAnswer }: FormatProps) {
  if (!open.decimal && !open.isDayFirst) return null
  return (
    <div className="mb-2 grid w-full gap-x-6 gap-y-3 sm:grid-cols-2">
      {open.decimal && (
        <Question
          label="Decimal mark"
          hint="Some numbers can be read either way."
          value={format.decimal}
          options={[
            { value: '.', label: `Point: ${describeNumber(open.decimal, '.')}` },
            { value: ',', label: `Comma: ${describeNumber(open.decimal, ',')}` },
          ]}
          onAnswer={(decimal) => onAnswer({ decimal })}
          className="min-w-0"
        />
      )}
      {open.isDayFirst && (
        <Question
          label="Order of dates"
          hint={`Some dates can be read either way, such as ${open.isDayFirst}.`}
          value={format.isDayFirst ? 'day' : 'month'}
          options={[
            { value: 'month', label: `Month first: ${describeDate(open.isDayFirst, false)}` },
            { value: 'day', label: `Day first: ${describeDate(open.isDayFirst, true)}` },
          ]}
          onAnswer={(first) => onAnswer({ isDayFirst: first === 'day' })}
          className="min-w-0"
        />
      )}
    </div>
  )
}

type HeaderLineProps = { summary: FileSummary; onAnswer: (line: number) => void }

/** Says which line of the file has the headers, and lets a person choose another one. */
export function HeaderLine({ summary: { headerLine, firstLines, linesAbove }, onAnswer }: HeaderLineProps) {
  const above = linesAbove.length
  return (
    <Question
      label="Line with the headers"
      hint={
        above === 0
          ? 'The lines below it are the rows.'
          : `The ${above === 1 ? 'line above it is' : 'lines above it are'} left out.`
      }
      value={String(headerLine)}
      options={firstLines.map(({ number, text }) => ({
        value: String(number),
        label: `Line ${formatNumber(number)}: ${text}`,
      }))}
      onAnswer={(line) => onAnswer(Number(line))}
      className="mb-5 sm:mb-3"
    />
  )
}

/** '1.250 is 1,250' */
function describeNumber(cell: string, decimal: FileFormat['decimal']): string {
  const number = cell.replace(/^\D+|\D+$/g, '')
  return `${number} is ${formatNumber(Number(withDecimalPoint(number, decimal)))}`
}

/** The day of a cell, which may also hold a time. */
const describeDate = (cell: string, isDayFirst: boolean) =>
  formatDay(withIsoDate(cell.replace(/[,\s].*/, ''), isDayFirst))

/** Most unknown names listed: nobody decides more one by one, and each has a select of 20 options. */
const maxListed = 50

type Props = { preview: Preview; choices: Choices; onDecide: (choices: Choices) => void }

/** Asks what a person must or may decide about the rows of a file. */
export function RowQuestions(props: Props) {
  return (
    <>
      {/* Nothing to ask: no panel. */}
      <div className="mb-5 grid items-start gap-x-6 border border-line bg-steam px-4 pt-3 empty:hidden sm:grid-cols-2">
        <OpenCurrency {...props} />
        <LookAlikes {...props} />
        <Doubts {...props} />
        <UnknownCategories {...props} />
      </div>
      {props.preview.undated > 0 && (
        <p className="mb-2 text-note text-clay">
          This file does not say when its items were saved: the column “Last Updated” of an export is missing
          or cannot be read. Values that others have saved since then would be replaced.
        </p>
      )}
    </>
  )
}

/** Asks which currency the prices are in that do not say it clearly. */
function OpenCurrency({ preview: { openCurrency }, choices, onDecide }: Props) {
  if (openCurrency.rows === 0) return null
  const prices = openCurrency.rows === 1 ? 'One price does' : `${formatNumber(openCurrency.rows)} prices do`
  return (
    <Question
      label="Currency of the prices"
      hint={`${prices} not say which currency it is. If it is none of these, leave the column out under “Columns”.`}
      value={choices.forAll.currency ?? ''}
      options={[
        { value: '', label: 'Choose' },
        ...currencies
          .filter((currency) => openCurrency.options.has(currency))
          .map((currency) => ({ value: currency, label: currency })),
      ]}
      onAnswer={(currency) => onDecide({ ...choices, forAll: { ...choices.forAll, currency } })}
    />
  )
}

/** Asks what is saved for each category outside the list. */
function UnknownCategories({ preview: { unknownCategories: found }, choices, onDecide }: Props) {
  if (found.length === 0) return null
  const chosen = choices.categories
  const decide = (next: Choices['categories']) => onDecide({ ...choices, categories: next })
  const listed = found.slice(0, maxListed)
  function choose(name: string, choice: string) {
    const next = new Map(chosen)
    if (choice) next.set(name.toLowerCase(), choice)
    else next.delete(name.toLowerCase())
    decide(next)
  }
  return (
    <section aria-labelledby="unknown-categories" className="mb-3 min-w-0 sm:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id="unknown-categories" className="text-[1.125rem]">
          Unknown categories
        </h3>
        <Button
          variant="plain"
          className="-mx-2 -my-1.5"
          onClick={() =>
            decide(new Map([...found.map(({ name }) => [name.toLowerCase(), name] as const), ...chosen]))
          }
        >
          Keep all others as they are
        </Button>
      </div>
      {/* Scrolls on its own, so that the rows below stay near. */}
      <ul className="-mx-4 mt-1 max-h-44 divide-y divide-line overflow-y-auto px-4">
        {listed.map(({ name, rows }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-1 py-1.5 sm:grid-cols-2">
            <p dir="auto" className="line-clamp-2 break-words text-ui">
              <b className="mr-2 font-medium">{name}</b>
              <span className="text-note text-clay">{formatCount(rows, 'row')}</span>
            </p>
            <Select
              aria-label={`Category for ${name}`}
              value={chosen.get(name.toLowerCase()) ?? ''}
              onValueChange={(choice) => choose(name, choice)}
              options={categoryOptions(name)}
            />
          </li>
        ))}
      </ul>
      {found.length > listed.length && (
        <p className="py-2 text-ui text-clay">{`The first ${listed.length} of ${formatNumber(found.length)} names are listed.`}</p>
      )}
    </section>
  )
}

function categoryOptions(name: string) {
  const suggestions = suggestCategories(name)
  const others = categories.filter((category) => !suggestions.includes(category))
  const toOption = (category: string) => ({ value: category, label: category })
  return [
    { value: '', label: 'Choose' },
    ...suggestions.map(toOption),
    { value: name, label: 'Keep as it is' },
    ...others.map(toOption),
  ]
}

/** Asks whether rows that look like an item change it or are added. */
function LookAlikes({ preview: { matchedRows: rows, undecided }, choices, onDecide }: Props) {
  if (rows.length === 0) return null
  const isOne = rows.length === 1
  const added = rows.filter((row) => choices.lookAlikes.get(row) === 'add').length
  const value = undecided > 0 ? '' : added === 0 ? 'change' : added === rows.length ? 'add' : 'mixed'
  return (
    <Question
      label="Rows without an ID"
      hint={`${formatNumber(rows.length)} ${isOne ? 'row looks' : 'rows look'} like an item of the catalog: by brand and model, by model, or by name. ${isOne ? 'Its' : 'Their'} empty cells change nothing.`}
      value={value}
      options={[
        ...(value === '' ? [{ value: '', label: 'Choose' }] : []),
        { value: 'change', label: isOne ? 'Change that item' : 'Change those items' },
        { value: 'add', label: isOne ? 'Add a new item' : 'Add new items' },
        ...(value === 'mixed' ? [{ value: 'mixed', label: 'As chosen for each row' }] : []),
      ]}
      onAnswer={(choice) => {
        if (choice !== 'change' && choice !== 'add') return
        onDecide({ ...choices, lookAlikes: new Map(rows.map((row) => [row, choice])) })
      }}
    />
  )
}

/** Asks whether rows in doubt are saved, for each reason. */
function Doubts({ preview, choices, onDecide }: Props) {
  const found = doubts.filter((doubt) => preview.doubts[doubt] > 0)
  return found.map((doubt) => (
    <Question
      key={doubt}
      label={doubtWords[doubt].question}
      hint={doubtWords[doubt].hint(preview.doubts[doubt])}
      value={choices.doubts[doubt] ?? ''}
      options={[
        { value: '', label: 'Choose' },
        { value: 'leave', label: 'Leave them out' },
        { value: 'change', label: doubtWords[doubt].change },
      ]}
      onAnswer={(choice) => {
        const { [doubt]: _, ...others } = choices.doubts
        onDecide({ ...choices, doubts: choice === '' ? others : { ...others, [doubt]: choice } })
      }}
    />
  ))
}

/** Counts the rows with remarks, and leaves them all out at one press. */
export function Remarks({ preview: { remarkRows: rows }, choices, onDecide }: Props) {
  if (rows.length === 0) return null
  const isOne = rows.length === 1
  const areLeftOut = rows.every((row) => choices.included.get(row) === false)
  const decided = rows.map((row) => [row, areLeftOut] as const)
  return (
    <section aria-label="Remarks" className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
      <p className="min-w-0 flex-1 basis-64 text-note text-clay">
        {`${isOne ? 'One row needs' : `${formatNumber(rows.length)} rows need`} a look: cells were not read in full, or a spreadsheet changed them.`}
      </p>
      <Button
        variant="plain"
        className="-mx-2 -my-1.5"
        onClick={() => onDecide({ ...choices, included: new Map([...choices.included, ...decided]) })}
      >
        {areLeftOut ? 'Include rows with remarks' : 'Leave out rows with remarks'}
      </Button>
    </section>
  )
}
