import type { Equipment } from '@/dashboard/equipment/equipment'
import { cellOf, needsApostrophe } from './cells'
import { exportColumns } from './columns'

/** Excel takes a file without it for one in the old Windows alphabet. */
const byteOrderMark = '\uFEFF'

/** Items written between two frames (about 10 ms), so that the page stays alive. */
const slice = 500

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Rows as CSV by RFC 4180, texts that look like formulas defused. */
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

/** The items as a CSV file: its parts, to be joined. */
export function exportItems(items: readonly Equipment[]): Promise<string[]> {
  return writeCsv([
    exportColumns.map(({ label }) => label),
    ...items.map((item) => exportColumns.map(({ key }) => cellOf(item[key]))),
  ])
}

/** `equipment-2026-11-20.csv`, by the reader's calendar. */
export function exportFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `equipment-${day.map((part) => String(part).padStart(2, '0')).join('-')}.csv`
}
