import { cx } from '@/lib/cx'

/** A quiet bar in the place of text that is still coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block h-4 animate-breathe rounded-sm bg-line/70', className)} />
  )
}
