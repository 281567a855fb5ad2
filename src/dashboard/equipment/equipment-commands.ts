import { ArchiveRestore, Copy, Download, Eye, Link, Pencil, Plus, Search, Trash2, Upload } from 'lucide-react'
import type { Equipment } from '@/catalog/equipment'
import { exportRows } from '@/dashboard/import/export-rows'
import type { Command } from '@/dashboard/layout/page-commands'
import { documents } from '@/dashboard/shared/documents'
import { type View, withView } from '@/dashboard/shared/list-address'
import type { RowActions } from './table/equipment-row'
import type { Opened } from './use-equipment-url'
import { copyLink } from './view/copy-link'

/** What the palette offers for the item that is open or whose row has focus. */
export function itemCommands(item: Equipment, actions: RowActions, isOpen: boolean): Command[] {
  const view: Command = {
    id: 'item-view',
    label: `View ${item.name}`,
    icon: Eye,
    shortcut: 'view',
    run: () => actions.view(item),
  }
  return [
    ...(isOpen ? [] : [view]),
    {
      id: 'item-edit',
      label: `Edit ${item.name}`,
      icon: Pencil,
      shortcut: 'edit',
      run: () => actions.edit(item),
    },
    {
      id: 'item-duplicate',
      label: `Duplicate ${item.name}`,
      icon: Copy,
      shortcut: 'duplicate',
      run: () => actions.duplicate(item),
    },
    {
      id: 'item-delete',
      label: `Delete ${item.name}`,
      icon: Trash2,
      shortcut: 'delete',
      run: () => actions.delete(item),
    },
    { id: 'item-link', label: `Copy link to ${item.name}`, icon: Link, run: () => void copyLink(item) },
  ]
}

type Screen = {
  /** What the list shows; null while that is not known. */
  rows: readonly Equipment[] | null
  view: View
  open: (dialog: Opened) => void
  leave: (to: string) => void
  focusSearch: () => void
}

/** What it offers on the catalog's screen. Those that lead to a dialog keep the filters in the address. */
export function screenCommands({ rows, view, open, leave, focusSearch }: Screen): Command[] {
  const params = withView(new URLSearchParams(), view)
  return [
    {
      id: 'search',
      label: 'Search equipment',
      icon: Search,
      shortcut: 'search',
      run: focusSearch,
    },
    { id: 'add', label: 'Add equipment', icon: Plus, shortcut: 'add', run: () => open({ kind: 'add' }) },
    ...(rows
      ? [{ id: 'export', label: 'Export CSV', icon: Download, run: () => void exportRows(rows) } as const]
      : []),
    { id: 'import', label: 'Import CSV', icon: Upload, run: () => open({ kind: 'import' }) },
    ...Object.values(documents).map(({ to, ...shown }) => ({ ...shown, run: () => leave(to(params)) })),
    { id: 'deleted', label: 'Deleted items', icon: ArchiveRestore, run: () => open({ kind: 'deleted' }) },
  ]
}
