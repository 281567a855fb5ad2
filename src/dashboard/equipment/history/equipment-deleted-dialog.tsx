import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toState } from '@/catalog/diff'
import { brandAndModel, categoriesOf } from '@/catalog/equipment'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { deletedEquipmentQuery, type HistoryEntry, restoreEquipment } from '@/catalog/queries/history-queries'
import { CategoryBadges } from '@/dashboard/equipment/item-values'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { LoadError } from '@/dashboard/shared/load-error'
import { isolated } from '@/lib/text'
import { Dialog, DialogBody } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { useIsMounted } from '@/ui/use-is-mounted'
import { ChangeSource, RestoreButton, ShowOlder } from './history-list'
import { afterRestoration, failureOf, restoredName } from './say-restored'

/** The deleted items, newest first, each with a button to restore it. */
export function EquipmentDeletedDialog({ onClose }: { onClose: () => void }) {
  const deleted = useInfiniteQuery(deletedEquipmentQuery)
  const { data, error, isPending, isFetching, refetch } = deleted
  const isMounted = useIsMounted()
  const restore = useMutation({
    ...restoreEquipment,
    // Somebody else may have restored the item.
    onError: () => Promise.all([reloadEquipment(), refetch()]),
    onSettled: (_, failure, restoration) => afterRestoration(failure, restoration, isMounted.current),
  })
  const outcome = useRef<HTMLParagraphElement>(null)
  const entries = data?.pages.flat()

  function bringBack(entry: HistoryEntry) {
    // The line with the focused button disappears: move the focus to the outcome.
    restore.mutate({ changeId: crypto.randomUUID(), entry }, { onSettled: () => outcome.current?.focus() })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deleted Items"
      description="A restored item is the same as before, down to who created it and when."
      isShort
    >
      <DialogBody>
        <p ref={outcome} role="status" tabIndex={-1} className="pb-3 text-ui empty:pb-0">
          {isPending
            ? 'Loading...'
            : restore.isSuccess && `${isolated(restoredName(restore.variables.entry))} was restored.`}
        </p>
        {restore.error && (
          <Notice tone="danger" className="mb-4">
            {failureOf(restore.error)}
          </Notice>
        )}
        <LoadError what="deleted items" {...{ error, isFetching, refetch }} className="mb-4" />
        {entries?.length === 0 && <p className="text-clay">No deleted items.</p>}
        {entries && entries.length > 0 && (
          <ol className="border-line border-t">
            {entries.map((entry) => (
              <li
                key={entry.id}
                className="flex items-center gap-x-6 border-line border-b py-4 last:border-b-0 last:pb-0"
              >
                <div className="min-w-0 flex-1 break-words">
                  <b dir="auto" className="mb-1 block font-medium text-base text-pretty leading-[1.3]">
                    <KeptTogether>{restoredName(entry)}</KeptTogether>
                  </b>
                  <DeletedDetails entry={entry} />
                  <ChangeSource entry={entry} className="mt-0.5 text-clay text-note" />
                </div>
                <RestoreButton
                  label={`Restore ${restoredName(entry)}`}
                  disabled={restore.isPending}
                  onClick={() => bringBack(entry)}
                />
              </li>
            ))}
          </ol>
        )}
        <ShowOlder query={deleted} />
      </DialogBody>
    </Dialog>
  )
}

/** What an item was when it was deleted. */
function DeletedDetails({ entry }: { entry: HistoryEntry }) {
  const { category = null, brand = null, model = null } = toState(entry.before)
  const make = brandAndModel({ brand, model })
  return (
    <p className="grid gap-x-4 text-clay text-note md:flex md:flex-wrap">
      {category && <CategoryBadges categories={categoriesOf({ category })} />}
      {make && (
        <span dir="auto" translate="no" className="min-w-0">
          {make}
        </span>
      )}
    </p>
  )
}
