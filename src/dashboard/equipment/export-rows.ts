import { downloadFile } from '@/lib/download'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'

/** Downloads items as a CSV file. */
export async function exportRows(rows: readonly Equipment[]) {
  try {
    // Only who exports downloads the code for it.
    const { exportFileName, exportItems } = await import('./csv/export-csv')
    const parts = await exportItems(rows)
    downloadFile(exportFileName(new Date()), parts, 'text/csv;charset=utf-8')
  } catch {
    toast('The export failed. Check your connection and try again.')
  }
}
