import { Download, FileText, type LucideIcon, PencilLine, Trash2 } from 'lucide-react'
import { paths } from '@/lib/paths'
import type { Equipment } from './equipment'
import { exportRows } from './export-rows'

/** What can be done with the selected items. */
export type SelectionAction = {
  id: string
  label: string
  icon: LucideIcon
  run: (items: readonly Equipment[]) => void
}

/** What the actions need of the screen. */
export type SelectionHost = {
  onSet: (items: readonly Equipment[]) => void
  onDelete: (items: readonly Equipment[]) => void
  onLeave: (to: string) => void
}

/** The actions of the selection bar, in its order. On a phone the first one has a button, the others stand behind More. */
export const selectionActions = ({ onSet, onDelete, onLeave }: SelectionHost): readonly SelectionAction[] => [
  {
    id: 'spec-sheets',
    label: 'Spec sheets',
    icon: FileText,
    run: (items) => onLeave(paths.specSheet({ ids: items.map(({ id }) => id).join(',') })),
  },
  { id: 'export', label: 'Export CSV', icon: Download, run: (items) => void exportRows(items) },
  { id: 'set', label: 'Set…', icon: PencilLine, run: onSet },
  { id: 'delete', label: 'Delete', icon: Trash2, run: onDelete },
]
