import { labelOf } from '@/catalog/columns'
import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import { fieldOfColumn, isSpecification, parseExportHeader, systemOf, unitOf } from './csv-format'
import {
  type ImportColumn,
  type ImportKey,
  importColumns,
  parseHeader,
  specificationsByHeader,
  splitUnit,
  statedUnit,
} from './headers'

/** The column of the catalog that each column of a file fills, or null if it is left out. */
export type ColumnMapping = readonly (ImportColumn | null)[]

/** What a person calls a column: 'Cost', 'Weight (lb)'. */
export function columnLabel({ key, unit }: ImportColumn): string {
  if (!isSpecification(key)) return labelOf(key)
  const field = fieldOfColumn(key)
  if (!field) return key
  return unit !== null && systemOf(field, unit) ? `${field.label} (${unit})` : field.label
}

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

/** The value of a column in a select; '' for a column that is left out. */
export const columnId = (column: ImportColumn | null | undefined) =>
  column ? [column.key, column.unit].join('\n') : ''

type Option = { value: string; label: string }
type OptionGroup = { label: string; options: Option[] }

/**
 * What each header can be mapped to, as options of its select: nothing, a column of the table, or a specification; and the
 * column of an option. Every specification is among them, those of the file's categories first. The header of an export has no
 * other specification than its own: an export may have a hundred of them, and each list hundreds of options.
 */
export function columnChoices(file: { headers: readonly string[]; categories: readonly string[] }): {
  options: (Option | OptionGroup)[][]
  columnOf: (id: string) => ImportColumn | null
} {
  const columnsById = new Map<string, ImportColumn>()
  function toOption(column: ImportColumn): Option {
    columnsById.set(columnId(column), column)
    return { value: columnId(column), label: columnLabel(column) }
  }
  const groups = fieldsFor([...file.categories, ...categories])
  /** One list for all headers with the same unit: making one takes 4 ms, and a file may have hundreds of headers. */
  const specificationsByUnit = new Map<string | null, OptionGroup[]>()
  function specifications(header: string): OptionGroup[] {
    const exported = parseExportHeader(header)
    if (exported) return [{ label: 'Specification', options: [toOption(exported)] }]
    const { unit } = splitUnit(header)
    const made =
      specificationsByUnit.get(unit) ??
      groups.map(({ title, fields }) => ({
        label: title,
        options: fields.flatMap((field) => columnsFor(field, header).map(toOption)),
      }))
    specificationsByUnit.set(unit, made)
    return made
  }
  const options = file.headers.map((header) => [
    { value: columnId(null), label: 'Left out' },
    ...importColumns.map(({ key }) => toOption({ key, unit: statedUnit(header, key) })),
    ...specifications(header),
  ])
  return { options, columnOf: (id) => columnsById.get(id) ?? null }
}

/** A field as a column in the stated unit, or in each of its units if the header leaves that open. */
function columnsFor(field: SpecificationField, header: string): ImportColumn[] {
  const key: ImportKey = `spec.${field.key}`
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const stated = statedUnit(header, key)
  const units = stated !== null || si === us ? [stated ?? si] : [us, si]
  return units.map((unit) => ({ key, unit }))
}
