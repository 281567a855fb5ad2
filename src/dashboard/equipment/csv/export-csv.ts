import type { Equipment } from '@/dashboard/equipment/equipment'
import { cellOf, needsApostrophe } from './cells'
import { exportColumns } from './columns'

/** Excel reads UTF-8 without a byte order mark as Windows-1252. */
const byteOrderMark = '\uFEFF'

/** Rows written per task (about 10 ms), so that the page stays responsive. */
const slice = 500

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Writes rows as CSV (RFC 4180). Texts that look like formulas get an apostrophe. Resolves to parts to be joined. */
export async function writeCsv(rows: Iterable<readonly (string | number)[]>): Promise<string[]> {
  const { default: papa } = await import('papaparse')
  const write = (some: (readonly (string | number)[])[]) =>
    papa.unparse(some, { escapeFormulae: needsApostrophe, newline: '\r\n' })
  const parts = [byteOrderMark]
  let waiting: (readonly (string | number)[])[] = []
  for (const row of rows) {
    waiting.push(row)
    if (waiting.length < slice) continue
    parts.push(write(waiting), '\r\n')
    waiting = []
    await nextTask()
  }
  if (waiting.length > 0) parts.push(write(waiting), '\r\n')
  return parts
}

/** Writes items as a CSV file with headers. Resolves to parts to be joined. */
export function exportItems(items: readonly Equipment[]): Promise<string[]> {
  return writeCsv([
    exportColumns.map(({ label }) => label),
    ...items.map((item) => exportColumns.map(({ key }) => cellOf(item[key]))),
  ])
}

/** File name with the local date: `equipment-2026-11-20.csv`. */
export function exportFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `equipment-${day.map((part) => String(part).padStart(2, '0')).join('-')}.csv`
}
