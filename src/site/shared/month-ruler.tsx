import { cx } from '@/lib/cx'

const last = 36

type Props = {
  /** Stands behind the last numeral. */
  unit?: string
  className?: string
}

/** A ruler of three years with the months at which a year begins. Hidden from screen readers. */
export function MonthRuler({ unit, className }: Props) {
  return (
    <p aria-hidden="true" className={cx('month-ruler relative h-12 text-note', className)}>
      {[0, 12, 24, last].map((month) => (
        <span
          key={month}
          className="absolute bottom-1 -translate-x-1/2 first:translate-x-0 last:right-0 last:translate-x-0"
          style={month < last ? { left: `${(month / last) * 100}%` } : undefined}
        >
          {month === last && unit ? `${month} ${unit}` : month}
        </span>
      ))}
    </p>
  )
}
