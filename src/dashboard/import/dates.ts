import { fieldOf } from '@/catalog/specifications/fields'
import type { Matching } from './column-mapping'
import type { Table } from './read-file'
import { isSpecificationColumn, keyOf } from './specification-columns'

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** 3/1/2027, as an American spreadsheet writes 2027-03-01; any other text as it is. */
export const isoDateOf = (text: string) =>
  text.replace(
    slashed,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/** Whether a date of the file can only have the day first: beside 31/12/2027 nobody can tell what 3/1/2027 is. */
export function hasDayFirst({ rows }: Pick<Table, 'rows'>, matching: Matching): boolean {
  const columns = matching.flatMap((key, column) =>
    key && isSpecificationColumn(key) && fieldOf(keyOf(key))?.type === 'date' ? [column] : [],
  )
  const firstOf = (cell = '') => Number(slashed.exec(cell.trim())?.[1] ?? 0)
  return rows.some(({ cells }) => columns.some((column) => firstOf(cells[column]) > 12))
}
