import { cx } from '@/lib/cx'
import { lastIndex } from './section-machine'

/** The line from the first section to the last one, brighter down to a depth. Borders, so that forced colors show it. */
export function LiftLine({ depth, className }: { depth: number; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('border-current/40 border-l shadow-[0_0_6px_rgb(21_17_14/0.5)]', className)}
    >
      <div
        className="-ml-px h-full w-px origin-top border-current border-l"
        style={{ scale: `1 ${depth / lastIndex}` }}
      />
    </div>
  )
}
