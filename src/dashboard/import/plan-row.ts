import { labelOf } from '@/catalog/columns'
import { valueChanges } from '@/catalog/diff'
import { type Equipment, type EquipmentInput, joinCategories, splitCategories } from '@/catalog/equipment'
import { createItemFinder, type MatchedBy } from '@/catalog/match-items'
import { checkSpecification, wrongKeys } from '@/catalog/specifications/check-specification'
import { fieldOf } from '@/catalog/specifications/fields'
import type { UnitSystem } from '@/catalog/specifications/units'
import { isSameValue, type Specifications, specificationsOf } from '@/catalog/specifications/values'
import { currencies } from '@/content/equipment'
import { formatExactMoney } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import { type ColumnMapping, findSavedAt } from './column-mapping'
import {
  canHaveColumn,
  cellTextOf,
  fieldOfColumn,
  isAsStored,
  isSpecification,
  readCellText,
  specificationCell,
  specificationKey,
  systemOf,
  unitOf,
} from './csv-format'
import type { FileFormat } from './file-format'
import type { ImportColumn, ImportKey } from './headers'
import { canonicalCategories, readCell, readPrice, refusalOf, specificationsProblem } from './read-cell'
import type { Table, TableRow } from './read-file'

/** What a person decided in the preview. */
export type Choices = {
  /** Replacement of each unknown category, by its name in lower case: one category or several, separated by commas. */
  categories: ReadonlyMap<string, string>
  /** Numbers of the rows that match an item but are to be added as new items. */
  addedRows: ReadonlySet<number>
  /** What happens to rows whose items were saved after the file was exported; null until it is chosen. */
  savedSince: 'leave' | 'change' | null
}

export const noChoices: Choices = { categories: new Map(), addedRows: new Set(), savedSince: null }

type Values = Partial<Record<keyof EquipmentInput, Json | null>>

export type Difference = { header: string; before: string; after: string }

/** One row of the file, compared with the catalog. */
export type RowDiff = {
  number: number
  name: string
  /** What a row without an ID shares with the one item it matches; null for every other row. */
  matchedBy: MatchedBy | null
} & (
  | {
      status: 'new'
      values: Values
      units: UnitSystem
      unknownCategories: string[]
      looksLikeAnItem: boolean
    }
  | {
      status: 'changed'
      item: Equipment
      values: Values
      differences: Difference[]
      unknownCategories: string[]
      /** The item was saved after the file was exported: cells nobody edited may be older than the item. */
      isSavedSince: boolean
    }
  | { status: 'unchanged' }
  | { status: 'invalid'; errors: string[] }
)

