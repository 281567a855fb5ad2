import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx'
import { UnreadableFile } from './file-limits'
import { dateText, numberText } from './workbook-cell'
import { keepCellParts } from './workbook-parts'

// Reads .xlsx files. Loaded when such a file is chosen.

/** A row with a value: its number in the sheet, its cells as texts, and the columns whose cells are numbers. */
type SheetRow = { number: number; cells: string[]; numberCells: ReadonlySet<number> }

/** A sheet with rows. */
export type WorkbookSheet = { name: string; rows: SheetRow[] }

/** More columns than an import takes, and all rows of a sheet. Formats alone may reach 16,384 columns. */
const range = 'A1:ZZ1048576'

/** What a spreadsheet writes for a formula that it has not computed. */
const uncomputed = '#CALC!'

/**
 * Reads the sheets of a workbook that have a header and a row; hidden ones only if no other has. Formulas are not computed:
 * the file holds their results. Throws `UnreadableFile`.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const parts = keepCellParts(bytes)
  const sheets = await readParts(parts)
  const withRows = sheets
    .map((sheet) => ({ sheet, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 1)
  const visible = withRows.filter(({ sheet }) => !sheet.hidden && !sheet.veryHidden)
  const read = visible.length > 0 ? visible : withRows
  if (read.length === 0)
    throw new UnreadableFile('This workbook has no sheet with a header and a row below it.')
  return read.map(({ sheet, rows }) => ({ name: sheet.name, rows }))
}

async function readParts(parts: Uint8Array): Promise<Sheet[]> {
  try {
    return (await readXlsx(parts, { readStyles: true, range })).sheets
  } catch {
    throw new UnreadableFile(
      'This workbook could not be read. Open it in Excel, save it as "CSV UTF-8" and choose that file.',
    )
  }
}

function rowsOf({ rows, cells: details }: Sheet): SheetRow[] {
  return rows.flatMap((values, index) => {
    const numberCells = new Set<number>()
    const cells = values.map((value, column) => {
      if (typeof value === 'number') numberCells.add(column)
      return textOf(value, details?.get(`${index},${column}`))
    })
    return cells.some((cell) => cell.trim() !== '') ? [{ number: index + 1, cells, numberCells }] : []
  })
}

function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return cell?.formula ? uncomputed : ''
  if (typeof value === 'number') return numberText(value, cell?.style?.numFmt)
  if (value instanceof Date) return dateText(value, cell?.style?.numFmt)
  return typeof value === 'boolean' ? String(value).toUpperCase() : value
}
