import { labelOf } from '@/catalog/columns'
import { fieldOf, type SpecificationField } from '@/catalog/specifications/fields'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { fieldOfColumn, isSpecification, specificationKey, systemOf } from '@/dashboard/shared/csv-format'
import {
  allSpecificationsByHeader,
  type ImportColumn,
  isPriceUnit,
  normalizeHeader,
  parseHeader,
  specificationsByHeader,
  splitUnit,
} from './headers'

/** The column of the catalog that each column of a file fills, or null if it is left out. */
export type ColumnMapping = readonly (ImportColumn | null)[]

/** What a person calls a column: 'Cost', 'Weight (lb)'. */
export function columnLabel({ key, unit }: ImportColumn): string {
  if (!isSpecification(key)) return labelOf(key)
  const field = fieldOfColumn(key)
  if (!field) return labelOfKey(specificationKey(key))
  return unit !== null && systemOf(field, unit) ? `${field.label} (${unit})` : field.label
}

/**
 * Maps columns by their headers, which may also name specifications of these categories. Two headers may map to one column,
 * which `mappingProblem` reports. A header that may name several columns takes the first one that no other has.
 */
export function mapColumns(
  headers: readonly string[],
  fileCategories: readonly string[] = [],
): ColumnMapping {
  const specifications = specificationsByHeader(fileCategories)
  const named = headers.map((header) => parseHeader(header, specifications))
  const used = new Set(
    named.flatMap(([column, ...others]) => (column && others.length === 0 ? column.key : [])),
  )
  const hasDescription = named.some((columns) => isVague(columns, 'name', 'notes'))
  const found = named.map(([first = null]) => first)
  // Numbers of suppliers choose before an 'Item', which may be one too, and descriptions choose last.
  const order = ['spec.item_no', 'model', 'notes', undefined]
  const vague = named.flatMap((columns, index) => (columns.length > 1 ? { columns, index } : []))
  for (const { columns, index } of vague.toSorted(
    (a, b) => order.indexOf(a.columns.at(-1)?.key) - order.indexOf(b.columns.at(-1)?.key),
  )) {
    const choices = hasDescription && isVague(columns, 'name', 'model') ? columns.toReversed() : columns
    const free = choices.find((column) => column && !used.has(column.key)) ?? null
    if (free) used.add(free.key)
    found[index] = free
  }
  return found
}

/** Whether a header may name these two columns. */
const isVague = (columns: readonly (ImportColumn | null)[], first: string, second: string) =>
  columns[0]?.key === first && columns[1]?.key === second

/** A column that says what prices are of, unless it says the unit of the measure in the column before it. */
export type PriceUnitColumn = { index: number; measure: SpecificationField | undefined }

/** The columns that say what the prices of a file are of, whatever is left out: not those matched to anything but Notes. */
export function findPriceUnits(headers: readonly string[], mapping: ColumnMapping): PriceUnitColumn[] {
  const measureIn = (index: number) => {
    const { words, unit } = splitUnit(headers[index] ?? '')
    if (unit !== null) return undefined
    const key = mapping[index]?.key ?? ''
    const measured = key === 'space_requirements' ? fieldOf('width_mm') : fieldOfColumn(key)
    return measured ?? allSpecificationsByHeader.get(normalizeHeader(words))
  }
  return headers.flatMap((header, index) => {
    const isOther = !['notes', undefined].includes(mapping[index]?.key)
    return isOther || !isPriceUnit(header) ? [] : { index, measure: measureIn(index - 1) }
  })
}

/** Says why a mapping cannot be used; null if it can. */
export function mappingProblem(mapping: ColumnMapping): string | null {
  const used = mapping.flatMap((column) => column ?? [])
  const keys = used.map(({ key }) => key)
  const twice = used.find(({ key }, index) => keys.indexOf(key) !== index)
  if (twice) {
    return `Two columns are matched to ${fieldOfColumn(twice.key)?.label ?? columnLabel(twice)}. Choose one of them.`
  }
  if (!keys.includes('name') && !keys.includes('id')) {
    return 'Match a column to Name, to add items, or to ID, to change them.'
  }
  if (keys.length === 1 && keys[0] === 'id') return 'Match one more column: an ID alone changes nothing.'
  return null
}
