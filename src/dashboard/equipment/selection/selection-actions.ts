import {
  Columns3,
  Download,
  FileText,
  type LucideIcon,
  PencilLine,
  Sigma,
  TableProperties,
  Trash2,
} from 'lucide-react'
import type { Equipment } from '@/dashboard/catalog/equipment'
import { exportRows } from '@/dashboard/equipment/export-rows'
import { paths } from '@/lib/paths'

/** What can be done with the selected items. */
export type SelectionAction = {
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

/** The actions of the selection bar, in its order. On a phone the first one has a button, the others stand behind More. */
export const selectionActions = ({ onSet, onDelete, onLeave }: SelectionHost): readonly SelectionAction[] => [
  {
    id: 'compare',
    label: 'Compare',
    icon: Columns3,
    least: 2,
    run: (items) => onLeave(paths.compare(idsOf(items))),
  },
  { id: 'totals', label: 'Totals', icon: Sigma, run: (items) => onLeave(paths.totals(idsOf(items))) },
  {
    id: 'schedule',
    label: 'Schedule',
    icon: TableProperties,
    run: (items) => onLeave(paths.schedule(idsOf(items))),
  },
  { id: 'set', label: 'Set…', icon: PencilLine, run: onSet },
  {
    id: 'spec-sheets',
    label: 'Spec sheets',
    icon: FileText,
    run: (items) => onLeave(paths.specSheet(idsOf(items))),
  },
  { id: 'export', label: 'Export CSV', icon: Download, run: (items) => void exportRows(items) },
  { id: 'delete', label: 'Delete', icon: Trash2, run: onDelete },
]
