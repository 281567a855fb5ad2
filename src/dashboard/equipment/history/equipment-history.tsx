import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { actionOf, changesOf, toState, valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { equipmentItemQuery } from '@/catalog/queries/equipment-queries'
import { type Activity, equipmentHistoryQuery, type HistoryEntry } from '@/catalog/queries/history-queries'
import { LoadError } from '@/dashboard/shared/load-error'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatDateTime } from '@/lib/format'
import { readAgain } from '@/lib/query-client'
import { ChangeList } from './change-list'
import { EquipmentRestoreDialog } from './equipment-restore-dialog'
import { HistoryEntryHead, RestoreButton, ShowOlder } from './history-list'

/** The changes of an item, newest first, each with a button to restore the state before it. Read when it is shown. */
export function EquipmentHistory({ item }: { item: Equipment }) {
  const history = useInfiniteQuery(equipmentHistoryQuery(item.id))
  const [restored, setRestored] = useState(false)
  const [restoring, setRestoring] = useState<HistoryEntry | null>(null)
  const section = useRef<HTMLElement>(null)
  const status = history.isPending
    ? 'Loading...'
    : restored
      ? 'Restored. The newest entry shows what changed.'
      : null

  // The question shows what restoring changes: read the newest item.
  const readItem = () => readAgain(equipmentItemQuery(item.id).queryKey)

  function ask(entry: HistoryEntry) {
    // Clear the status: the same text would not be announced a second time.
    setRestored(false)
    setRestoring(entry)
    void readItem()
  }

  const entries = history.data?.pages.flat() ?? []

  return (
    <section ref={section} aria-label="History" tabIndex={-1} className="outline-none">
      <h3 className="mb-2 text-[1.125rem]">History</h3>
      <p role="status" className="mb-3 text-ui text-clay empty:mb-0">
        {status}
      </p>
      <LoadError
        what="history"
        error={history.error}
        isFetching={history.isFetching}
        refetch={history.refetch}
        className="mb-4"
      />
      {history.isSuccess && entries.length === 0 && (
        <p className="border-line border-y py-2 text-clay text-ui">No changes recorded yet.</p>
      )}
      {entries.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} item={item} onRestore={() => ask(entry)} />
          ))}
        </ol>
      )}
      <ShowOlder query={history} />
      <EquipmentRestoreDialog
        entry={restoring}
        item={item}
        onClose={() => setRestoring(null)}
        onRestored={() => setRestored(true)}
        onFailed={() => {
          void history.refetch()
          return readItem()
        }}
        fallbackFocus={section}
      />
    </section>
  )
}

type EntryProps = {
  entry: Activity
  item: Equipment
  onRestore: () => void
}

function Entry({ entry, item, onRestore }: EntryProps) {
  const units = useUnits()
  const changes = changesOf(entry, units)
  const canRestore = entry.action === 'update' && valueChanges(item, toState(entry.before), units).length > 0
  return (
    <li className="grid gap-2 py-2">
      <HistoryEntryHead what={<b className="font-medium">{actionOf(entry)}</b>} entry={entry}>
        {canRestore && (
          <RestoreButton
            label={`Restore how it was before ${formatDateTime(entry.changed_at)}`}
            onClick={onRestore}
          />
        )}
      </HistoryEntryHead>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </li>
  )
}
