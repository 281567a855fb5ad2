import { labelOf } from '@/catalog/columns'
import { categoriesOf, type Equipment, joinCategories, splitCategories } from '@/catalog/equipment'
import { checkSpecification, wrongKeys } from '@/catalog/specifications/check-specification'
import { fieldOf } from '@/catalog/specifications/fields'
import { isSameValue, type Specifications, specificationsOf } from '@/catalog/specifications/values'
import { currencies, knownCategory } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import type { Choices } from './choices'
import type { ColumnMapping } from './column-mapping'
import {
  canHaveColumn,
  cellTextOf,
  fieldOfColumn,
  isAsStored,
  isSpecification,
  readCellText,
  specificationCell,
  specificationKey,
  unitOf,
} from './csv-format'
import type { FileFormat } from './file-format'
import type { ImportColumn, ImportKey } from './headers'
import { readCell, readPrice, refusalOf, specificationsProblem } from './read-cell'

/** Values by the column of the table. */
export type Values = { [column: string]: Json }

type Cell = { text: string; column: ImportColumn }
/** The cells of a row by their column. A row may be shorter than the header. */
export type Cells = Map<ImportKey, Cell>

/** The cells of a row, by the columns they are mapped to. */
export function cellsOf(cells: readonly string[], mapping: ColumnMapping): Cells {
  return new Map(
    mapping.flatMap((column, index) => {
      const cell = cells[index]
      return column && cell !== undefined ? [[column.key, { text: readCellText(cell), column }] as const] : []
    }),
  )
}

/**
 * Reads the cells of a row. `values` are those that differ from the item's, or all values of a new item; `errors` says which
 * cells cannot be read, and why.
 */
export function readRow(
  cells: Cells,
  item: Equipment | undefined,
  format: FileFormat,
  chosen: Choices['categories'],
) {
  const stored = specificationsOf(item?.specifications)
  const values: Values = {}
  const errors = settleCurrency(cells, item, format)
  let unknownCategories: string[] = []
  let json: Json | undefined
  const specifications = new Map<string, Json | undefined>()
  for (const [key, cell] of cells) {
    if (isUnchanged(cell, item, format)) {
      if (isSpecification(key)) specifications.set(specificationKey(key), stored[specificationKey(key)])
      continue
    }
    const reading = readCell(cell.text, cell.column, format)
    if (!reading.ok) errors.push(reading.reason)
    else if (isSpecification(key)) specifications.set(specificationKey(key), reading.value)
    else if (key === 'specifications') json = reading.value
    else if (key === 'category') {
      const named = chooseCategories(String(reading.value), item, chosen)
      unknownCategories = named.unknown
      // Only the spacing of categories makes no difference: the file may correct their spelling.
      const before = item && joinCategories(splitCategories(item.category))
      if (named.category !== before) values.category = named.category
    } else if (key !== 'id' && reading.value !== undefined && reading.value !== item?.[key]) {
      values[key] = reading.value
    }
  }
  const all = mergeSpecifications(stored, json, specifications)
  const isNew = !item && (json !== undefined || Object.keys(all).length > 0)
  if (isNew || !isSameValue(all, stored)) values.specifications = all
  errors.push(...specificationErrors(all, stored, cells))
  return { values, errors, unknownCategories }
}

/**
 * Sets the currency that a price names if the row states none. Returns an error if it states another one. A price that cannot
 * be read is left to `readRow`.
 */
function settleCurrency(cells: Cells, item: Equipment | undefined, format: FileFormat): string[] {
  const cost = cells.get('cost')
  const price = cost && readPrice(cost.text, cost.column.unit, format)
  if (!price?.ok) return []
  const stated = cells.get('currency')?.text
  const assumed = (stated === undefined && item?.currency) || currencies[0]
  const given = stated?.toUpperCase() || assumed
  const named: readonly string[] = price.value.currencies
  const [first = given] = named
  if (named.includes(given)) return []
  if (!stated) cells.set('currency', { text: first, column: { key: 'currency', unit: null } })
  const isKnown = currencies.some((currency) => currency === given)
  return stated && isKnown
    ? [`${labelOf('cost')}: This price is in ${first}, but the Currency column says ${given}`]
    : []
}

/**
 * Whether a cell holds the stored value as an export writes it. Such a cell is not read: the value may be older than a rule.
 * In another unit the same text is another value.
 */
function isUnchanged(
  { text, column: { key, unit } }: Cell,
  item: Equipment | undefined,
  { isDayFirst }: FileFormat,
): boolean {
  const exportUnits: Record<string, string> = { lead_time_days: 'days', warranty_months: 'months' }
  if (unit !== null && unit !== (exportUnits[key] ?? unitOf(fieldOfColumn(key), 'si'))) return false
  if (!isSpecification(key)) return item !== undefined && isAsStored(text, item[key], isDayFirst)
  const name = specificationKey(key)
  return isAsStored(text, specificationCell(name, specificationsOf(item?.specifications)[name]), isDayFirst)
}

/** Replaces the unknown categories of a cell by the chosen ones, and returns both. The item's own categories are known. */
function chooseCategories(category: string, item: Equipment | undefined, chosen: Choices['categories']) {
  const stored = new Map(splitCategories(item?.category ?? '').map((name) => [name.toLowerCase(), name]))
  const unknown: string[] = []
  const names = categoriesOf({ category }).flatMap((name) => {
    if (knownCategory(name)) return name
    const kept = stored.get(name.toLowerCase())
    if (!kept) unknown.push(name)
    return splitCategories(kept ?? chosen.get(name.toLowerCase()) ?? name)
  })
  return { category: joinCategories([...new Set(names)]), unknown }
}

/**
 * The item's specifications with what a row says. An empty cell removes its key. The JSON of the column Specifications sets any
 * key, but removes only keys that cannot have a column: an export writes the others to columns of their own, and a column
 * taken out of the file leaves its key as it is.
 */
function mergeSpecifications(
  stored: Specifications,
  json: Json | undefined,
  cells: ReadonlyMap<string, Json | undefined>,
): Specifications {
  const kept = Object.entries(stored).filter(([key]) => json === undefined || canHaveColumn(key))
  const all = new Map([...kept, ...Object.entries(specificationsOf(json))])
  for (const [key, value] of cells) {
    if (value === undefined) all.delete(key)
    else all.set(key, value)
  }
  return Object.fromEntries(all)
}

/** Says why the database would refuse these specifications, or a field the value that came without a cell of its own. */
function specificationErrors(all: Specifications, stored: Specifications, cells: Cells): string[] {
  const problem = specificationsProblem(all)
  const wrong = wrongKeys(all, stored).filter((key) => !cells.has(`spec.${key}`))
  return [
    ...(problem ? [`${labelOf('specifications')}: ${problem}`] : []),
    ...wrong.flatMap((key) => {
      const field = fieldOf(key)
      const reason = field && checkSpecification(field, all[key], 'si')
      return reason ? refusalOf(key, 'si', reason, cellTextOf(specificationCell(key, all[key]))) : []
    }),
  ]
}