type Cell = { text: string; column: ImportColumn }
/** The cells that a row has: a row may be shorter than the header. */
type Cells = Map<ImportKey, Cell>

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Prepares the look-ups once. The returned function compares one row with the catalog; call it in the order of the rows. */
export function createRowDiffer(
  { headers, rows }: Pick<Table, 'headers' | 'rows'>,
  mapping: ColumnMapping,
  format: FileFormat,
  items: readonly Equipment[],
  { categories, addedRows }: Choices,
) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const findItems = createItemFinder(items)
  const units = mapping.some(isInUsUnits) ? 'us' : 'si'
  const savedAtColumn = findSavedAt(headers)
  const idColumn = mapping.findIndex((column) => column?.key === 'id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const timesUsed = new Map<string, number>()
  for (const row of rows) timesUsed.set(idOf(row), (timesUsed.get(idOf(row)) ?? 0) + 1)
  /** Items that rows without an ID match: `import_equipment` refuses two changes of one item. */
  const taken = new Set<string>()

  /** The one item that a row without an ID matches, unless another row changes it. */
  function matchOf(cells: Cells) {
    const textOf = (key: ImportKey) => cells.get(key)?.text
    const found = findItems({ name: textOf('name'), brand: textOf('brand'), model: textOf('model') })
    const [item, ...others] = found.items
    const isFree = item && others.length === 0 && !taken.has(item.id) && !timesUsed.has(item.id)
    return { looksLikeAnItem: found.items.length > 0, item: isFree ? item : undefined, by: found.by }
  }

  return function diff(row: TableRow): RowDiff {
    const cells = cellsOf(row, mapping)
    const id = idOf(row)
    const match = id === '' ? matchOf(cells) : null
    // An empty ID cell asks for a new item; without an ID cell the row may change one.
    const offered = cells.delete('id') ? undefined : match?.item
    // Also if the row is added as a new item: the next one like it must not change the item instead.
    if (offered) taken.add(offered.id)
    const isMatched = offered !== undefined && !addedRows.has(row.number)
    const item = isMatched ? offered : byId.get(id)
    const matchedBy = offered && match ? match.by : null
    const common = { number: row.number, name: cells.get('name')?.text || item?.name || '', matchedBy }

    // A price list says nothing by an empty cell. Somebody emptied the cells of a row with an ID.
    if (isMatched) for (const [key, { text }] of cells) if (text === '') cells.delete(key)
    if (!item && !cells.has('name')) cells.set('name', { text: '', column: { key: 'name', unit: null } })
    const currencyErrors = settleCurrency(cells, item, format)
    const { values, errors, unknownCategories } = readColumns(cells, item, format, categories)
    const specifications = readSpecifications(cells, item, format)
    if (specifications.changed) values.specifications = specifications.changed
    const allErrors = [
      ...shapeErrors(row, mapping),
      ...idErrors(id, item, timesUsed.get(id) ?? 0),
      ...currencyErrors,
      ...errors,
      ...specifications.errors,
    ]
    if (allErrors.length > 0) return { ...common, status: 'invalid', errors: allErrors }
    if (!item) {
      const looksLikeAnItem = match?.looksLikeAnItem ?? false
      return { ...common, status: 'new', values, units, unknownCategories, looksLikeAnItem }
    }
    const differences = describeDifferences(item, values, units)
    if (differences.length === 0) return { ...common, status: 'unchanged' }
    const isSavedSince = isLater(item.updated_at, row.cells[savedAtColumn] ?? '')
    return { ...common, status: 'changed', item, values, differences, unknownCategories, isSavedSince }
  }
}

function isInUsUnits(column: ImportColumn | null): boolean {
  const field = column && fieldOfColumn(column.key)
  return field && column.unit !== null ? systemOf(field, column.unit) === 'us' : false
}

function cellsOf({ cells }: TableRow, mapping: ColumnMapping): Cells {
  return new Map(
    mapping.flatMap((column, index) => {
      const cell = cells[index]
      return column && cell !== undefined ? [[column.key, { text: readCellText(cell), column }] as const] : []
    }),
  )
}

/** Whether the first time is later. A time without an offset does not come from an export: false. */
const isLater = (time: string, exported: string) =>
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(exported) && Date.parse(time) > Date.parse(exported)

function shapeErrors({ cells, fault }: TableRow, mapping: ColumnMapping): string[] {
  if (fault) return [fault]
  const hasSurplus = cells.slice(mapping.length).some((cell) => cell.trim() !== '')
  return hasSurplus ? ['More cells than there are headers: empty those beyond them'] : []
}

function idErrors(id: string, item: Equipment | undefined, times: number): string[] {
  if (id === '') return []
  if (!uuid.test(id)) return ['ID: Not an ID of this catalog']
  if (times > 1) return ['ID: More than one row has this ID']
  return item ? [] : ['ID: Not in the catalog (any more). Clear the ID to add the row as a new item']
}

