import type { EquipmentInput } from '@/dashboard/equipment/equipment'
import { type Column, columns, labelOf } from '@/dashboard/equipment/equipment-columns'

/** The columns an import may write. */
export type WritableKey = keyof EquipmentInput
/** The columns an import reads: an id says which item a row changes. */
export type ImportKey = WritableKey | 'id'

/** Every column of an export. */
export const exportColumns = columns

const isImported = (column: Column): column is Column<ImportKey> => !column.isKeptByDatabase

/** The columns an import reads; the others are ignored when an export comes back. */
export const importColumns = columns.filter(isImported)

/** The header of the column that says, in the file of refused rows, why a row was refused. */
export const errorHeader = 'Error'

/** Other words for a column, as other people's files use them. */
const aliases: Readonly<Record<string, ImportKey>> = {
  image: 'image_url',
  leadtime: 'lead_time_days',
  make: 'brand',
  manufacturer: 'brand',
  power: 'power_requirements',
  price: 'cost',
  vendor: 'supplier',
  warranty: 'warranty_months',
}

/** A header without case, blanks and signs: 'Lead Time (days)' and 'lead_time_days' are one. */
const plain = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const keyByHeader = new Map<string, ImportKey>([
  ...Object.entries(aliases),
  ...importColumns.flatMap(({ key, label }) => [[plain(key), key] as const, [plain(label), key] as const]),
])

const ownHeaders = new Set([
  plain(errorHeader),
  ...columns.filter((column) => !isImported(column)).flatMap(({ key, label }) => [plain(key), plain(label)]),
])

/** For every column of a file the column of the catalog it fills, or null for none. */
export type Matching = readonly (ImportKey | null)[]

/** Matches by header. Two headers may claim one column; `matchingProblem` then says so. */
export function matchColumns(headers: readonly string[]): Matching {
  return headers.map((header) => keyByHeader.get(plain(header)) ?? null)
}

/** Whether a header is one an export or a file of refused rows adds, which nobody expects to be imported. */
export const isOwnHeader = (header: string) => ownHeaders.has(plain(header))

/** Why a matching cannot be used, or null. */
export function matchingProblem(matching: Matching): string | null {
  const used = matching.filter((key) => key !== null)
  const twice = used.find((key, index) => used.indexOf(key) !== index)
  if (twice) return `Two columns are matched to ${labelOf(twice)}. Choose one of them.`
  if (!used.includes('name') && !used.includes('id')) {
    return 'Match a column to Name, to add items, or to ID, to change them.'
  }
  if (used.length === 1 && used[0] === 'id') return 'Match one more column: an ID alone changes nothing.'
  return null
}
