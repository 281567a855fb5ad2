import { useMemo } from 'react'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { importKeyOf, type Matching, matchingProblem } from './column-mapping'
import { columnOptions } from './column-options'
import { EncodingNotice } from './encoding-notice'
import type { Sheet } from './sheet'

const none = ''

const optionsFor = (sheet: Sheet) =>
  columnOptions(sheet).map(({ columns, groups }) => [
    { value: none, label: 'Left out' },
    ...columns,
    ...groups,
  ])

/**
 * Rows out of sight are not laid out: each has a list of hundreds of options, and a file of 150 unknown columns opens in
 * a third of the time. The paddings leave room for the focus ring, which such a row clips.
 */
const rowClass = cx(
  'grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2',
  '-mx-1 px-1 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
)

type Props = {
  sheet: Sheet
  matching: Matching
  /** The matching is that of an earlier file with these headers. */
  isRecalled: boolean
  failure: string | null
  onForget: () => void
  onChange: (matching: Matching) => void
  onBack: () => void
  onContinue: () => void
}

/** The second step: matches columns of the file to columns of the catalog. Skipped where every header is known. */
export function MatchColumns(props: Props) {
  const { sheet, matching, isRecalled, failure, onForget, onChange, onBack, onContinue } = props
  const problem = matchingProblem(matching)
  const options = useMemo(() => optionsFor(sheet), [sheet])
  return (
    <>
      <DialogBody>
        <EncodingNotice encoding={sheet.encoding} />
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
          {sheet.headers.map((header, column) => {
            const name = header || `Column ${column + 1}`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a header, and none ever moves
              <li key={column} className={rowClass}>
                <div className="min-w-0">
                  <p className="line-clamp-2 break-words font-medium text-ui">{name}</p>
                  <p className="truncate text-note text-clay">{sheet.samples[column] || 'no values'}</p>
                </div>
                <Select
                  aria-label={`Column for ${name}`}
                  value={matching[column] ?? none}
                  onValueChange={(value) => onChange(matching.with(column, importKeyOf(value)))}
                  options={options[column] ?? []}
                />
              </li>
            )
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
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
