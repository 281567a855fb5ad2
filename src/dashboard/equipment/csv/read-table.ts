import papa from 'papaparse'
import { formatNumber } from '@/lib/format'
import { decode, type Encoding, UnreadableFile } from './decode'

/** Most rows a file may have. */
const maxRows = 100_000

const misplacedQuote =
  'A quotation mark is out of place. Correct it in the file itself: rows below may be part of this one'

export type TableRow = {
  /** Row number as in a spreadsheet: the header is 1. */
  number: number
  cells: string[]
  /** A CSV syntax error in this row, or null. */
  fault: string | null
}

export type Table = { headers: string[]; rows: TableRow[]; delimiter: string; encoding: Encoding }

/** Parses a CSV file and detects its encoding, delimiter and line ends. Throws `UnreadableFile`. */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const lines = text.replace(/\r\n?/g, '\n')
  // A first line for spreadsheets, as some programs write it, which they do not count either: sep=;
  const [declaration = '', declared = ''] = /^sep=([,;|\t])\n/i.exec(lines) ?? []
  const { data, errors, meta } = papa.parse<string[]>(lines.slice(declaration.length), {
    newline: '\n',
    delimiter: declared,
    // Two more than allowed: the header, and one row that shows the file is too long.
    preview: maxRows + 2,
  })
  const faults = new Map<number, string>()
  for (const { type, row } of errors) {
    if (type === 'Quotes' && row !== undefined) faults.set(row, misplacedQuote)
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
  const headers = header.cells.map((cell) => cell.trim())
  return { headers, rows, delimiter: meta.delimiter, encoding }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
