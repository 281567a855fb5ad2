import type { ReactNode } from 'react'
import { type Activity, authorOf, type HistoryEntry } from '@/catalog/queries/history-queries'
import { useAuthorNames } from '@/dashboard/shared/use-staff-names'
import { When } from '@/dashboard/shared/when'
import { withOthers } from '@/dashboard/shared/with-others'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'

/**
 * The first lines of a history entry: what happened, when, by whom and how. `details` stand before the time, `children` are
 * actions at the end of the first line. `isSameChange`: the entry above is of the same change, and says when and by whom.
 */
export function HistoryEntryHead({
  what,
  details,
  entry,
  isSameChange = false,
  children,
}: {
  what: ReactNode
  details?: ReactNode
  isSameChange?: boolean
  entry: HistoryEntry & Partial<Pick<Activity, 'others' | 'others_alike'>>
  children: ReactNode
}) {
  const nameOf = useAuthorNames()
  const author = authorOf(entry)
  return (
    <div className="flex min-h-11 items-start justify-between gap-x-6 text-ui">
      <div className="min-w-0 flex-1 break-words">
        <p>
          <span>{what}</span>
          <span>{withOthers(entry.others ?? 0, entry.others_alike ?? 0)}</span>
        </p>
        <p className="flex flex-col gap-x-4 text-clay text-note sm:flex-row">
          {details && <span className="contents">{details}</span>}
          <span className={cx('shrink-0 sm:not-first:ml-auto', isSameChange && 'md:sr-only')}>
            <When at={entry.changed_at} />
            <span>, </span>
            <span>{[nameOf(author), !author.isByAssistant && 'Web'].filter(Boolean).join(', ')}</span>
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}

/** A button that reads 'Restore'. `label`: its accessible name, which begins with that word. */
export function RestoreButton({
  label,
  disabled,
  onClick,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    // The negative margins align the text with the first line and with the end of the lines.
    <Button
      variant="plain"
      className="-mt-2.5 -mr-2"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      Restore
    </Button>
  )
}

type ShowOlderProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The button below a list that is read page by page; renders nothing on the last page. */
export function ShowOlder({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowOlderProps) {
  if (!hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="mt-4"
      busy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {isFetchingNextPage ? 'Loading...' : 'Show older'}
    </Button>
  )
}
