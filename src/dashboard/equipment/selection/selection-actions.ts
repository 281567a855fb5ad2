import { Columns3, Download, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import type { Equipment } from '@/catalog/equipment'
import { documents } from '@/dashboard/equipment/equipment-commands'
import { exportRows } from '@/dashboard/import/export-csv'
import { paths } from '@/lib/paths'

/** An action on the selected items. */
type SelectionAction = {
  id: string
  label: string
  icon: LucideIcon
  /** The smallest number of items it takes; 1 by default. */
  least?: number
  run: (items: readonly Equipment[]) => void
}

/** The functions of the screen that actions call. */
export type SelectionHost = {
  onSet: () => void
  onDelete: (items: readonly Equipment[]) => void
  onLeave: (to: string) => void
}

const idsOf = (items: readonly Equipment[]) => ({ ids: items.map(({ id }) => id).join(',') })

const toDocument = (
  { to, ...shown }: (typeof documents)[keyof typeof documents],
  onLeave: SelectionHost['onLeave'],
): SelectionAction => ({ ...shown, run: (items) => onLeave(to(idsOf(items))) })

/** The actions of the selection bar, in its order. On a phone the first one is a button and the others are under More. */
export const selectionActions = ({ onSet, onDelete, onLeave }: SelectionHost): readonly SelectionAction[] => [
  {
    id: 'compare',
    label: 'Compare',
    icon: Columns3,
    least: 2,
    run: (items) => onLeave(paths.compare(idsOf(items))),
  },
  toDocument(documents.totals, onLeave),
  toDocument(documents.schedule, onLeave),
  { id: 'set', label: 'Set…', icon: PencilLine, run: onSet },
  toDocument(documents.specSheets, onLeave),
  { id: 'export', label: 'Export CSV', icon: Download, run: (items) => void exportRows(items) },
  { id: 'delete', label: 'Delete', icon: Trash2, run: onDelete },
]
