import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { focusGrid } from '@/dashboard/equipment/table/use-grid-focus'
import { toast } from '@/ui/toast'

/** The items a value is being set on, as the list has them now, and how many it was to be set on. */
export type Setting = { items: readonly Equipment[]; asked: number }

/**
 * Which items Set… was opened for: not the selection, from which deleted ones fall out without a word. Where all of them
 * are deleted it ends by itself, says so, and gives focus to the rows.
 * @param list all items once they are known
 */
export function useSetting(list: readonly Equipment[] | null, tableArea: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const items = useMemo(() => (list && ids ? list.filter(({ id }) => ids.has(id)) : null), [list, ids])
  const isGone = items?.length === 0

  const leave = useEffectEvent(() => {
    toast(`${ids?.size === 1 ? 'This item is' : 'These items are'} not in the catalog any more.`)
    setIds(null)
    // The dialog, or the selection's bar where it was not there yet, has taken focus along.
    if (document.activeElement === document.body && !focusGrid(tableArea.current)) tableArea.current?.focus()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  return {
    setting: items && ids && !isGone ? { items, asked: ids.size } : null,
    askToSet: (chosen: ReadonlySet<string>) => setIds(chosen),
    endSetting: () => setIds(null),
  }
}
