import { useState } from 'react'
import { brandAndModel, countItems } from '@/catalog/equipment'
import { StatusTabs } from '@/dashboard/import/status-tabs'
import { cx } from '@/lib/cx'
import { capitalize, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { type PlannedRow, rowStatuses, type SchedulePlan } from './plan-schedule'

type Props = {
  plan: SchedulePlan
  isAdding: boolean
  /** Called with the number of a row, and the id of the item that it means. */
  onPick: (row: number, itemId: string) => void
  /** Adds the items of these rows to the catalog. */
  onAddMissing: (rows: readonly PlannedRow[]) => void
}

/** The status that is listed first is the first of these that any row has. */
const byInterest = ['missing', 'invalid', 'changed', 'new', 'unchanged'] as const

/** The rows of a schedule by what would become of them. */
export function SchedulePreview({ plan, isAdding, onPick, onAddMissing }: Props) {
  const rowsOf = (status: PlannedRow['status']) => plan.rows.filter((row) => row.status === status)
  const [chosen, choose] = useState<PlannedRow['status'] | null>(null)
  const shown = chosen ?? byInterest.find((status) => rowsOf(status).length > 0) ?? 'new'
  const rows = rowsOf(shown)
  const absent = rowsOf('missing').filter(({ choices }) => choices.length === 0)
  const announced = rowStatuses.map((status) => `${rowsOf(status).length} ${status}`).join(', ')
  return (
    <>
      <VisuallyHidden role="status">{`Preview: ${announced}.`}</VisuallyHidden>
      <StatusTabs
        statuses={rowStatuses}
        countOf={(status) => rowsOf(status).length}
        labelOf={(status) => (status === 'missing' ? 'Not found' : capitalize(status))}
        shown={shown}
        onShow={choose}
      />
      {shown === 'missing' && rows.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p className="max-w-[44ch] text-ui text-clay">
            These rows are left out. Items can be added to the catalog with what the file says, and completed
            there.
          </p>
          {absent.length > 0 && (
            <Button variant="secondary" busy={isAdding} onClick={() => onAddMissing(absent)}>
              {isAdding ? 'Adding...' : `Add ${countItems(absent.length)} to the catalog`}
            </Button>
          )}
        </div>
      )}
      {rows.length === 0 && <p className="py-8 text-center text-clay">No such rows.</p>}
      <ol className="divide-y divide-line text-ui">
        {rows.map((planned) => (
          <Row key={planned.row.number} planned={planned} onPick={onPick} />
        ))}
      </ol>
    </>
  )
}

function Row({ planned, onPick }: { planned: PlannedRow } & Pick<Props, 'onPick'>) {
  const { row, status, tag, itemText, remarks, choices } = planned
  const number = `Row ${formatNumber(row.number)}`
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span className="text-clay tabular-nums">{number}</span>
      <div className="min-w-0">
        <p className="break-words">
          {tag && (
            <span dir="auto" className="mr-3 font-medium">
              {tag}
            </span>
          )}
          <span dir="auto">{itemText}</span>
        </p>
        {remarks.map((remark) => (
          <p
            key={remark}
            dir="auto"
            className={cx('break-words', status === 'invalid' ? 'text-brick' : 'text-clay')}
          >
            {remark}
          </p>
        ))}
        {choices.length > 0 && (
          <Select
            aria-label={`Item of row ${formatNumber(row.number)}`}
            className="mt-1 sm:max-w-96"
            value=""
            onValueChange={(id) => onPick(row.number, id)}
            options={[
              { value: '', label: 'Which of these is it?' },
              ...choices.map((item) => ({
                value: item.id,
                label: [item.name, brandAndModel(item)].filter(Boolean).join(', '),
              })),
            ]}
          />
        )}
      </div>
    </li>
  )
}
