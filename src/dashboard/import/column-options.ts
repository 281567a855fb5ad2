import { fieldOf, fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import type { UnitSystem } from '@/catalog/specifications/units'
import { categories } from '@/content/equipment'
import { type ImportKey, importColumns, importLabel } from './column-mapping'
import { splitHead } from './headers'
import type { Sheet } from './sheet'
import { isSpecificationColumn, keyOf, readHeader, unitOf } from './specification-columns'
import { readUnits } from './typed-heads'

type Option = { value: ImportKey; label: string }

/** What a column can be matched to. The catalog's own columns come first, then specifications in groups. */
type ColumnOptions = {
  columns: readonly Option[]
  groups: readonly { label: string; options: Option[] }[]
}

/**
 * What each column of a file can be. All specifications are among it, those of the file's categories before the others:
 * a file need not name a category of the list. A header like that of an export says which it is, and gets no other: an
 * export may have more than a hundred of them, and each list holds hundreds of options.
 */
export function columnOptions({ headers, categories: named }: Pick<Sheet, 'headers' | 'categories'>) {
  const columns = importColumns.map(({ key, label }) => ({ value: key, label }))
  const fieldGroups = fieldsFor([...named, ...categories])
  /** Made once for all headers with one unit: a list takes 4 ms, and a file may have hundreds of unknown headers. */
  const groupsByUnit = new Map<string | null, ColumnOptions['groups']>()
  return headers.map((header): ColumnOptions => {
    const own = readHeader(header)?.column
    if (own) {
      const option = { value: own, label: optionLabel(header, own) }
      return { columns, groups: [{ label: 'Specification', options: [option] }] }
    }
    const { unit } = splitHead(header)
    const known = groupsByUnit.get(unit)
    if (known) return { columns, groups: known }
    const unitsFor = readUnits(header)
    const groups = fieldGroups.map(({ title, fields }) => ({
      label: title,
      options: fields.flatMap((field) => optionsOf(field, unitsFor(field))),
    }))
    groupsByUnit.set(unit, groups)
    return { columns, groups }
  })
}

/** What a column is matched to, as its list calls it: 'Cost', 'Width (in)'. */
export function optionLabel(header: string, key: ImportKey): string {
  const field = isSpecificationColumn(key) ? fieldOf(keyOf(key)) : undefined
  const options = field ? optionsOf(field, readUnits(header)(field)) : []
  return options.find(({ value }) => value === key)?.label ?? importLabel(key)
}

/** One option, or one for each unit where the header leaves the unit open. */
function optionsOf(field: SpecificationField, units: UnitSystem | null): Option[] {
  const column = `spec.${field.key}` as const
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const labelWith = (unit: string) => (unit ? `${field.label} (${unit})` : field.label)
  if (units || si === us) return [{ value: column, label: labelWith(units === 'us' ? us : si) }]
  return [
    { value: `${column} [${us}]`, label: labelWith(us) },
    { value: column, label: labelWith(si) },
  ]
}
