import { downloadFile } from '@/lib/download'
import { toast } from '@/ui/toast'
import type { Equipment } from './equipment'

/** Downloads items as a CSV file. Never rejects: a toast says what failed. */
export async function exportRows(items: readonly Equipment[]): Promise<void> {
  try {
    // Only who exports downloads the code for it.
    const { exportFileName, exportItems } = await import('./csv/export-csv')
    const parts = await exportItems(items)
    downloadFile(exportFileName(new Date()), parts, 'text/csv;charset=utf-8')
  } catch {
    toast('The export failed. Check your connection and try again.')
  }
}
