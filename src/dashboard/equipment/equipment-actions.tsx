import { useState } from 'react'
import { downloadFile } from '@/lib/download'
import { paths } from '@/lib/paths'
import { Button, ButtonLink } from '@/ui/button'
import { toast } from '@/ui/toast'
import type { ListedEquipment } from './equipment-list'
import { type View, withView } from './use-equipment-url'

type Props = {
  /** What the table shows, in its order. Null while there is nothing to export. */
  rows: readonly ListedEquipment[] | null
  view: View
  onImport: () => void
  onShowDeleted: () => void
  onLeave: (to: string) => void
}

/** What can be done with the list as it is shown. */
export function EquipmentActions({ rows, view, onImport, onShowDeleted, onLeave }: Props) {
  const [exporting, setExporting] = useState(false)
  const specSheet = paths.specSheet(withView(new URLSearchParams(), view))

  async function exportRows(shown: readonly ListedEquipment[]) {
    setExporting(true)
    try {
      // Only who exports downloads the code for it.
      const { exportFileName, exportItems } = await import('./csv/export-csv')
      const parts = await exportItems(shown.map(({ item }) => item))
      downloadFile(exportFileName(new Date()), parts, 'text/csv;charset=utf-8')
    } catch {
      toast('The export failed. Check your connection and try again.')
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <Button
        variant="plain"
        disabled={rows === null || exporting}
        onClick={() => rows && void exportRows(rows)}
      >
        Export CSV
      </Button>
      <Button variant="plain" onClick={onImport}>
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
      <Button variant="plain" onClick={onShowDeleted}>
        Deleted items
      </Button>
    </div>
  )
}
