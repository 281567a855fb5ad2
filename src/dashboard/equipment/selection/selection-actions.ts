import { Columns3, Download, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import type { Equipment } from '@/catalog/equipment'
import { exportRows } from '@/dashboard/import/export-csv'
import { documents } from '@/dashboard/shared/documents'
import { paths } from '@/lib/paths'

/** What can be done with the selected items. */
type SelectionAction = {
  id: string
  label: string
  icon: LucideIcon
  /** Fewer items than these cannot be acted on. */
  least?: number
  run: (items: readonly Equipment[]) => void
}

/** What the actions need of the screen. */
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

/** The actions of the selection bar, in its order. On a phone the first one has a button, the others stand behind More. */
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
