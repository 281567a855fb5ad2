import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Choices, interpret, noChoices } from './choices'
import { mapColumns } from './column-mapping'
import { detectFormat } from './file-format'
import { summarize } from './file-summary'
import { type ListedRow, previewImport } from './preview'
import { parseTable, type Table } from './read-file'

/** Test data: the ID of the item with this number. */
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Test data: an item, one of whose categories is made up. */
export const bench: Equipment = {
  ...blankEquipment,
  id: id(1),
  name: 'Cedar bench',
  category: 'Benches, Made up',
  brand: 'Nordwood',
  cost: 4200.5,
  currency: 'EUR',
  warranty_months: 0,
  lead_time_days: 30,
  updated_at: '2026-02-01T00:00:00.123456+00:00',
}

/** The table of a file with this text. */
export const tableOf = (csv: string) => parseTable(new TextEncoder().encode(csv))

/** The questions that a file leaves open, with its columns mapped by their headers. */
export function openQuestions(csv: string) {
  const summary = summarize(tableOf(csv))
  return detectFormat(summary, mapColumns(summary.headers)).open
}

/**
 * The preview of a file: columns are mapped by their headers, open questions take their preset answers.
 * @param savedByOthers ids of the items that others saved in the last days
 */
export function preview(
  table: Table,
  items: Equipment[],
  decisions: Partial<Choices> = {},
  savedByOthers: readonly string[] = [],
) {
  const choices = { ...noChoices, ...decisions }
  const catalog = { items, savedByOthers: new Set(savedByOthers) }
  return previewImport(table, { ...interpret(summarize(table), choices), ...catalog, choices }, () => {})
}

/** The preview of a file with this text. */
export const check = (
  csv: string,
  items: Equipment[],
  decisions?: Partial<Choices>,
  savedByOthers?: readonly string[],
) => preview(tableOf(csv), items, decisions, savedByOthers)

/** The only row of such a preview. */
export function only(csv: string, items: Equipment[], decisions?: Partial<Choices>): ListedRow {
  const [row, ...more] = check(csv, items, decisions).rows
  if (!row || more.length > 0) throw new Error('expected one row')
  return row
}
