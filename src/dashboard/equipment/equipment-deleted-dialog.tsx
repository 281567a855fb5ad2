import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Dialog, DialogBody } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import type { Equipment } from './equipment'
import { toState } from './equipment-changes'
import {
  deletionsQuery,
  deletionsShown,
  type HistoryEntry,
  restoreEquipment,
} from './equipment-history-queries'
import { equipmentListQuery, reloadEquipment } from './equipment-queries'
import { HistoryEntryHead, RestoreButton } from './history-entry-head'

/** What was deleted, by whom, and the way back. */
export function EquipmentDeletedDialog({ onClose }: { onClose: () => void }) {
  const list = useQuery(equipmentListQuery)
  const { data, error, isPending, isFetching, refetch } = useQuery(deletionsQuery)
  const restore = useMutation({ ...restoreEquipment, onError: reloadEquipment })
  const outcome = useRef<HTMLParagraphElement>(null)
  const gone = data && list.data && stillGone(data, list.data)

  // Somebody else may just have deleted something that the list still shows.
  useEffect(() => void reloadEquipment(), [])

  function bringBack(entry: HistoryEntry) {
    // The button goes with its line.
    restore.mutate(entry.id, { onSettled: () => outcome.current?.focus() })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deleted Items"
      description="Newest first. A restored item is the same as before, down to who created it and when."
    >
      <DialogBody className="md:min-h-96">
        <p ref={outcome} role="status" tabIndex={-1} className="pb-3 text-[0.9375rem] empty:pb-0">
          {isPending || list.isPending ? 'Loading...' : restore.data && `${restore.data.name} was restored.`}
        </p>
        {restore.error && (
          <Notice tone="danger" className="mb-4">
            Error restoring equipment: {messageOf(restore.error, 'Unknown error')}
          </Notice>
        )}
        {error && (
          <Notice tone="danger" className="mb-4 flex flex-wrap items-center justify-between gap-4">
            <span>Error loading deleted items: {messageOf(error, 'Unknown error')}</span>
            <Button variant="quiet" disabled={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          </Notice>
        )}
        {gone?.length === 0 && <p className="text-clay">Nothing is deleted.</p>}
        {gone && gone.length > 0 && (
          <ol className="divide-y divide-line border-line border-y">
            {gone.map((entry) => (
              <li key={entry.id} className="py-3">
                <HistoryEntryHead
                  what={
                    <>
                      <b className="font-medium">{nameOf(entry)}</b> was deleted
                    </>
                  }
                  entry={entry}
                >
                  <RestoreButton
                    label={`Restore ${nameOf(entry)}`}
                    disabled={restore.isPending}
                    onClick={() => bringBack(entry)}
                  />
                </HistoryEntryHead>
              </li>
            ))}
          </ol>
        )}
        {data?.length === deletionsShown && (
          <p className="mt-4 text-clay">The last {deletionsShown} deletions are looked through.</p>
        )}
      </DialogBody>
    </Dialog>
  )
}

const nameOf = (entry: HistoryEntry) => toState(entry.before).name ?? ''

/** The last deletion of every item that is not in the catalog now. */
function stillGone(deletions: readonly HistoryEntry[], items: readonly Equipment[]): HistoryEntry[] {
  const seen = new Set(items.map(({ id }) => id))
  return deletions.filter(({ equipment_id }) => !seen.has(equipment_id) && seen.add(equipment_id))
}
