import { useState } from 'react'
import { cx } from '@/lib/cx'
import { downloadFile } from '@/lib/download'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { EncodingNotice } from './encoding-notice'
import { writeCsv } from './export-csv'
import type { Sheet } from './open-reader'
import { type Preview, type Status, statuses } from './preview'
import { PreviewRows } from './preview-rows'

type Props = {
  sheet: Sheet
  preview: Preview
  failure: string | null
  saving: boolean
  onBack: () => void
  onCheckAgain: () => void
  onSave: () => void
}

const labels: Record<Status, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  invalid: 'Invalid',
}

/** What a person looks at first, in this order, as far as there is any. */
const byInterest = ['invalid', 'changed', 'new', 'unchanged'] as const satisfies Status[]

/** The third step: what would happen, and the button that makes it happen. */
export function ImportPreview({ sheet, preview, failure, saving, onBack, onCheckAgain, onSave }: Props) {
  const { counts, problem } = preview
  const [chosen, setChosen] = useState<Status>(() => byInterest.find((status) => counts[status] > 0) ?? 'new')
  const changes = counts.new + counts.changed

  return (
    <>
      <DialogBody>
        <EncodingNotice encoding={sheet.encoding} />
        <fieldset className="mb-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
          <legend className="sr-only">Rows to list</legend>
          {statuses.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={chosen === status}
              onClick={() => setChosen(status)}
              className={cx(
                'cursor-pointer border-b-2 px-1 py-2 text-left transition-colors duration-150 hover:border-ink',
                chosen === status ? 'border-cedar' : 'border-line text-clay',
              )}
            >
              <span className="block font-display text-[1.5rem] leading-tight">
                {formatNumber(counts[status])}
              </span>{' '}
              <span className="text-[0.875rem]">{labels[status]}</span>
            </button>
          ))}
        </fieldset>
        <PreviewRows
          key={chosen}
          rows={preview.rows.filter(({ status }) => status === chosen)}
          total={counts[chosen]}
          empty={`No ${labels[chosen].toLowerCase()} rows.`}
        />
      </DialogBody>
      <DialogFooter>
        {(failure ?? problem) && (
          <Notice tone={failure ? 'danger' : 'neutral'} className="w-full break-words">
            {failure ?? problem}
          </Notice>
        )}
        {counts.invalid > 0 && <LeftOut preview={preview} />}
        <Button variant="quiet" disabled={saving} onClick={onBack}>
          Columns
        </Button>
        {failure && (
          <Button variant="quiet" disabled={saving} onClick={onCheckAgain}>
            Check again
          </Button>
        )}
        <Button disabled={saving || problem !== null} onClick={onSave}>
          {saving ? 'Saving...' : `Save ${formatNumber(changes)} ${changes === 1 ? 'change' : 'changes'}`}
        </Button>
      </DialogFooter>
    </>
  )
}

/** The invalid rows as a file of their own, to be corrected and imported next. */
function LeftOut({ preview: { counts, refused } }: { preview: Preview }) {
  async function download() {
    downloadFile('equipment-errors.csv', await writeCsv(refused), 'text/csv;charset=utf-8')
  }
  const rows = `${formatNumber(counts.invalid)} invalid ${counts.invalid === 1 ? 'row is' : 'rows are'}`
  return (
    <p className="flex w-full flex-wrap items-center text-[0.9375rem] text-clay">
      {rows} left out.
      <Button variant="plain" onClick={download}>
        Download with reasons
      </Button>
    </p>
  )
}
