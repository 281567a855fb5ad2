import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { watchLeaving } from '@/lib/browser'
import { cx } from '@/lib/cx'
import { formatShortDay } from '@/lib/format'
import { isDay, readTypedDay } from '@/lib/parse'
import { Calendar } from './calendar'
import { Input } from './input'

type Props = {
  /** A day such as `2027-05-01`, '' for none, or a typed text that is no day. */
  value: string
  /** Called with a day, with '', or with a typed text that is no day: the form says what is wrong with it. */
  onValueChange: (value: string) => void
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'>

/** The width of the calendar (px). */
const calendarWidth = 288

/** A day: typed in any usual spelling, or chosen in a calendar. */
export function DateField({ value, onValueChange, ...control }: Props) {
  /** The text while it is being typed; null otherwise. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isOpen) return watchLeaving(box.current, () => setOpen(false))
  }, [isOpen])

  function toggle() {
    const room = box.current?.closest('[role="dialog"], main')?.getBoundingClientRect()
    const left = box.current?.getBoundingClientRect().left ?? 0
    setAtEnd(room !== undefined && left + calendarWidth > room.right - 16)
    setOpen(!isOpen)
  }

  function close() {
    button.current?.focus()
    setOpen(false)
  }

  return (
    <div ref={box} className="relative">
      <Input
        autoComplete="off"
        placeholder="e.g. 5/1/2027"
        {...control}
        className="pr-11"
        value={typed ?? (isDay(value) ? formatShortDay(value) : value)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value
          setTyped(text)
          onValueChange(readTypedDay(text) ?? text.trim())
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        ref={button}
        type="button"
        aria-label="Choose a day"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-clay hover:text-ink"
      >
        <CalendarDays size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <Calendar
          day={isDay(value) ? value : null}
          onChoose={(day) => {
            setTyped(null)
            onValueChange(day)
            close()
          }}
          onClose={close}
          className={cx('absolute top-full z-20 mt-1', isAtEnd ? 'right-0' : 'left-0')}
        />
      )}
    </div>
  )
}