/**
 * Sets the currency that a price names if the row states none. Returns an error if it states another one. A price that cannot
 * be read is left to `readColumns`.
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
function isUnchanged({ text, column }: Cell, value: Equipment[keyof Equipment]): boolean {
  const exportUnits: Record<string, string> = { lead_time_days: 'days', warranty_months: 'months' }
  const exportUnit = exportUnits[column.key] ?? unitOf(fieldOfColumn(column.key), 'si')
  return (column.unit === null || column.unit === exportUnit) && isAsStored(text, value)
}

/** Reads the columns of the table. For an existing item only differing values are kept. */
function readColumns(
  cells: Cells,
  item: Equipment | undefined,
  format: FileFormat,
  chosen: Choices['categories'],
) {
  const values: Values = {}
  const errors: string[] = []
  const unknownCategories: string[] = []
  const stored = new Map(splitCategories(item?.category ?? '').map((name) => [name.toLowerCase(), name]))
  function rename(name: string): string {
    const kept = stored.get(name.toLowerCase())
    if (kept) return kept
    unknownCategories.push(name)
    return chosen.get(name.toLowerCase()) ?? name
  }
  for (const [key, cell] of cells) {
    if (key === 'id' || key === 'specifications' || isSpecification(key)) continue
    if (item && isUnchanged(cell, item[key])) continue
    const reading = readCell(cell.text, cell.column, format)
    if (!reading.ok) {
      errors.push(reading.reason)
      continue
    }
    const value = key === 'category' ? canonicalCategories(String(reading.value), rename) : reading.value
    // Only the spacing of categories makes no difference: the file may correct their spelling.
    const before = key === 'category' && item ? joinCategories(splitCategories(item.category)) : item?.[key]
    if (value !== undefined && value !== before) values[key] = value
  }
  return { values, errors, unknownCategories }
}

/**
 * The item's specifications with what a row says; `changed` is null if that is no change. An empty cell removes its key. The
 * JSON of the column Specifications sets any key, but removes only keys that cannot have a column: an export writes the
 * others to columns of their own, and a column taken out of the file leaves its key as it is.
 */
function readSpecifications(
  cells: Cells,
  item: Equipment | undefined,
  format: FileFormat,
): { changed: Specifications | null; errors: string[] } {
  const stored = specificationsOf(item?.specifications)
  const json = cells.get('specifications')
  const isRead = json !== undefined && !(item && json.text === cellTextOf(item.specifications))
  const reading = isRead ? readCell(json.text, json.column, format) : null
  if (reading?.ok === false) return { changed: null, errors: [reading.reason] }
  const set = specificationsOf(reading?.value)
  const kept = Object.entries(stored).filter(([key]) => !reading || canHaveColumn(key))
  const next = new Map([...kept, ...Object.entries(set)])
  const errors: string[] = []
  for (const [key, cell] of cells) {
    if (!isSpecification(key)) continue
    const name = specificationKey(key)
    const before = stored[name]
    const isKept = isUnchanged(cell, specificationCell(name, before))
    const value = isKept ? { ok: true as const, value: before } : readCell(cell.text, cell.column, format)
    if (!value.ok) errors.push(value.reason)
    else if (value.value === undefined) next.delete(name)
    else next.set(name, value.value)
  }
  const all = Object.fromEntries(next)
  const problem = specificationsProblem(all)
  if (problem) errors.push(`${labelOf('specifications')}: ${problem}`)
  for (const key of wrongKeys(all, stored).filter((key) => !cells.has(`spec.${key}`))) {
    const field = fieldOf(key)
    const reason = field && checkSpecification(field, all[key], 'si')
    if (reason) errors.push(refusalOf(key, 'si', reason, cellTextOf(specificationCell(key, all[key]))))
  }
  const isNew = !item && (reading !== null || next.size > 0)
  return { changed: isNew || !isSameValue(all, stored) ? all : null, errors }
}

/** What differs, in words. */
function describeDifferences(item: Equipment, values: Values, units: UnitSystem): Difference[] {
  const { specifications, ...columns } = values
  const described = Object.entries(columns).map(([key, value]) => {
    const column = key as keyof typeof columns
    if (column !== 'cost')
      return { header: labelOf(column), before: cellTextOf(item[column]), after: String(value ?? '') }
    const currency = values.currency === undefined ? item.currency : values.currency
    return {
      header: labelOf(column),
      before: priceOf(item.cost, item.currency),
      after: priceOf(value, currency),
    }
  })
  if (specifications === undefined || specifications === null) return described
  const changes = valueChanges(item, { ...item, specifications }, units)
  return [
    ...described,
    ...changes.map(({ label, from, to }) => ({ header: label, before: from ?? '', after: to ?? '' })),
  ]
}

/** A price with its currency, which a price list often does not state. */
const priceOf = (cost: Json | undefined, currency: Json | undefined) =>
  typeof cost === 'number' ? formatExactMoney(cost, typeof currency === 'string' ? currency : null) : ''
