import type { Equipment } from '@/catalog/equipment'

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

const number = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const scientific = /^-?\d(?:[.,](\d{1,15}))?e[+-]\d+$/i

/**
 * Whether a cell is a stored value, or what a spreadsheet makes of a text it takes for a number: 00417 becomes 417, a long
 * number 4.42071E+11. So a file cannot turn 00417 into 417, though 417 into 00417; the form can.
 * @param text as `readCellText` returns it
 */
export function isAsStored(text: string, value: Equipment[keyof Equipment]): boolean {
  const stored = cellTextOf(value)
  if (text === stored) return true
  if (typeof value !== 'string' || !number.test(stored)) return false
  const [shown, decimals = ''] = scientific.exec(text) ?? []
  if (shown) return Number(shown.replace(',', '.')) === Number(Number(stored).toExponential(decimals.length))
  return text === String(Number(text)) && text === String(Number(stored))
}

/** The text `readCellText` returns for an exported value. */
export const cellTextOf = (value: Equipment[keyof Equipment]) => normalize(String(cellOf(value)))
