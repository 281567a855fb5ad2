import { fieldOf } from '@/catalog/specifications/fields'
import type { ImportKey, Matching } from './column-mapping'
import type { Table } from './read-file'
import { isSpecificationColumn, keyOf } from './specification-columns'

// In a file with decimal commas 1.250 and 1,250 may be 1250 or 1.25: neither is read, as a price neither.

/** Why a specification is refused that may be either number. */
export const eitherNumberHint = 'Write 1250 or 1.25'

/** One group of three digits behind the only separator, with or without a unit. */
const eitherNumber = /^[-−]?[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/

/** Whether a text is one number with a decimal point and another with a decimal comma: 1.250, but not 0.125. */
export const mayBeEitherNumber = (text: string) => eitherNumber.test(text)

/** The same of a price, whose sign or code may stand before it: €1,250. */
export const mayBeEitherPrice = (text: string) => mayBeEitherNumber(text.replace(/^\D+/, ''))

/** Whether a file's delimiter or one of its numbers says that it has decimal commas. */
export function hasDecimalCommas(
  { rows, delimiter }: Pick<Table, 'rows' | 'delimiter'>,
  matching: Matching,
): boolean {
  // Spreadsheets separate cells by semicolons where the comma begins decimals.
  if (delimiter === ';') return true
  const columns = matching.flatMap((key, column) => (key && holdsNumbers(key) ? [column] : []))
  return rows.some(({ cells }) => columns.some((column) => isDecimalComma(cells[column] ?? '')))
}

function holdsNumbers(key: ImportKey): boolean {
  if (!isSpecificationColumn(key)) return key === 'cost'
  const type = fieldOf(keyOf(key))?.type
  return type === 'number' || type === 'integer'
}

/** 0,75, 1.250,00 and 0,125 €, but not 1,250. */
const isDecimalComma = (cell: string) =>
  /^[^,]*\d,\d+[^\d.,]*$/.test(cell) && !/(^|[^\d.])[1-9]\d{0,2},\d{3}\D*$/.test(cell)
