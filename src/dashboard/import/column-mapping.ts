import { columns, labelOf } from '@/catalog/columns'
import { splitCategories } from '@/catalog/equipment'
import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import type { UnitName } from '@/catalog/specifications/units'
import { categories } from '@/content/equipment'
import { fieldOfColumn, isSpecification, parseExportHeader, systemOf, unitOf } from './csv-format'
import {
  type ImportColumn,
  type ImportKey,
  importColumns,
  isTime,
  normalizeHeader,
  parseHeader,
  specificationsByHeader,
  splitUnit,
  statedUnit,
} from './headers'

/** The column of the catalog that each column of a file fills, or null if it is left out. */
export type ColumnMapping = readonly (ImportColumn | null)[]

/** The header of the column with the reasons, in the file of invalid rows. */
export const errorHeader = 'Error'

const ignoredHeaders = new Set([
  normalizeHeader(errorHeader),
  ...columns.flatMap(({ key, label, isKeptByDatabase }) =>
    isKeptByDatabase ? [normalizeHeader(key), normalizeHeader(label)] : [],
  ),
])

/** Whether our own files have a column with this header that no import reads. */
export const isIgnoredHeader = (header: string) => ignoredHeaders.has(normalizeHeader(header))

const savedAtHeaders = ['updated_at', labelOf('updated_at')].map(normalizeHeader)

/** The column of an export with the time at which each item had last been saved; -1 without one. */
export const findSavedAt = (headers: readonly string[]) =>
  headers.findIndex((header) => savedAtHeaders.includes(normalizeHeader(header)))

/** What a person calls a column: 'Cost', 'Weight (lb)'. */
export function columnLabel({ key, unit }: ImportColumn): string {
  if (!isSpecification(key)) return labelOf(key)
  const field = fieldOfColumn(key)
  if (!field) return key
  return unit !== null && systemOf(field, unit) ? `${field.label} (${unit})` : field.label
}

/** Identifies a column with its unit; '' for a column that is left out. */
export const columnId = (column: ImportColumn | null | undefined) =>
  column ? [column.key, column.unit].join('\n') : ''

/**
 * Maps columns by their headers, which may also name specifications of these categories. Two headers may map to one column,
 * which `mappingProblem` reports.
 */
export function mapColumns(
  headers: readonly string[],
  fileCategories: readonly string[] = [],
): ColumnMapping {
  const specifications = specificationsByHeader(fileCategories)
  return headers.map((header) => parseHeader(header, specifications))
}

/** Maps the columns of a file, with the categories that a person chose for its unknown ones. */
export const mapFile = (
  file: { headers: readonly string[]; categories: readonly string[] },
  chosenCategories: ReadonlyMap<string, string>,
) =>
  mapColumns(file.headers, [...file.categories, ...[...chosenCategories.values()].flatMap(splitCategories)])

/** Replaces the automatic mapping `before` by `after`. Columns that a person mapped stay, and no key is used twice. */
export function remapUntouched(
  mapping: ColumnMapping,
  before: ColumnMapping,
  after: ColumnMapping,
): ColumnMapping {
  const isRemapped = mapping.map(
    (column, index) =>
      columnId(column) === columnId(before[index]) && columnId(column) !== columnId(after[index]),
  )
  const used = new Set(mapping.map((column, index) => !isRemapped[index] && column?.key))
  return mapping.map((column, index) => {
    const found = after[index] ?? null
    if (!isRemapped[index] || (found && used.has(found.key))) return column
    if (found) used.add(found.key)
    return found
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

/** Units that price lists often replace by hours, years, watts or horsepower. */
const doubtfulUnits: readonly UnitName[] = ['s', 'min', 'days', 'months', 'kw', 'kwh']

/** Whether a header leaves open in which unit such a column is: 'Lead time', 'Battery life'. */
export function leavesUnitOpen(header: string, { key }: ImportColumn): boolean {
  const field = fieldOfColumn(key)
  const isDoubtful = isTime(key) || (field !== undefined && doubtfulUnits.includes(field.unit))
  return isDoubtful && !parseExportHeader(header) && statedUnit(header, key) === null
}

/** One choice for a column of a file. */
export type ColumnOption = { column: ImportColumn; label: string }

/** What a column of a file can be mapped to: columns of the table, then specifications in groups. */
export type ColumnOptions = { columns: ColumnOption[]; groups: { label: string; options: ColumnOption[] }[] }

const optionOf = (column: ImportColumn): ColumnOption => ({ column, label: columnLabel(column) })

/**
 * The choices for each header. Every specification is among them, those of the file's categories first. The header of an
 * export has no other specification than its own: an export may have a hundred of them, and each list hundreds of options.
 */
export function columnOptions(file: {
  headers: readonly string[]
  categories: readonly string[]
}): ColumnOptions[] {
  const groups = fieldsFor([...file.categories, ...categories])
  /** One list for all headers with the same unit: making one takes 4 ms, and a file may have hundreds of headers. */
  const groupsByUnit = new Map<string | null, ColumnOptions['groups']>()
  return file.headers.map((header) => {
    const tableColumns = importColumns.map(({ key }) => optionOf({ key, unit: statedUnit(header, key) }))
    const exported = parseExportHeader(header)
    if (exported) {
      return { columns: tableColumns, groups: [{ label: 'Specification', options: [optionOf(exported)] }] }
    }
    const { unit } = splitUnit(header)
    const known = groupsByUnit.get(unit)
    if (known) return { columns: tableColumns, groups: known }
    const made = groups.map(({ title, fields }) => ({
      label: title,
      options: fields.flatMap((field) => optionsOf(field, header)),
    }))
    groupsByUnit.set(unit, made)
    return { columns: tableColumns, groups: made }
  })
}

/** One option, or one for each unit if the header leaves the unit open. */
function optionsOf(field: SpecificationField, header: string): ColumnOption[] {
  const key: ImportKey = `spec.${field.key}`
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const stated = statedUnit(header, key)
  const units = stated !== null || si === us ? [stated ?? si] : [us, si]
  return units.map((unit) => optionOf({ key, unit }))
}
