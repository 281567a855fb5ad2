import { cx } from '@/lib/cx'

/** A placeholder bar for text that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block h-4 animate-breathe rounded-sm bg-line/70', className)} />
  )
}
