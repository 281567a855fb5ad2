import type { Equipment } from '@/dashboard/equipment/equipment'

/** What a spreadsheet may take for a formula, also behind blanks, and behind apostrophes that are part of the text. */
const formula = String.raw`(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])`

/** Texts that are written with an apostrophe in front, which spreadsheets read as "this is text". */
export const needsApostrophe = new RegExp(`^${formula}`)
const hasApostrophe = new RegExp(`^'${formula}`)

/** The text of a cell as the catalog keeps it: without that apostrophe, outer blanks and Windows' line ends. */
export function readCellText(cell: string): string {
  return normalize(hasApostrophe.test(cell) ? cell.slice(1) : cell)
}

const normalize = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** A value as it stands in a file. Numbers stay numbers, so that no apostrophe is put in front of them. */
export function cellOf(value: Equipment[keyof Equipment]): string | number {
  if (value === null) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  const text = JSON.stringify(value)
  return text === '{}' ? '' : text
}

/** A value as `readCellText` gives it back. */
export const cellTextOf = (value: Equipment[keyof Equipment]) => normalize(String(cellOf(value)))
