import { columns } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { specificationsOf } from '@/catalog/specifications/values'
import { downloadFile } from '@/lib/browser'
import { localDay } from '@/lib/format'
import { toast } from '@/ui/toast'
import { cellOf, headerOf, needsApostrophe, specificationCell, splitKeys } from './csv-format'

/** Excel reads UTF-8 without a byte order mark as Windows-1252. */
const byteOrderMark = '\uFEFF'

/** Rows written per task (about 10 ms), so that the page stays responsive. */
const slice = 500

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Writes rows as CSV (RFC 4180). Texts that look like formulas get an apostrophe. Resolves to parts to be joined. */
export async function writeCsv(
  rows: Iterable<readonly (string | number)[]>,
  delimiter = ',',
): Promise<string[]> {
  const { default: papa } = await import('papaparse')
  const write = (some: (readonly (string | number)[])[]) =>
    papa.unparse(some, { delimiter, escapeFormulae: needsApostrophe, newline: '\r\n' })
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
  const written = columns.flatMap(({ key, label }) =>
    key === 'specifications'
      ? specificationCells(items, label)
      : [{ header: label, cell: (item: Equipment) => cellOf(item[key]) }],
  )
  return writeCsv([
    written.map(({ header }) => header),
    ...items.map((item) => written.map(({ cell }) => cell(item))),
  ])
}

/** A column for each key in use. Keys that cannot have one are written together, as JSON, under `label`. */
export function specificationCells(items: readonly Equipment[], label: string) {
  const { columns: keys, hasOthers } = splitKeys(items)
  const cells = keys.map((key) => ({
    header: headerOf(key),
    cell: (item: Equipment) => specificationCell(key, specificationsOf(item.specifications)[key]),
  }))
  const own = new Set(keys)
  const others = ({ specifications }: Equipment) =>
    Object.entries(specificationsOf(specifications)).filter(([key]) => !own.has(key))
  const rest = { header: label, cell: (item: Equipment) => cellOf(Object.fromEntries(others(item))) }
  return hasOthers ? [...cells, rest] : cells
}

/** File name with the local date: `equipment-2026-11-20.csv`. */
export function exportFileName(now: Date) {
  return `equipment-${localDay(now)}.csv` as const
}

/** Downloads items as a CSV file. Never rejects: a toast says what failed. */
export const exportRows = (items: readonly Equipment[]): Promise<void> =>
  downloadExport(exportFileName(new Date()), () => exportItems(items))

/** MIME types by the ends of file names. */
const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Downloads what `write` writes. Never rejects: a toast says what failed, such as fetching the library that writes it. */
export async function downloadExport(
  name: `${string}.${keyof typeof types}`,
  write: () => Promise<readonly BlobPart[]>,
): Promise<void> {
  try {
    downloadFile(name, await write(), name.endsWith('.csv') ? types.csv : types.xlsx)
  } catch {
    toast('The export failed. Check your connection, or reload the page.')
  }
}
