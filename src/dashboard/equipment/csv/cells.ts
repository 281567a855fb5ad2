import type { Equipment } from '@/dashboard/equipment/equipment'

/** Texts a spreadsheet may compute (CSV injection), also behind spaces or behind apostrophes of the text itself. */
const formula = String.raw`(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])`

/** Matches texts an export prefixes with an apostrophe, by which spreadsheets know plain text. */
export const needsApostrophe = new RegExp(`^${formula}`)
const hasApostrophe = new RegExp(`^'${formula}`)

/** Converts a cell to the text the catalog stores: without that apostrophe, trimmed, line ends as \n. */
export function readCellText(cell: string): string {
  return normalize(hasApostrophe.test(cell) ? cell.slice(1) : cell)
}

const normalize = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Converts a value to a cell. Numbers stay numbers, because a negative number as text would get an apostrophe. */
export function cellOf(value: Equipment[keyof Equipment]): string | number {
  if (value === null) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  const text = JSON.stringify(value)
  return text === '{}' ? '' : text
}

/** The text `readCellText` returns for an exported value. */
export const cellTextOf = (value: Equipment[keyof Equipment]) => normalize(String(cellOf(value)))
