import { rowId } from './equipment-row'
import { gridEntry } from './use-grid-focus'

/**
 * The element to focus after a dialog about an item; null to return to the element that had the focus before. If that is
 * gone, or in another item's row, the item's row gets the focus; if it is not rendered, the table does.
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
