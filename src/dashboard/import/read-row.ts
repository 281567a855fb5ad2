import { labelOf } from '@/catalog/columns'
import { categoriesOf, type Equipment, joinCategories, splitCategories } from '@/catalog/equipment'
import { noteWords } from '@/catalog/lead-time'
import { priceDateKey } from '@/catalog/price-date'
import { limits } from '@/catalog/schema'
import { wrongKeys } from '@/catalog/specifications/check-specification'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { isSameValue, type Specifications, specificationsOf } from '@/catalog/specifications/values'
import { knownCategory } from '@/content/equipment'
import {
  canHaveColumn,
  cellTextOf,
  fieldOfColumn,
  isSpecification,
  readCellText,
  specificationCell,
  specificationKey,
  systemOf,
  unitOf,
} from '@/dashboard/shared/csv-format'
import { isDay } from '@/lib/parse'
import type { Json } from '@/lib/supabase/database.types'
import { isolated } from '@/lib/text'
import { type Choices, priceDateColumn } from './choices'
import type { ColumnMapping, PriceUnitColumn } from './column-mapping'
import { namedCurrency, withPriceUnit } from './currency-words'
import type { FileFormat } from './file-format'
import { isTime } from './header-words'
import type { ImportColumn, ImportKey } from './headers'
import {
  type Cell,
  formatOf,
  isWorthKeeping,
  type More,
  moreOf,
  readCell,
  refusesRow,
  specificationsProblem,
  withUnit,
} from './read-cell'
import type { TableRow } from './read-file'
import { isAsStored, spreadsheetRemark } from './spreadsheet-text'

/** Values by the column of the table. */
export type Values = { [column: string]: Json }

/** The cells of a row by their column. A row may be shorter than the header. */
export type Cells = Map<ImportKey, Cell>

/**
 * The cells of a row, by the columns they are mapped to.
 * @param priceUnits the columns that say what the price is of
 */
export function cellsOf(
  { cells, numberCells }: TableRow,
  mapping: ColumnMapping,
  priceUnits: readonly PriceUnitColumn[] = [],
): Cells {
  const isOfPrice = (text: string, { measure }: PriceUnitColumn) =>
    text !== '' && isWorthKeeping(text) && !(measure && systemOf(measure, text))
  const columnOf = (column: ImportColumn) =>
    priceUnits.reduce(({ key, unit }, priceUnit) => {
      const text = readCellText(cells[priceUnit.index] ?? '')
      return { key, unit: isOfPrice(text, priceUnit) ? withPriceUnit(unit, text) : unit }
    }, column)
  return new Map(
    mapping.flatMap((named, index) => {
      const cell = cells[index]
      if (!named || cell === undefined) return []
      const column = named.key === 'cost' ? columnOf(named) : named
      const text = readCellText(cell)
      // A price may name its currency only where the column Currency says nothing.
      const isCurrency = column.key === 'currency'
      const isBlank = isCurrency && !isWorthKeeping(text)
      const isNumber = numberCells?.has(index) ?? false
      return [
        [column.key, { text: isBlank ? '' : isCurrency ? codeOf(text) : text, column, isNumber }] as const,
      ]
    }),
  )
}

/** The code of the currency that a cell names: EUR for € and 'Euro'. Any other text as it is. */
function codeOf(text: string): string {
  const { ours, isOther } = namedCurrency(text)
  return (!isOther && ours.length === 1 && ours[0]) || text
}

/**
 * Reads the cells of a row. `values` are those that differ from the item's, or all values of a new item; `errors` says why the
 * row is refused. A cell that cannot be read leaves its field as it is: its words go to Notes, and `remarks` says so.
 */
