import type { Equipment } from '@/catalog/equipment'
import { downloadFile } from '@/lib/download'
import { toast } from '@/ui/toast'

type Csv = { name: string; parts: string[] }

/** Downloads items as a CSV file. Never rejects: a toast says what failed. */
export function exportRows(items: readonly Equipment[]): Promise<void> {
  return downloadCsv(async () => {
    // Only who exports downloads the code for it.
    const { exportFileName, exportItems } = await import('./export-csv')
    return { name: exportFileName(new Date()), parts: await exportItems(items) }
  })
}

/** Downloads what `write` writes. Never rejects: a toast says what failed, such as fetching the code that writes. */
export async function downloadCsv(write: () => Promise<Csv>): Promise<void> {
  try {
    const { name, parts } = await write()
    downloadFile(name, parts, 'text/csv;charset=utf-8')
  } catch {
    toast('The export failed. Check your connection, or reload the page.')
  }
}
