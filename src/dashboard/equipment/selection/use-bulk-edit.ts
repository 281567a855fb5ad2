import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { focusGrid } from '@/dashboard/equipment/table/use-grid-focus'
import { toast } from '@/ui/toast'

/** A bulk edit: its items as the list has them now, and the number it was opened for. */
export type BulkEdit = { items: readonly Equipment[]; asked: number }

/**
 * The items of the open bulk edit. They are kept apart from the selection, which silently drops deleted items. If all of
 * them are deleted, the bulk edit ends with a toast, and the rows get the focus.
 * @param list all items once they are known
 */
export function useBulkEdit(list: readonly Equipment[] | null, tableArea: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const items = useMemo(() => (list && ids ? list.filter(({ id }) => ids.has(id)) : null), [list, ids])
  const isGone = items?.length === 0

  const leave = useEffectEvent(() => {
    toast(`${ids?.size === 1 ? 'This item is' : 'These items are'} not in the catalog any more.`)
    setIds(null)
    // The dialog, or the selection bar if the dialog was not open yet, had the focus.
    if (document.activeElement === document.body && !focusGrid(tableArea.current)) tableArea.current?.focus()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  return {
    bulkEdit: items && ids && !isGone ? { items, asked: ids.size } : null,
    openBulkEdit: (chosen: ReadonlySet<string>) => setIds(chosen),
    endBulkEdit: () => setIds(null),
  }
}
