import type { ReactNode } from 'react'
import { type Activity, authorOf, type HistoryEntry } from '@/catalog/queries/history-queries'
import { useAuthorNames } from '@/dashboard/shared/use-staff-names'
import { When } from '@/dashboard/shared/when'
import { withOthers } from '@/dashboard/shared/with-others'
import { Button } from '@/ui/button'

/**
 * The first lines of a history entry: what happened, when, by whom and how; `children` are actions at the end of the first
 * line.
 */
export function HistoryEntryHead({
  what,
  entry,
  children,
}: {
  what: ReactNode
  entry: HistoryEntry & Partial<Pick<Activity, 'others' | 'others_alike'>>
  children: ReactNode
}) {
  return (
    <div className="flex min-h-11 items-start justify-between gap-x-6 text-ui">
      <div className="min-w-0 flex-1 break-words">
        <p>
          <span>{what}</span>
          <span>{withOthers(entry.others ?? 0, entry.others_alike ?? 0)}</span>
        </p>
        <ChangeSource entry={entry} className="text-clay text-note" />
      </div>
      {children}
    </div>
  )
}

/** When an entry's change was made, by whom and how. */
export function ChangeSource({ entry, className }: { entry: HistoryEntry; className: string }) {
  const nameOf = useAuthorNames()
  const author = authorOf(entry)
  return (
    <p className={className}>
      <When at={entry.changed_at} />
      <span>, </span>
      <span>{[nameOf(author), !author.isByAssistant && 'Web'].filter(Boolean).join(', ')}</span>
    </p>
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
    <Button variant="secondary" className="shrink-0" aria-label={label} disabled={disabled} onClick={onClick}>
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
