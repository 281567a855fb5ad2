import type { RefObject } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { cachedItem } from '@/catalog/queries/equipment-queries'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { useCommands } from '@/dashboard/layout/use-commands'
import type { ListState } from '@/dashboard/shared/list-state'
import { paths } from '@/lib/paths'
import { useShortcuts } from '@/ui/use-shortcuts'
import { addCommands, itemCommands, screenCommands } from './equipment-commands'
import { type RowActions, rowId } from './table/equipment-row'
import type { Opened } from './use-equipment-url'

type Screen = {
  /** The rows that have arrived so far. */
  visibleRows: readonly Equipment[] | null
  /** The rows once all of them are known. */
  completeRows: readonly Equipment[] | null
  listState: ListState
  opened: Opened | null
  selected: readonly Equipment[]
  addToProject: (items: readonly Equipment[]) => void
  tableArea: RefObject<HTMLElement | null>
  actions: RowActions
  open: (dialog: Opened) => void
  leave: (to: string) => void
  focusSearch: () => void
  /** Null while nothing is selected. */
  endSelection: (() => void) | null
}

/** Registers the keyboard shortcuts of the screen and its commands in the palette. */
export function useEquipmentKeys(screen: Screen) {
  const { visibleRows, completeRows, listState, opened, selected, tableArea, actions } = screen
  const { open, leave, focusSearch, addToProject, endSelection } = screen

  /** The item whose View is open or whose row has the focus. */
  function currentItem(): Equipment | undefined {
    if (opened) return opened.kind === 'view' ? cachedItem(opened.id) : undefined
    const row = document.activeElement?.closest('[data-row]')
    return row ? visibleRows?.find((item) => rowId(item) === row.id) : undefined
  }
  const withCurrent = (act: (item: Equipment) => void) => () => {
    const item = currentItem()
    if (item) act(item)
  }
  function compareSelected() {
    const ids = selected.map(({ id }) => id).join(',')
    if (selected.length > 1) leave(paths.compare({ ids }))
  }

  useShortcuts(
    bindingsOf({ search: focusSearch, add: () => open({ kind: 'add' }), compare: compareSelected }),
  )
  useShortcuts(
    bindingsOf({
      edit: withCurrent(actions.edit),
      duplicate: withCurrent(actions.duplicate),
      delete: withCurrent(actions.delete),
    }),
    { inside: tableArea },
  )
  useShortcuts(endSelection ? { Escape: endSelection } : {})
  useCommands(() => {
    const item = currentItem()
    const current = item ? [item] : []
    return [
      ...(item ? itemCommands(item, actions, opened !== null) : []),
      ...screenCommands({ rows: completeRows, listState, open, leave, focusSearch }),
      ...addCommands(opened || selected.length === 0 ? current : selected, addToProject),
    ]
  })
}
