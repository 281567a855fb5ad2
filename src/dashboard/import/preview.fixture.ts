import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Choices, noChoices } from './choices'
import { matchColumns } from './column-mapping'
import { type ListedRow, previewImport } from './preview'
import { readTable } from './read-file'

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

/** Test set-up: the preview of a file with this text, its columns matched by their headers. */
export function check(csv: string, items: Equipment[], choices: Partial<Choices> = {}) {
  const table = readTable(new TextEncoder().encode(csv))
  return previewImport(table, matchColumns(table.headers), items, { ...noChoices, ...choices }, () => {})
}

/** The only row of such a preview. */
export function only(csv: string, items: Equipment[]): ListedRow {
  const [row, ...more] = check(csv, items).rows
  if (!row || more.length > 0) throw new Error('expected one row')
  return row
}
