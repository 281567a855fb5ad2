import { cx } from '@/lib/cx'

const last = 36

type Props = {
  /** Ranges, each from the first month of its bar to the last. */
  figures: readonly string[]
  className?: string
}

/** A ruler of three years with a bar over each range of months. Hidden from screen readers. */
export function MonthRuler({ figures, className }: Props) {
  return (
    <div aria-hidden="true" className={cx('month-ruler relative h-12 text-note', className)}>
      {figures.map((figure) => {
        const [from = 0, to = 0] = figure.split('–').map(Number)
        return (
          <span
            key={figure}
            className="absolute top-0 h-1 bg-cedar in-[.on-dark]:bg-ember"
            style={{ left: `${(from / last) * 100}%`, width: `${((to - from) / last) * 100}%` }}
          />
        )
      })}
      {[0, 12, 24, last].map((month) => (
        <span
          key={month}
          className={cx('absolute bottom-1', month > 0 && (month < last ? '-translate-x-1/2' : 'right-0'))}
          style={month < last ? { left: `${(month / last) * 100}%` } : undefined}
        >
          {month}
        </span>
      ))}
    </div>
  )
}
