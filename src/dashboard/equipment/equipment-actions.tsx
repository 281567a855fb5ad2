import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { downloadFile } from '@/lib/download'
import { paths } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/button'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'
import { type Opened, type View, withView } from './use-equipment-url'

type Props = {
  /** What the table shows, in its order. Null while there is nothing to export. */
  rows: readonly Equipment[] | null
  view: View
  onOpen: (dialog: Opened) => void
  onLeave: (to: string) => void
}

/** Adding an item, and what can be done with the list as it is shown. */
export const EquipmentActions = memo(function EquipmentActions({ rows, view, onOpen, onLeave }: Props) {
  const [exporting, setExporting] = useState(false)
  const specSheet = paths.specSheet(withView(new URLSearchParams(), view))

  async function exportRows(shown: readonly Equipment[]) {
    setExporting(true)
    try {
      // Only who exports downloads the code for it.
      const { exportFileName, exportItems } = await import('./csv/export-csv')
      const parts = await exportItems(shown)
      downloadFile(exportFileName(new Date()), parts, 'text/csv;charset=utf-8')
    } catch {
      toast('The export failed. Check your connection and try again.')
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-lg:flex-col-reverse max-lg:items-start">
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Button
          variant="plain"
          disabled={rows === null || exporting}
          onClick={() => rows && void exportRows(rows)}
        >
          Export CSV
        </Button>
        <Button variant="plain" onClick={() => onOpen({ kind: 'import' })}>
          Import CSV
        </Button>
        <ButtonLink
          variant="plain"
          to={specSheet}
          onClick={(event) => {
            // With a key held down the browser opens another tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onLeave(specSheet)
          }}
        >
          Spec sheets
        </ButtonLink>
        <Button variant="plain" onClick={() => onOpen({ kind: 'deleted' })}>
          Deleted items
        </Button>
      </div>
      <Button onClick={() => onOpen({ kind: 'add' })}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add Equipment
      </Button>
    </div>
  )
})
