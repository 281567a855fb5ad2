import { rowId } from './equipment-row'
import { gridEntry } from './use-grid-focus'

/**
 * Where focus goes after a dialog about an item, for `focusAfter`. Null: back to what had it before. Where that is gone,
 * or in the row of another item (steps and forms may lie between), the item's row; where that is not rendered, the rows.
 * @param id the item; undefined for a new one
 */
export function focusAfterItem(
  before: Element | null,
  tableArea: HTMLElement | null,
  id: string | undefined,
): HTMLElement | null {
  const row = id === undefined ? null : document.getElementById(rowId({ id }))
  const from = before?.closest('[data-row]')
  const isAnother = id !== undefined && from && from !== row
  if (before?.isConnected && before !== document.body && !isAnother) return null
  return row ?? gridEntry(tableArea) ?? tableArea
}
