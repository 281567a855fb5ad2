import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Sigma from 'lucide-react/icons/sigma'
import TableProperties from 'lucide-react/icons/table-properties'
import Trash2 from 'lucide-react/icons/trash'
import Upload from 'lucide-react/icons/upload'
import type { Equipment } from '@/catalog/equipment'
import type { Command } from '@/dashboard/layout/use-commands'
import { exportRows } from '@/dashboard/shared/export-csv'
import { type ListState, withListState } from '@/dashboard/shared/list-state'
import { copyText } from '@/lib/browser'
import { paths } from '@/lib/paths'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'
import type { RowActions } from './table/equipment-row'
import type { Opened } from './use-equipment-url'

const documents = [
  { id: 'spec-sheets', label: 'Spec sheets', icon: FileText, path: paths.specSheet },
  { id: 'schedule', label: 'Schedule', icon: TableProperties, path: paths.schedule },
  { id: 'totals', label: 'Totals', icon: Sigma, path: paths.totals },
] as const

/** The documents that can be made of any items, as items of a menu. `rows`: those that the list shows, or selected ones. */
export const documentItems = (rows: Parameters<typeof paths.totals>[0], onLeave: (to: string) => void) =>
  documents.map(({ path, ...shown }) => ({ ...shown, to: path(rows), run: () => onLeave(path(rows)) }))

/** The items of a document: by the state of the list, or each row, because a document does not know the items of a change. */
export const documentRows = (rows: readonly Equipment[] | null, listState: ListState) =>
  listState.change && rows
    ? { ids: rows.map(({ id }) => id).join(',') }
    : withListState(new URLSearchParams(), listState)

/** Copies the address that opens an item. */
export async function copyLink({ id }: Equipment) {
  const address = window.location.origin + paths.equipment({ view: id })
  toast((await copyText(address)) ? 'Link copied.' : `The link could not be copied: ${address}`)
}

/** The palette's commands for the item that is open or whose row has the focus. */
export function itemCommands(item: Equipment, actions: RowActions, isOpen: boolean): Command[] {
  const name = isolated(item.name)
  const view: Command = {
    id: 'item-view',
    label: `View ${name}`,
    icon: Eye,
    shortcut: 'view',
    run: () => actions.view(item),
  }
  return [
    ...(isOpen ? [] : [view]),
    {
      id: 'item-edit',
      label: `Edit ${name}`,
      icon: Pencil,
      shortcut: 'edit',
      run: () => actions.edit(item),
    },
    {
      id: 'item-duplicate',
      label: `Duplicate ${name}`,
      icon: Copy,
      shortcut: 'duplicate',
      run: () => actions.duplicate(item),
    },
    {
      id: 'item-delete',
      label: `Delete ${name}`,
      icon: Trash2,
      shortcut: 'delete',
      run: () => actions.delete(item),
    },
    { id: 'item-link', label: `Copy link to ${name}`, icon: Link, run: () => void copyLink(item) },
  ]
}

/** The palette's command for the selected items, or else for the current one. */
export const addCommands = (
  items: readonly Equipment[],
  addToProject: (items: readonly Equipment[]) => void,
): Command[] =>
  items.length === 0
    ? []
    : [
        {
          id: 'add-to-project',
          label: 'Add to a project',
          icon: FolderPlus,
          run: () => addToProject(items),
        },
      ]

type Screen = {
  /** The rows to export; null until all of them are known. */
  rows: readonly Equipment[] | null
  listState: ListState
  open: (dialog: Opened) => void
  leave: (to: string) => void
  focusSearch: () => void
}

/** The palette's commands for the catalog screen. */
export function screenCommands({ rows, listState, open, leave, focusSearch }: Screen): Command[] {
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
    { id: 'import', label: 'Import CSV or Excel', icon: Upload, run: () => open({ kind: 'import' }) },
    ...documentItems(documentRows(rows, listState), leave).map(({ to, ...command }) => command),
    { id: 'deleted', label: 'Deleted items', icon: ArchiveRestore, run: () => open({ kind: 'deleted' }) },
  ]
}
