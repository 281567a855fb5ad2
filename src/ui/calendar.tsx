import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { localDay } from '@/lib/format'
import { dayMs } from '@/lib/parse'
import { Button, IconButton } from './button'
import { popupClass } from './input'

type Props = {
  /** The chosen day, `2027-05-01`; null for none. */
  day: string | null
  /** Called with a day, or with '' for none. */
  onChoose: (day: string) => void
  onClose: () => void
  className: string
}

/** Days are computed in UTC, where every day has 24 hours. */
const toDate = (day: string) => new Date(`${day}T00:00Z`)
const toDay = (date: Date) => date.toISOString().slice(0, 10)
const addDays = (day: string, count: number) => toDay(new Date(toDate(day).getTime() + count * dayMs))

/** The same day of another month, or its last day. */
function addMonths(day: string, count: number): string {
  const date = toDate(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

const formatWith = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  toDate(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
const monthName = formatWith({ month: 'long', year: 'numeric' })
const fullName = formatWith({ dateStyle: 'full' })
const weekday = formatWith({ weekday: 'long' })

/** The weeks of a month, from Sunday on. They begin and end with days of its neighbors. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -toDate(first).getUTCDay())
  const days = Array.from({ length: 42 }, (_, place) => addDays(start, place))
  return [0, 1, 2, 3, 4, 5]
    .map((week) => days.slice(week * 7, week * 7 + 7))
    .filter((week) => week.some((day) => day.startsWith(month)))
}

/**
 * A month to choose a day from. Arrow keys move by a day or a week, Page Up and Page Down by a month, with Shift by a year.
 */
export function Calendar({ day, onChoose, onClose, className }: Props) {
  const today = localDay(new Date())
  const [current, setCurrent] = useState(day ?? today)
  const [hasMoved, setMoved] = useState(true)
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const month = current.slice(0, 7)
  const weeks = weeksOf(month)

  // Below the last field of a dialog the calendar opens out of sight. jsdom has no scrollIntoView.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the current day changes.
  useEffect(() => {
    if (hasMoved) box.current?.querySelector<HTMLElement>('[data-current]')?.focus()
  }, [current, hasMoved])

  function show(next: string, isByKey: boolean) {
    setMoved(isByKey)
    setCurrent(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    if (!(event.target as HTMLElement).dataset.current) return
    const inWeek = toDate(current).getUTCDay()
    const byMonths = event.shiftKey ? 12 : 1
    const moves: Record<string, () => string> = {
      ArrowLeft: () => addDays(current, -1),
      ArrowRight: () => addDays(current, 1),
      ArrowUp: () => addDays(current, -7),
      ArrowDown: () => addDays(current, 7),
      Home: () => addDays(current, -inWeek),
      End: () => addDays(current, 6 - inWeek),
      PageUp: () => addMonths(current, -byMonths),
      PageDown: () => addMonths(current, byMonths),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    show(move(), true)
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label="Choose a day"
      data-popup
      onKeyDown={onKeyDown}
      className={cx(popupClass, 'w-72 animate-appear scroll-my-4 p-3', className)}
    >
      <div className="mb-1 flex items-center">
        <IconButton aria-label="Previous month" onClick={() => show(addMonths(current, -1), false)}>
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <p id={titleId} aria-live="polite" className="flex-1 text-center font-medium text-ui">
          {monthName(current)}
        </p>
        <IconButton aria-label="Next month" onClick={() => show(addMonths(current, 1), false)}>
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <table aria-labelledby={titleId} className="w-full table-fixed text-note">
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={weekday(one)} className="py-1 font-normal text-clay text-fine">
                {weekday(one).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0">
                  <button
                    type="button"
                    data-current={one === current || undefined}
                    tabIndex={one === current ? 0 : -1}
                    aria-label={fullName(one)}
                    aria-current={one === today ? 'date' : undefined}
                    aria-pressed={one === day}
                    onClick={() => onChoose(one)}
                    className={cx(
                      'block h-9 w-full cursor-pointer rounded-sm tabular-nums -outline-offset-2 hover:bg-line/60',
                      'aria-[current=date]:font-semibold aria-[current=date]:underline aria-[current=date]:underline-offset-4',
                      !one.startsWith(month) && 'text-clay',
                      one === day && 'bg-ink text-steam hover:bg-cedar forced-colors:border-2',
                    )}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-1 flex justify-between">
        <Button variant="plain" onClick={() => onChoose(today)}>
          Today
        </Button>
        {day && (
          <Button variant="plain" onClick={() => onChoose('')}>
            Clear
          </Button>
        )}
      </div>
    </div>
  )
}