export function readRow(
  cells: Cells,
  item: Equipment | undefined,
  format: FileFormat,
  chosen: Choices['categories'],
) {
  const stored = specificationsOf(item?.specifications)
  const values: Values = {}
  const errors: string[] = []
  const remarks: string[] = []
  const unread: Unread[] = []
  let unknownCategories: string[] = []
  let json: Json | undefined
  const specifications = new Map<string, Json | undefined>()
  for (const [key, cell] of cells) {
    const { text } = cell
    if (isUnchanged(cell, item, format)) {
      if (isSpecification(key)) specifications.set(specificationKey(key), stored[specificationKey(key)])
      continue
    }
    const cellFormat = formatOf(cell, format)
    const reading = readCell(text, cell.column, cellFormat)
    if (!reading.ok) {
      // Without a price in the row, nothing is of the currency.
      const isRefused = key === 'currency' ? hasPrice(cells, item) : refusesRow(text, key, cellFormat)
      if (isRefused) errors.push(reading.reason)
      else unread.push({ label: spokenLabel(key), text: withUnit(cell) })
      if (isSpecification(key)) specifications.set(specificationKey(key), stored[specificationKey(key)])
      continue
    }
    const more = moreOf(cell, cellFormat)
    if (more) unread.push({ label: spokenLabel(key), ...more })
    // A specification that no field describes may be a day.
    const isDayItself = isSpecification(key) && isDay(text)
    const remark = holdsText(key) && !isDayItself ? spreadsheetRemark(text) : null
    if (remark) remarks.push(`${spokenLabel(key)}: "${text}" ${remark}`)
    if (isSpecification(key)) specifications.set(specificationKey(key), reading.value)
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
  const date = cells.get(priceDateColumn)
  const isDated =
    priceDateKey in specificationsOf(json) ||
    (date && date.text !== '' && readCell(date.text, date.column, formatOf(date, format)).ok)
  // The stored date belongs to the old price.
  if (item && 'cost' in values && !isDated) specifications.set(priceDateKey, undefined)
  const merged = mergeSpecifications(stored, json, specifications)
  const { all, left, problem } = storableSpecifications(merged, stored)
  const isNew = !item && (json !== undefined || Object.keys(all).length > 0)
  if (isNew || !isSameValue(all, stored)) values.specifications = all
  if (problem) remarks.push(`${labelOf('specifications')}: ${problem}. Left out`)
  const kept = keepWords([...unread, ...left], values, item)
  return { values, errors, remarks: [...remarks, ...kept], unknownCategories }
}

/** A cell that could not be read, or only in part. */
type Unread = { label: string; text: string } & Partial<More>

/** Adds the words of cells to the values of Notes, and says of each cell what became of it. */
function keepWords(cells: readonly Unread[], values: Values, item: Equipment | undefined): string[] {
  const notesLabel = labelOf('notes')
  const worth = cells.filter(({ label, text }) => label !== notesLabel && isWorthKeeping(text))
  const before = 'notes' in values ? String(values.notes ?? '') : (item?.notes ?? '')
  const notes = worth.reduce(
    (all, { label, text }) => noteWords(all, label, text.replace(/\s+/g, ' ')) ?? '',
    before,
  )
  const fits = [...notes].length <= limits.notes
  if (fits && worth.length > 0 && notes !== item?.notes) values.notes = notes
  return cells.map((cell) => {
    const fate = fits && worth.includes(cell) ? `went to ${notesLabel}` : 'was left out'
    const found = `${cell.label}: "${isolated(cell.text.slice(0, maxFound))}"`
    return cell.readAs ? `${found} is read as ${cell.readAs}, and ${fate}` : `${found} ${fate}`
  })
}

/** Longest text of a cell in a remark, in characters. */
const maxFound = 60

/** What a column is called where its words stand in Notes. */
function spokenLabel(key: ImportKey): string {
  if (isSpecification(key)) return labelOfKey(specificationKey(key))
  const spoken: Partial<Record<ImportKey, string>> = {
    cost: 'Price',
    lead_time_days: 'Lead time',
    warranty_months: 'Warranty',
  }
  return spoken[key] ?? labelOf(key)
}

const hasPrice = (cells: Cells, item: Equipment | undefined) =>
  /\d/.test(cells.get('cost')?.text ?? '') || (item?.cost ?? null) !== null

/** Whether a column holds any text: of what is typed there, only a spreadsheet makes a date. */
function holdsText(key: ImportKey): boolean {
  if (isSpecification(key)) return [undefined, 'text'].includes(fieldOfColumn(key)?.type)
  return !['id', 'category', 'cost', 'currency', 'image_url', 'specifications'].includes(key) && !isTime(key)
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

/**
 * The specifications that the database stores. `left` are values without a cell of their own that their fields do not take;
 * `problem` says why nothing is stored.
 */
function storableSpecifications(merged: Specifications, stored: Specifications) {
  const all = new Map(Object.entries(merged))
  const left: Unread[] = []
  for (const key of wrongKeys(merged, stored)) {
    left.push({ label: labelOfKey(key), text: cellTextOf(specificationCell(key, merged[key])) })
    const before = stored[key]
    if (before === undefined) all.delete(key)
    else all.set(key, before)
  }
  const storable = Object.fromEntries(all)
  const problem = specificationsProblem(storable)
  return { all: problem ? stored : storable, left, problem }
}
