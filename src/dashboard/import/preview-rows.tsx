import { useState } from 'react'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import type { LookAlikeChoice } from './choices'
import type { ListedRow } from './preview'

/** Rows shown at first, and added by each press of 'Show more'. */
const portion = 100

/** Values of a new row shown at first: about three lines. */
const fewValues = 10

type Props = {
  rows: ListedRow[]
  /** Number of rows of this status in the file; `rows` may hold fewer. */
  total: number
  empty: string
  onDecide: (row: number, choice: LookAlikeChoice) => void
  /** Called for a row that is to be left out, or to be imported after all. */
  onInclude: (row: number, isIncluded: boolean) => void
}

/** The rows of one status. */
export function PreviewRows({ rows, total, empty, onDecide, onInclude }: Props) {
  const [shown, setShown] = useState(portion)
  if (total === 0) return <p className="py-8 text-center text-clay">{empty}</p>
  return (
    <>
      <ol className="divide-y divide-line text-ui">
        {rows.slice(0, shown).map((row) => (
          <li
            key={row.number}
            className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-start"
          >
            <span className="text-clay tabular-nums">{`Row ${formatNumber(row.number)}`}</span>
            <div className="min-w-0">
              <p dir="auto" className="line-clamp-2 break-words font-medium">
                {row.name || <span className="font-normal text-clay">no name</span>}
              </p>
              {row.notes.map((note) => (
                <p key={note} className={row.status === 'invalid' ? 'break-words text-brick' : 'text-clay'}>
                  {note}
                </p>
              ))}
              {row.remarks.map((remark) => (
                <p key={remark} className="my-1 break-words border-cedar border-l-2 pl-2">
                  {remark}
                </p>
              ))}
              {row.differences.length > 0 && <Differences differences={row.differences} />}
              <div className="-ml-2 flex flex-wrap empty:hidden">
                {row.values.length > 0 && <NewValues number={row.number} values={row.values} />}
                {row.isUndecided && <LookAlikeButton row={row} choice="change" onDecide={onDecide} />}
                {row.offer && (
                  <LookAlikeButton
                    row={row}
                    choice={row.offer === 'add' ? 'change' : 'add'}
                    onDecide={onDecide}
                  />
                )}
              </div>
            </div>
            <IncludeButton row={row} onInclude={onInclude} />
          </li>
        ))}
      </ol>
      {shown < rows.length && (
        <Button variant="plain" className="-ml-2" onClick={() => setShown(shown + portion)}>
          Show more
        </Button>
      )}
      {shown >= rows.length && rows.length < total && (
        <p className="py-4 text-clay">{`The first ${formatNumber(rows.length)} are listed.`}</p>
      )}
    </>
  )
}

type ChoiceProps = { row: ListedRow; choice: LookAlikeChoice } & Pick<Props, 'onDecide'>

function LookAlikeButton({ row, choice, onDecide }: ChoiceProps) {
  const change = row.offer === 'add' ? 'Change the item instead' : 'Change the item'
  const label = choice === 'add' ? 'Add as a new item' : change
  return (
    <Button
      variant="plain"
      aria-label={`${label}: row ${row.number}`}
      onClick={() => onDecide(row.number, choice)}
    >
      {label}
    </Button>
  )
}

/** Leaves out a row that would be saved, or brings it back. */
function IncludeButton({
  row: { number, status },
  onInclude,
}: { row: ListedRow } & Pick<Props, 'onInclude'>) {
  if (status === 'unchanged' || status === 'invalid') return null
  const label = status === 'left out' ? 'Include' : 'Leave out'
  return (
    <Button
      variant="plain"
      className="-mx-2 -my-2.5 justify-self-start"
      aria-label={`${label}: row ${number}`}
      onClick={() => onInclude(number, status === 'left out')}
    >
      {label}
    </Button>
  )
}

function Differences({ differences }: { differences: ListedRow['differences'] }) {
  return (
    <dl className="mt-1 grid gap-1">
      {differences.map(({ header, before, after }) => (
        <div key={header} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-clay">{header}</dt>
          <dd className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2 whitespace-pre-wrap break-words">
            <del dir="auto" className="text-clay">
              {before || 'empty'}
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins dir="auto" className="no-underline">
              {after || 'empty'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type NewValuesProps = { number: number; values: ListedRow['values'] }

/** The values of a new row, one behind the other: with a line for each, a few rows would fill the dialog. */
function NewValues({ number, values }: NewValuesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const label = isWhole ? 'Fewer values' : `All ${values.length} values`
  return (
    <>
      <dl className="mt-0.5 flex basis-full flex-wrap gap-x-4 gap-y-0.5 pl-2 text-note">
        {values.slice(0, isWhole ? values.length : fewValues).map(({ key, label, value }) => (
          <div key={key} className="min-w-0 break-words">
            <dt className="mr-0.5 inline text-clay">{label}</dt>{' '}
            <dd dir="auto" className="inline">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {values.length > fewValues && (
        <Button variant="plain" aria-label={`${label}: row ${number}`} onClick={() => setIsWhole(!isWhole)}>
          {label}
        </Button>
      )}
    </>
  )
}
