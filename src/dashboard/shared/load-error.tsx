import { useState } from 'react'
import { cx } from '@/lib/cx'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { focusHeadingOnRemove } from './focus-heading-on-remove'

type Props = {
  what: string
  /** The error of the query; null renders nothing. */
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  className?: string
}

/** Says that something could not be loaded, with a button to retry. */
export function LoadError({ what, error, isFetching, refetch, className }: Props) {
  // A query without data forgets its error during a retry. Keep showing it, or Retry would disappear with the focus.
  const [last, setLast] = useState(error)
  if (error !== last && (error || !isFetching)) setLast(error)
  const shown = error ?? (isFetching ? last : null)
  if (!shown) return null
  return (
    <Notice tone="danger" className={cx('flex flex-wrap items-center justify-between gap-4', className)}>
      <span>{`Error loading ${what}: ${messageOf(shown)}`}</span>
      <Button ref={focusHeadingOnRemove} variant="secondary" busy={isFetching} onClick={() => refetch()}>
        {isFetching ? 'Loading...' : 'Retry'}
      </Button>
    </Notice>
  )
}
