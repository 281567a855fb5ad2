import { useState } from 'react'
import { cx } from '@/lib/cx'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { focusHeadingOnRemove } from './focus-heading-on-remove'

type Props = {
  what: string
  /** Of the query; nothing is shown before the first. */
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  className: string
}

/** Says that something could not be loaded, and asks for it again. */
export function LoadError({ what, error, isFetching, refetch, className }: Props) {
  // A query without data forgets its error when it is tried again: Retry stays, or focus would go with it.
  const [last, setLast] = useState(error)
  if (error !== last && (error || !isFetching)) setLast(error)
  const shown = error ?? (isFetching ? last : null)
  if (!shown) return null
  return (
    <Notice tone="danger" className={cx('flex flex-wrap items-center justify-between gap-4', className)}>
      <span>
        Error loading {what}: {messageOf(shown)}
      </span>
      <Button ref={focusHeadingOnRemove} variant="secondary" busy={isFetching} onClick={() => refetch()}>
        {isFetching ? 'Loading...' : 'Retry'}
      </Button>
    </Notice>
  )
}
