import papa from 'papaparse'
import { categoriesOf, splitCategories } from '@/catalog/equipment'
import { suggestCategories } from '@/catalog/suggest-categories'
import { categories } from '@/content/equipment'
import { formatNumber } from '@/lib/format'
import { mapColumns } from './column-mapping'
import { type CellMarks, marksOf } from './file-format'

/** Thrown for a file without a table. The message says what to do. */
export class UnreadableFile extends Error {}

/** The detected character encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export type TableRow = {
  /** Row number as in a spreadsheet: the header is 1. */
  number: number
  cells: string[]
  /** A CSV syntax error in this row, or null. */
  fault: string | null
  /**
   * The id that the row gets as a new item. It stays the same however often the file is compared, so that rows sent twice are
   * refused instead of added twice. Ascending, because the list sorts by id where `created_at` is equal.
   */
  newId: string
}

export type Table = { headers: string[]; rows: TableRow[]; delimiter: string; encoding: Encoding }

/** What the page needs to know of a file. The rows stay in the worker. */
export type FileSummary = Pick<Table, 'headers' | 'delimiter' | 'encoding'> & {
  /** The first value of each column. */
  samples: string[]
  /** How each column writes numbers and dates. */
  marks: CellMarks[]
  /** The categories its rows name, and those of the list nearest to names outside it. */
  categories: string[]
}

/** Largest file that is read, in bytes: about the export of 100,000 items. */
const maxFileBytes = 64 * 1024 * 1024
const maxRows = 100_000
/** Lines from which the delimiter is detected. */
const sampleLines = 20
/** Longest sample of a column, in characters. */
const sampleLength = 80

/** Reads a CSV file: detects encoding, delimiter and line ends. Throws `UnreadableFile`. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  return parseTable(new Uint8Array(await file.arrayBuffer()))
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * Decodes UTF-16 by its byte order mark, valid UTF-8, and anything else as Windows-1252, the encoding of older Windows
 * programs. Throws `UnreadableFile` for binary data.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const decodeAs = (label: string, encoding: Encoding, fatal = false) => ({
    text: new TextDecoder(label, { fatal }).decode(bytes),
    encoding,
  })
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs('utf-16le', 'UTF-16')
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs('utf-16be', 'UTF-16')
  refuseBinary(bytes)
  try {
    return decodeAs('utf-8', 'UTF-8', true)
  } catch {
    return decodeAs('windows-1252', 'Windows-1252')
  }
}

function refuseBinary(bytes: Uint8Array) {
  // Signatures of ZIP (.xlsx, .ods) and of the compound file format (.xls).
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFile(
      'This is a workbook, not a CSV file. Save it as "CSV UTF-8" and choose that file.',
    )
  }
  const sample = bytes.subarray(0, 65_536)
  const controls = sample.reduce((count, byte) => count + Number(byte < 9 || (byte > 13 && byte < 32)), 0)
  // A few are tolerated: the rows that contain them are refused later.
  if (controls > 10 + sample.length / 100) {
    throw new UnreadableFile('This is not a text file. Choose a file saved as "CSV UTF-8".')
  }
}

const misplacedQuote =
  'A quotation mark is out of place. Correct it in the file itself: rows below may be part of this one'

type ParsedRow = Omit<TableRow, 'newId'>

/** Parses the bytes of a CSV file. Throws `UnreadableFile`. */
export function parseTable(bytes: Uint8Array): Table {
  const { text, encoding } = decode(bytes)
  const { delimiter, rows } = parseRows(text)
  return { ...toTable(rows), delimiter, encoding }
}

/** The rows of a CSV text that have a value, with the header, and one more than `maxRows` if there are more. */
function parseRows(text: string): { delimiter: string; rows: ParsedRow[] } {
  const lines = text.replace(/\r\n?/g, '\n')
  // Some programs write a first line for spreadsheets, which do not count it either: sep=;
  const [declaration = '', declared = ''] = /^sep=([,;|\t])\n/i.exec(lines) ?? []
  const body = lines.slice(declaration.length)
  const delimiter = declared || findDelimiter(body)
  const rows: ParsedRow[] = []
  let number = 0
  papa.parse<string[]>(body, {
    newline: '\n',
    delimiter,
    step: ({ data: cells, errors }, parser) => {
      number += 1
      if (cells.every((cell) => cell.trim() === '')) return
      const fault = errors.some(({ type }) => type === 'Quotes') ? misplacedQuote : null
      rows.push({ number, cells, fault })
      if (rows.length === maxRows + 2) parser.abort()
    },
  })
  return { delimiter, rows }
}

/** Takes the first row for the header. Throws `UnreadableFile` if it cannot be one, or for no or too many rows below it. */
function toTable([header, ...rows]: readonly ParsedRow[]): Pick<Table, 'headers' | 'rows'> {
  if (!header) throw new UnreadableFile('This file is empty.')
  if (header.fault) {
    throw new UnreadableFile(
      'The header has a quotation mark out of place. Correct it in the file itself: rows below may be part of it.',
    )
  }
  if (rows.length === 0) throw new UnreadableFile('This file has a header, but no rows below it.')
  if (rows.length > maxRows) {
    throw new UnreadableFile(`This file has more than ${formatNumber(maxRows)} rows. Split it into several.`)
  }
  const ids = rows.map(() => crypto.randomUUID()).sort()
  return {
    headers: header.cells.map((cell) => cell.trim()),
    rows: rows.map((row, index) => ({ ...row, newId: ids[index] ?? '' })),
  }
}

/**
 * The delimiter that splits the header and gives the most rows the header's number of cells; in a tie the one with more
 * cells. Papaparse's own detection counts blank lines as rows, and so the end of a short file.
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

/** Summarizes a table for the page. */
export function summarize({ headers, rows, delimiter, encoding }: Table): FileSummary {
  const columnCells = headers.map((_, column) => rows.map(({ cells }) => cells[column]?.trim() ?? ''))
  const samples = columnCells.map((cells) => cells.find(Boolean)?.slice(0, sampleLength) ?? '')
  const categoryCells = columnCells[mapColumns(headers).findIndex((column) => column?.key === 'category')]
  return {
    headers,
    delimiter,
    encoding,
    samples,
    marks: columnCells.map(marksOf),
    categories: categoryCells ? categoriesIn(categoryCells) : [],
  }
}

/** Most unknown names compared with the list, and the most characters of each: comparing takes time. */
const maxCompared = { names: 50, length: 100 }

function categoriesIn(cells: readonly string[]): string[] {
  const texts = [...new Set(cells)]
  const named = [...new Set(texts.flatMap((category) => categoriesOf({ category })))]
  const unknown = named.filter((name) => !categories.some((category) => category === name))
  const nearest = unknown
    .slice(0, maxCompared.names)
    .flatMap((name) => suggestCategories(name.slice(0, maxCompared.length)))
  return [...new Set([...named, ...nearest.flatMap(splitCategories)])]
}
