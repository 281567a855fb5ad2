import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Files from 'lucide-react/icons/files'
import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { memo, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { TitleBarContent } from '@/dashboard/layout/title-bar'
import { exportRows } from '@/dashboard/shared/export-csv'
import type { ListState } from '@/dashboard/shared/list-state'
import { useMediaQuery } from '@/lib/use-media-query'
import { Button } from '@/ui/button'
import { Menu, type MenuItem } from '@/ui/menu'
import { documentItems, documentRows } from './equipment-commands'
import type { Opened } from './use-equipment-url'

type Props = {
  /** The rows to export, in the order of the table; null until all of them are known. */
  rows: readonly Equipment[] | null
  listState: ListState
  onOpen: (dialog: Opened) => void
  onLeave: (to: string) => void
}

/** All but wide windows show the icons of the menus only. */
const compact = 'max-lg:[&>svg:last-child]:hidden lg:min-h-10 max-xl:[&>span]:sr-only'

/** The subtitle, the menus of documents and of rarer actions, in narrow windows one menu, and the button to add an item. */
export const EquipmentActions = memo(function EquipmentActions({ rows, listState, onOpen, onLeave }: Props) {
  const [isExporting, setExporting] = useState(false)
  const isNarrow = useMediaQuery('(width < 64rem)')

  async function exportShown() {
    if (!rows) return
    setExporting(true)
    await exportRows(rows)
    setExporting(false)
  }

  const toDocuments = documentItems(documentRows(rows, listState), onLeave)
  const rare: readonly MenuItem[] = [
    {
      id: 'export',
      label: 'Export CSV',
      icon: Download,
      isDisabled: rows === null || isExporting,
      run: () => void exportShown(),
    },
    { id: 'import', label: 'Import', icon: Upload, run: () => onOpen({ kind: 'import' }) },
    { id: 'deleted', label: 'Deleted items', icon: ArchiveRestore, run: () => onOpen({ kind: 'deleted' }) },
  ]

  return (
    <TitleBarContent subtitle="Manage your spa and bathhouse equipment inventory">
      {!isNarrow && <Menu label="Documents" icon={Files} className={compact} items={toDocuments} />}
      <Menu
        label="More"
        icon={Ellipsis}
        className={compact}
        items={isNarrow ? [...toDocuments, ...rare] : rare}
      />
      <Button
        className="shrink-0 px-4 max-lg:px-3 lg:ml-1 lg:min-h-10"
        onClick={() => onOpen({ kind: 'add' })}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className="max-[22rem]:sr-only">
          Add <span className="max-lg:sr-only">Equipment</span>
        </span>
      </Button>
    </TitleBarContent>
  )
})
