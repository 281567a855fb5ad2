import papa from 'papaparse'
import { formatNumber } from '@/lib/format'
import { decode, type Encoding, UnreadableFile } from './decode'

/** Most rows a file may have. */
const maxRows = 100_000

/** Lines from which the delimiter is found. */
const sampleLines = 20

const misplacedQuote =
  'A quotation mark is out of place. Correct it in the file itself: rows below may be part of this one'

export type TableRow = {
  /** Row number as in a spreadsheet: the header is 1. */
  number: number
  cells: string[]
  /** A CSV syntax error in this row, or null. */
  fault: string | null
  /**
   * The ID its item gets where it is new: the same however often the file is checked, so that rows sent twice are refused
   * instead of added twice. In the order of the file: the list goes by them where items share `created_at`.
   */
  newId: string
}

export type Table = { headers: string[]; rows: TableRow[]; delimiter: string; encoding: Encoding }

/** Parses a CSV file and detects its encoding, delimiter and line ends. Throws `UnreadableFile`. */
export function readTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const lines = text.replace(/\r\n?/g, '\n')
  // A first line for spreadsheets, as some programs write it, which they do not count either: sep=;
  const [declaration = '', declared = ''] = /^sep=([,;|\t])\n/i.exec(lines) ?? []
  const body = lines.slice(declaration.length)
  const delimiter = declared || findDelimiter(body)
  const read: Omit<TableRow, 'newId'>[] = []
  let number = 0
  papa.parse<string[]>(body, {
    newline: '\n',
    delimiter,
    step: ({ data: cells, errors }, parser) => {
      number += 1
      if (isBlank(cells)) return
      const fault = errors.some(({ type }) => type === 'Quotes') ? misplacedQuote : null
      read.push({ number, cells, fault })
      // The header, and one row that shows the file is too long.
      if (read.length === maxRows + 2) parser.abort()
    },
  })
  const header = read.shift()
  if (!header) throw new UnreadableFile('This file is empty.')
  if (header.fault) {
    throw new UnreadableFile(
      'The header has a quotation mark out of place. Correct it in the file itself: rows below may be part of it.',
    )
  }
  if (read.length === 0) throw new UnreadableFile('This file has a header, but no rows below it.')
  if (read.length > maxRows) {
    throw new UnreadableFile(`This file has more than ${formatNumber(maxRows)} rows. Split it into several.`)
  }
  const headers = header.cells.map((cell) => cell.trim())
  const rows = withNewIds(read)
  return { headers, rows, delimiter, encoding }
}

function withNewIds(rows: readonly Omit<TableRow, 'newId'>[]): TableRow[] {
  const ids = rows.map(() => crypto.randomUUID()).sort()
  return rows.map((row, index) => ({ ...row, newId: ids[index] ?? '' }))
}

/**
 * Of the delimiters that part the header, the one that parts the most rows into as many cells; of several, the one with
 * the most cells. A comma, where none parts it. Papaparse's own guess counts blank lines as rows, and so the end of a short file.
 */
function findDelimiter(text: string): string {
  const candidates = [',', ';', '\t', '|'].map((delimiter) => {
    const options = { delimiter, newline: '\n', preview: sampleLines, skipEmptyLines: 'greedy' } as const
    const { data } = papa.parse<string[]>(text, options)
    const width = data[0]?.length ?? 0
    const alike = data.filter((cells) => cells.length === width).length
    return { delimiter, width, alike }
  })
  const [best] = candidates
    .filter(({ width }) => width > 1)
    .sort((a, b) => b.alike - a.alike || b.width - a.width)
  return best?.delimiter ?? ','
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
