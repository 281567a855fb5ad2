import papa from 'papaparse'
import { formatNumber } from '@/lib/format'
import { decode, type Encoding, UnreadableFile } from './decode'

/** The most rows a file may hold. */
export const maxRows = 100_000

export type TableRow = {
  /** Its number as spreadsheets count, the header being 1. */
  number: number
  cells: string[]
  /** What is wrong with it as a row of CSV. */
  fault: string | null
}

export type Table = { headers: string[]; rows: TableRow[]; encoding: Encoding }

/** Reads a CSV file, whatever its delimiter and line ends. Throws `UnreadableFile`. */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const { data, errors } = papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    // Two more than allowed: the header, and the row that is too many.
    preview: maxRows + 2,
  })
  const faults = new Map<number, string>()
  for (const { type, row } of errors) {
    if (type === 'Quotes' && row !== undefined) faults.set(row, 'A quotation mark is out of place')
  }
  const rows = data.flatMap((cells, index) =>
    isBlank(cells) ? [] : [{ number: index + 1, cells, fault: faults.get(index) ?? null }],
  )
  const header = rows.shift()
  if (!header) throw new UnreadableFile('This file is empty.')
  if (rows.length === 0) throw new UnreadableFile('This file has a header, but no rows below it.')
  if (rows.length > maxRows) {
    throw new UnreadableFile(`This file has more than ${formatNumber(maxRows)} rows. Split it into several.`)
  }
  return { headers: header.cells.map((cell) => cell.trim()), rows, encoding }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
