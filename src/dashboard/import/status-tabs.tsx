import type { Ref } from 'react'
import { cx } from '@/lib/cx'
import { capitalize, formatNumber } from '@/lib/format'

type Props<Status extends string> = {
  statuses: readonly Status[]
  countOf: (status: Status) => number
  /** The label, if it is not the status itself. */
  labelOf?: (status: Status) => string
  shown: Status
  onShow: (status: Status) => void
  /** The button of the shown status. */
  shownRef?: Ref<HTMLButtonElement>
}

/** The number of rows of each status; a press lists them. */
export function StatusTabs<Status extends string>(props: Props<Status>) {
  const { statuses, countOf, labelOf = capitalize, shown, onShow, shownRef } = props
  return (
    <fieldset className="mb-3 flex flex-wrap gap-x-1 gap-y-2 sm:gap-x-2">
      <legend className="sr-only">Rows to list</legend>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          {...(shown === status && shownRef && { ref: shownRef })}
          aria-pressed={shown === status}
          onClick={() => onShow(status)}
          className={cx(
            'min-h-11 flex-auto cursor-pointer border-b-2 py-1.5 text-left transition-colors duration-150 hover:border-ink sm:flex-1',
            shown === status ? 'border-cedar' : 'border-line text-clay',
          )}
        >
          <span
            className={cx(
              'block text-[1.375rem] tabular-nums leading-tight',
              status === 'invalid' && countOf(status) > 0 && 'text-brick',
            )}
          >
            {formatNumber(countOf(status))}
          </span>{' '}
          <span className="text-fine sm:text-note">{labelOf(status)}</span>
        </button>
      ))}
    </fieldset>
  )
}
