import { cx } from '@/lib/cx'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

type Props = {
  what: string
  /** Of the query; without an error nothing is shown. */
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  className: string
}

/** Says that something could not be loaded, and asks for it again. */
export function LoadError({ what, error, isFetching, refetch, className }: Props) {
  if (!error) return null
  return (
    <Notice tone="danger" className={cx('flex flex-wrap items-center justify-between gap-4', className)}>
      <span>
        Error loading {what}: {messageOf(error, 'Unknown error')}
      </span>
      <Button variant="secondary" disabled={isFetching} onClick={() => refetch()}>
        Retry
      </Button>
    </Notice>
  )
}
