import { cx } from '@/lib/cx'

const last = 36

type Props = {
  /** A range, from the first month of the bar to its last. */
  figure: string
  className?: string
}

/** A ruler of three years with a bar over a range of months. Hidden from screen readers. */
export function MonthRuler({ figure, className }: Props) {
  const [from, to] = figure.split('–').map(Number)
  return (
    <span
      aria-hidden="true"
      className={cx('month-ruler relative block h-12 text-note', className)}
      style={{ '--from': from, '--to': to }}
    >
      {[0, 12, 24, last].map((month) => (
        <span
          key={month}
          className="absolute bottom-1 -translate-x-1/2 first:translate-x-0 last:right-0 last:translate-x-0"
          style={month < last ? { left: `${(month / last) * 100}%` } : undefined}
        >
          {month}
        </span>
      ))}
    </span>
  )
}
