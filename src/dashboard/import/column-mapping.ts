import { type Column, columns, labelOf } from '@/catalog/columns'
import type { EquipmentInput } from '@/catalog/equipment'
import { fieldOf } from '@/catalog/specifications/fields'
import { converterOf, plainHead, splitHead } from './headers'
import { isSpecificationColumn, keyOf, readHeader, type SpecificationColumn } from './specification-columns'
import { leavesMeasureOpen, readerOfMeasure, readTypedHead, typedFields } from './typed-heads'

/** The columns an import may write. */
export type WritableKey = keyof EquipmentInput
/** The columns an import reads: an id says which item a row changes, `spec.power_kw` holds one specification. */
export type ImportKey = WritableKey | 'id' | SpecificationColumn

type ImportColumn = Column<WritableKey | 'id'>

const isImported = (column: Column): column is ImportColumn => !column.isKeptByDatabase

/** The columns an import reads, beside those of single specifications. The other columns of an export are ignored. */
export const importColumns = columns.filter(isImported)

/** The column a name stands for, or null. */
export const importKeyOf = (name: string): ImportKey | null =>
  isSpecificationColumn(name)
    ? readHeader(name) && name
    : (importColumns.find(({ key }) => key === name)?.key ?? null)

/** What a person calls a column: 'Cost', 'Weight'. */
export const importLabel = (key: ImportKey): string =>
  isSpecificationColumn(key) ? (fieldOf(keyOf(key))?.label ?? key) : labelOf(key)

/** A column without the unit of its cells: two columns of a file cannot be one in different units. */
export const withoutUnit = (key: ImportKey): ImportKey =>
  isSpecificationColumn(key) ? `spec.${keyOf(key)}` : key

/** Header of the column with the reasons in the file of invalid rows. */
export const errorHeader = 'Error'

/** Headers of other people's files that name a column of ours. */
const aliases: Readonly<Record<string, ImportKey>> = {
  article: 'name',
  articleno: 'model',
  articlenumber: 'model',
  comment: 'notes',
  comments: 'notes',
  deliverytime: 'lead_time_days',
  image: 'image_url',
  item: 'name',
  itemname: 'name',
  itemno: 'model',
  itemnumber: 'model',
  leadtime: 'lead_time_days',
  listprice: 'cost',
  make: 'brand',
  manufacturer: 'brand',
  modelno: 'model',
  modelnumber: 'model',
  notes: 'notes',
  partno: 'model',
  partnumber: 'model',
  power: 'power_requirements',
  price: 'cost',
  product: 'name',
  productname: 'name',
  remark: 'notes',
  remarks: 'notes',
  sku: 'model',
  unitprice: 'cost',
  vendor: 'supplier',
  warranty: 'warranty_months',
}

const keyByHeader = new Map<string, ImportKey>([
  ...Object.entries(aliases),
  ...importColumns.flatMap(({ key, label }) => [
    [plainHead(key), key] as const,
    [plainHead(label), key] as const,
  ]),
])

const ownHeaders = new Set([
  plainHead(errorHeader),
  ...columns
    .filter((column) => !isImported(column))
    .flatMap(({ key, label }) => [plainHead(key), plainHead(label)]),
])

/** Whether a head names a column of days or months without saying so: other people's lists count in weeks or years. */
export function leavesUnitOpen(header: string, key: ImportKey | null): boolean {
  if (key && isSpecificationColumn(key)) return leavesMeasureOpen(header, key)
  const alias = aliases[plainHead(header)]
  return alias === 'lead_time_days' || alias === 'warranty_months'
}

/** Maps each column of a file to a column of the catalog, or to null where it is left out. */
export type Matching = readonly (ImportKey | null)[]

/**
 * Matches columns by header; a header may also name a specification of `categories`. Two headers may match one column,
 * which `matchingProblem` reports.
 */
export function matchColumns(headers: readonly string[], categories: readonly string[] = []): Matching {
  const fields = typedFields(categories)
  return headers.map(
    (header) =>
      readHeader(header)?.column ??
      keyByHeader.get(plainHead(header)) ??
      readTypedHead(header, fields) ??
      keyWithUnit(header),
  )
}

/** The column of a head that names a unit the column can be read in. */
function keyWithUnit(header: string): ImportKey | null {
  const { words, unit } = splitHead(header)
  const key = keyByHeader.get(plainHead(words))
  return key && unit && converterOf(key, unit) ? key : null
}

/**
 * A file as its cells are read: a unit that a person chose stands in the header, as in an export, but not in place of one
 * that the field does not take. 'Height (ft)' is neither inches nor millimeters.
 */
export function withUnitsInHeaders<T extends { headers: string[] }>(
  table: T,
  matching: Matching,
): [T, Matching] {
  const headers = table.headers.map((header, column) => {
    const key = matching[column]
    if (!key || !isSpecificationColumn(key) || key === withoutUnit(key)) return header
    return readerOfMeasure(header, fieldOf(keyOf(key))) ? header : key
  })
  return [{ ...table, headers }, matching.map((key) => key && withoutUnit(key))]
}

const savedAtHeaders = [plainHead('updated_at'), plainHead(labelOf('updated_at'))]

/** The column with the time at which each item of an export had been saved last; -1 where there is none. */
export const findSavedAt = (headers: readonly string[]) =>
  headers.findIndex((header) => savedAtHeaders.includes(plainHead(header)))

/** Whether a header belongs to an exported column whose values imports do not take, or to the reasons of invalid rows. */
export const isOwnHeader = (header: string) => ownHeaders.has(plainHead(header))

/** Returns why a matching cannot be used, or null. */
export function matchingProblem(matching: Matching): string | null {
  const used = matching.flatMap((key) => (key ? [withoutUnit(key)] : []))
  const twice = used.find((key, index) => used.indexOf(key) !== index)
  if (twice) return `Two columns are matched to ${importLabel(twice)}. Choose one of them.`
  if (!used.includes('name') && !used.includes('id')) {
    return 'Match a column to Name, to add items, or to ID, to change them.'
  }
  if (used.length === 1 && used[0] === 'id') return 'Match one more column: an ID alone changes nothing.'
  return null
}
