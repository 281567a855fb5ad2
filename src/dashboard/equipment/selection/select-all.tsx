import type { Equipment } from '@/catalog/equipment'
import type { Selection } from './use-selection'

type Props = {
  rows: readonly Equipment[]
  selection: Pick<Selection, 'ids' | 'select' | 'unselect'>
  isTabStop: boolean
}

/** The checkbox in the table's header: selects all visible rows, or none. With cards, the selection bar has it. */
export function SelectAll({ rows, selection, isTabStop }: Props) {
  const { ids, select, unselect } = selection
  const selected = ids.size === 0 ? 0 : rows.filter(({ id }) => ids.has(id)).length
  const isAll = selected > 0 && selected === rows.length
  return (
    <input
      type="checkbox"
      className="hidden size-4 cursor-pointer @table:block"
      ref={(box) => {
        // HTML has no attribute for it.
        if (box) box.indeterminate = selected > 0 && !isAll
      }}
      tabIndex={isTabStop ? 0 : -1}
      aria-label="Select all shown"
      checked={isAll}
      onChange={() => (isAll ? unselect(rows) : select(rows))}
    />
  )
}
