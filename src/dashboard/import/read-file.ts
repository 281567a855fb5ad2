import papa from 'papaparse'
import { canonicalText } from '@/lib/canonical-text'
import { formatNumber } from '@/lib/format'
import { maxColumns, maxFileBytes, maxRows, protectedByPassword, UnreadableFile } from './file-limits'
import { type Aside, createAsideFinder, findHeader, sectionsOf, withUnitsBelow } from './table-head'

/** The detected character encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export type TableRow = {
  /** Row number as in a spreadsheet, which counts from 1. */
  number: number
  cells: string[]
  /** The columns in which a workbook holds a number: written with a decimal point, whatever the texts of the file do. */
  numberCells?: ReadonlySet<number>
  /** A CSV syntax error in this row, or null. */
  fault: string | null
  /** Why the row is probably no item, or null. */
  aside: Aside | null
  /**
   * The id that the row gets as a new item: of the file's bytes and the row's number, so that a file imported again finds the
   * items it added before. Ascending, because the list sorts by id where `created_at` is equal.
   */
  newId: string
}

export type Table = {
  headers: string[]
  /** The number of the header's row. */
  headerLine: number
  rows: TableRow[]
  /** The texts above the header: a title, an address, 'All prices in EUR'. */
  linesAbove: string[]
  /** The first lines, with their numbers: a person may say which one is the header. */
  firstLines: { number: number; text: string }[]
  /** What separates cells; '' in a workbook. */
  delimiter: string
  encoding: Encoding
  /** The sheets of a workbook that have rows, and the one that was read. */
  sheets: string[]
  sheet: string | null
}

/** Lines from which the delimiter is detected. */
const sampleLines = 50
/** Most lines of which one may be chosen as the header. */
const maxFirstLines = 30
/** Longest text of a line that may be the header, in characters. */
const maxLineText = 32

/**
 * Reads a CSV file, or a sheet of an Excel workbook: the first one if none is asked for. The bytes tell which it is, whatever
 * the file is called. Throws `UnreadableFile`.
 * @param headerLine the number of the header's row, if a person chose it
 */
export async function readFile(file: File, sheet?: string, headerLine?: number): Promise<Table> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readSheet(bytes, sheet, headerLine)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuseOldWorkbook(bytes)
  return parseTable(bytes, await idOf(bytes), headerLine)
}

async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  asked: string | undefined,
  headerLine: number | undefined,
): Promise<Table> {
  // 34 kB of script (gzip) that only workbooks need.
  const { readWorkbook } = await import('./read-workbook')
  const sheets = await readWorkbook(bytes)
  const sheet = sheets.find(({ name }) => name === asked) ?? sheets[0]
  if (!sheet) throw new UnreadableFile('This workbook has no sheet with rows.')
  const rows = tidyRows(sheet.rows.map((row) => ({ ...row, fault: null })))
  return {
    ...toTable(rows, await idOf(bytes, sheet.name), headerLine),
    delimiter: '',
    encoding: 'UTF-8',
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
  }
}

/** Refuses the format before .xlsx, which is also that of workbooks with a password. */
function refuseOldWorkbook(bytes: Uint8Array): never {
  // The directory of the file names its parts in UTF-16, at even places.
  if (new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')) throw protectedByPassword()
  throw new UnreadableFile(
    'This workbook has the old format .xls. Save it as .xlsx or "CSV UTF-8" and choose that file.',
  )
}

/** An id (UUID version 8) of these bytes, and of the sheet read from them. */
async function idOf(bytes: Uint8Array<ArrayBuffer>, sheet = ''): Promise<string> {
  const hash = async (data: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  const whole = new Uint8Array([...(await hash(bytes)), ...new TextEncoder().encode(sheet)])
  const hex = [...(await hash(whole))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
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
  const sample = bytes.subarray(0, 65_536)
  const controls = sample.reduce((count, byte) => count + Number(byte < 9 || (byte > 13 && byte < 32)), 0)
  // A few are tolerated: the rows that contain them are refused later.
  if (controls > 10 + sample.length / 100) {
    throw new UnreadableFile('This is neither a text file nor a workbook. Choose a CSV or Excel file.')
  }
}

const misplacedQuote =
  'A quotation mark is out of place. Correct it in the file itself: rows below may be part of this one'

type ParsedRow = Omit<TableRow, 'newId' | 'aside'>

/** Parses the bytes of a CSV file. Throws `UnreadableFile`. */
export function parseTable(
  bytes: Uint8Array,
  fileId: string = crypto.randomUUID(),
  headerLine?: number,
): Table {
  const { text, encoding } = decode(bytes)
  const { delimiter, rows } = parseRows(text)
  return { ...toTable(tidyRows(rows), fileId, headerLine), delimiter, encoding, sheets: [], sheet: null }
}

/**
 * The rows without the empty columns at their end, with canonical texts: a direction mark in a header or a cell would turn
 * the words around it. Refuses too many columns before anything is compared.
 */
function tidyRows(rows: readonly ParsedRow[]): ParsedRow[] {
  const lastOf = ({ cells }: ParsedRow) => cells.findLastIndex((cell) => cell.trim() !== '')
  const width = rows.reduce((most, row) => Math.max(most, lastOf(row) + 1), 0)
  if (width > maxColumns) {
    throw new UnreadableFile(
      `This file has ${formatNumber(width)} columns. At most ${maxColumns} are read: delete those you do not need.`,
    )
  }
  return rows.map((row) => ({ ...row, cells: row.cells.slice(0, width).map(canonicalText) }))
}

/** The rows of a CSV text that have a value, with the header, and more than `maxRows` if there are more. */
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
      if (rows.length === maxRows + maxFirstLines + 2) parser.abort()
    },
  })
  return { delimiter, rows }
}

/** The header above the column with the headings of sections. */
export const sectionHeader = 'Section'

/**
 * Parts the lines above the header, the header and the rows below it. If there are sections, their headings are one more column.
 * Throws `UnreadableFile` if the header cannot be one, or for no or too many rows below it.
 */
function toTable(
  lines: readonly ParsedRow[],
  fileId: string,
  headerLine: number | undefined,
): Omit<Table, 'delimiter' | 'encoding' | 'sheets' | 'sheet'> {
  const chosen = lines.findIndex(({ number }) => number === headerLine)
  const found = chosen >= 0 ? chosen : findHeader(lines.map(({ cells }) => cells))
  const header = lines[found]
  const rows = lines.slice(found + 1)
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
  const named = header.cells.map((cell) => cell.trim())
  const withUnits = rows.length > 1 ? withUnitsBelow(named, rows[0]?.cells ?? []) : null
  const headers = withUnits ?? named
  const cellsOfRows = rows.map(({ cells }) => cells)
  const asideOf = createAsideFinder(headers, cellsOfRows)
  const asides = rows.map(({ cells, fault }, index) => {
    if (fault) return null
    return withUnits && index === 0 ? 'units' : asideOf(cells)
  })
  const sections = sectionsOf(cellsOfRows, asides)
  const hasSections = sections.some(Boolean)
  const newIdOf = ({ number }: ParsedRow) => fileId.slice(0, -12) + number.toString(16).padStart(12, '0')
  return {
    headers: hasSections ? [...headers, sectionHeader] : headers,
    headerLine: header.number,
    rows: rows.map((row, index) => ({
      ...row,
      cells: hasSections ? withSection(row.cells, headers.length, sections[index] ?? '') : row.cells,
      aside: asides[index] ?? null,
      newId: newIdOf(row),
    })),
    linesAbove: lines.slice(0, found).map(({ cells }) => textOf(cells)),
    // The last line has no rows below it.
    firstLines: lines
      .slice(0, Math.min(maxFirstLines, lines.length - 1))
      .map(({ number, cells }) => ({ number, text: beginningOf(textOf(cells)) })),
  }
}

const textOf = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')

/** Cuts a text to what a select on a phone has room for, in whole words. */
const beginningOf = (text: string) =>
  text.length > maxLineText ? text.slice(0, maxLineText).replace(/\s+\S*$/, ' …') : text

/** A row with the heading of its section behind its last column, before any surplus cells. */
const withSection = (cells: readonly string[], width: number, section: string) => [
  ...Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  section,
  ...cells.slice(width),
]

/**
 * The delimiter that gives the most rows the same number of cells, more than one; in a tie the one with more cells. Papaparse's
 * own detection counts blank lines as rows, and so the end of a short file.
 */
function findDelimiter(text: string): string {
  const candidates = [',', ';', '\t', '|'].map((delimiter) => {
    const options = { delimiter, newline: '\n', preview: sampleLines, skipEmptyLines: 'greedy' } as const
    const widths = papa.parse<string[]>(text, options).data.map((cells) => cells.length)
    const counts = widths.map((width) => ({
      delimiter,
      width,
      alike: widths.filter((other) => other === width).length,
    }))
    return bestOf(counts) ?? { delimiter, width: 0, alike: 0 }
  })
  return bestOf(candidates)?.delimiter ?? ','
}

/** The one with the most rows of a width of more than one cell; in a tie the widest. */
const bestOf = <Found extends { width: number; alike: number }>(found: readonly Found[]) =>
  found.filter(({ width }) => width > 1).toSorted((a, b) => b.alike - a.alike || b.width - a.width)[0]
