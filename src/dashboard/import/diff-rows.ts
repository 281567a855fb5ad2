import { labelOf } from '@/catalog/columns'
import { type Equipment, joinCategories, splitCategories } from '@/catalog/equipment'
import { priceHint, wholeHint } from '@/catalog/numbers'
import { fieldOf } from '@/catalog/specifications/fields'
import type { UnitSystem } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'
import { formatExactMoney } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import type { Choices } from './choices'
import { findSavedAt, type ImportKey, type Matching, type WritableKey } from './column-mapping'
import { cellTextOf, isAsStored, readCellText } from './csv-format'
import { hasDayFirst } from './dates'
import { mayBeEitherNumber, mayBeEitherPrice } from './decimal-commas'
import { createItemFinder, type Likeness } from './find-item'
import { type Converter, isTime, readerOf } from './headers'
import { readPriceCurrency, readValue } from './read-cell'
import type { Table, TableRow } from './read-file'
import { createSpecificationReader, describeDifferences } from './specification-cells'
import { isSpecificationColumn, keyOf } from './specification-columns'
import { readerOfMeasure } from './typed-heads'

type Values = Partial<Record<WritableKey, Json | null>>

export type Difference = { header: string; before: string; after: string }

/** One row of the file, compared with the catalog. */
export type CheckedRow = {
  number: number
  name: string
  /** What a row without an ID has in common with the one item it equals; null for every other row. */
  likeness: Likeness | null
} & (
  | { status: 'new'; values: Values; units: UnitSystem; unknown: string[]; isLikeAnItem: boolean }
  | {
      status: 'changed'
      item: Equipment
      values: Values
      unknown: string[]
      differences: Difference[]
      /** The item has been saved after the file was exported: cells nobody edited may be older than what it holds. */
      isSavedSince: boolean
    }
  | { status: 'unchanged' }
  | { status: 'invalid'; errors: string[] }
)

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Prepares look-ups once; the returned function then compares the rows, in their order, with the catalog. */
export function createChecker(
  table: Omit<Table, 'encoding'>,
  matching: Matching,
  items: readonly Equipment[],
  { categories, addedRows }: Choices,
  hasDecimalCommas: boolean,
) {
  const { headers, rows } = table
  const byId = new Map(items.map((item) => [item.id, item]))
  // What this file has added already belongs to the rows it was added from.
  const newIds = new Set(rows.map(({ newId }) => newId))
  const findItems = createItemFinder(items.filter(({ id }) => !newIds.has(id)))
  const hasAmericanDates = !hasDecimalCommas && !hasDayFirst(table, matching)
  const specifications = createSpecificationReader(headers, matching, hasDecimalCommas, hasAmericanDates)
  const matched = matching.flatMap((key, column): Matched[] => {
    if (!key) return []
    const header = headers[column] ?? ''
    const convert = isSpecificationColumn(key)
      ? readerOfMeasure(header, fieldOf(keyOf(key)))
      : readerOf(key, header)
    return [{ key, column, convert }]
  })
  const idColumn = matching.indexOf('id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const savedAtColumn = findSavedAt(headers)
  const timesUsed = new Map<string, number>()
  for (const row of rows) {
    const id = idOf(row)
    timesUsed.set(id, (timesUsed.get(id) ?? 0) + 1)
  }
  /** Ids of items that rows without an ID change already: `import_equipment` refuses two changes of one item. */
  const taken = new Set<string>()

  /** Finds the item a row without an ID equals, unless there are several or another row changes it. */
  function matchOf(texts: ReadonlyMap<ImportKey, string>) {
    const { matches, by } = findItems({
      name: texts.get('name'),
      brand: texts.get('brand'),
      model: texts.get('model'),
    })
    const [item] = matches
    const isFree = item && matches.length === 1 && !taken.has(item.id) && !timesUsed.has(item.id)
    return { isLikeAnItem: matches.length > 0, match: isFree ? { item, by } : null }
  }

  /** What a refused cell was read as, where the unit of its head says more: of 'Delivery (months)' over 3. */
  function readAs({ cells }: TableRow, key: ImportKey, texts: ReadonlyMap<ImportKey, string>): string {
    const cell = readCellText(cells[matching.indexOf(key)] ?? '')
    const text = texts.get(key) ?? ''
    return text === cell ? '' : `, not "${text}"`
  }

  return function check(row: TableRow): CheckedRow {
    const texts = textsOf(row, matched)
    const id = idOf(row)
    // An empty ID cell asks for a new item; without an ID cell the row may be a change.
    const isOpen = !texts.has('id')
    // Also one that has been added already, by an import of this file whose answer was lost.
    const stored = byId.get(id || row.newId)
    const { isLikeAnItem, match } =
      id === '' && !stored ? matchOf(texts) : { isLikeAnItem: false, match: null }
    const likeness = (isOpen && match?.by) || null
    const isChange = likeness !== null && !addedRows.has(row.number)
    // Also where the row is to be added: that must not make the next one change the item.
    if (isOpen && match) taken.add(match.item.id)
    const item = isChange ? match?.item : stored
    const place = { number: row.number, name: texts.get('name') || item?.name || '', likeness }

    const errors = [...shapeErrors(row, matching), ...idErrors(id, item, timesUsed.get(id) ?? 0)]
    texts.delete('id')
    if (isChange) leaveOutEmpty(texts)
    // A new row needs a name, whether the file has such a column or not.
    if (!item && !texts.has('name')) texts.set('name', '')
    if (hasDecimalCommas) errors.push(...unclearTimes(row, matched, texts))
    errors.push(...settleCurrency(texts, item, hasDecimalCommas))
    const { values, refused, unknown } = readTexts(texts, item, categories)
    for (const { key, reason } of refused) errors.push(`${labelOf(key)}: ${reason}${readAs(row, key, texts)}`)
    const { changed, errors: wrong } = specifications.read(texts, item)
    if (changed) values.specifications = changed
    errors.push(...wrong)
    if (errors.length > 0) return { ...place, status: 'invalid', errors }
    if (!item) {
      const { units } = specifications
      return { ...place, status: 'new', values, units, unknown, isLikeAnItem }
    }
    const differences = Object.keys(values).flatMap((key) =>
      key === 'specifications'
        ? describeDifferences(item, values.specifications ?? {}, specifications.units)
        : [describe(key as WritableKey, values, item)],
    )
    return differences.length > 0
      ? {
          ...place,
          status: 'changed',
          item,
          values,
          unknown,
          differences,
          isSavedSince: isLater(item.updated_at, row.cells[savedAtColumn] ?? ''),
        }
      : { ...place, status: 'unchanged' }
  }
}

/** Whether the first time is later. A time without an offset is not that of an export: false. */
const isLater = (time: string, exported: string) =>
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(exported) && Date.parse(time) > Date.parse(exported)

type Matched = { key: ImportKey; column: number; convert: Converter | null }

/** Reads the cells a row has. A row with fewer cells than headers leaves out the rest, so that it clears nothing. */
function textsOf({ cells }: TableRow, matched: readonly Matched[]) {
  const texts = new Map<ImportKey, string>()
  for (const { key, column, convert } of matched) {
    const cell = cells[column]
    if (cell === undefined) continue
    const text = readCellText(cell)
    texts.set(key, convert ? convert(text) : text)
  }
  return texts
}

/**
 * Leaves out the empty cells of a row that only looks like an item: a price list says nothing by them. With an ID they
 * come from an export, where somebody emptied them.
 */
function leaveOutEmpty(texts: Map<ImportKey, string>) {
  for (const [key, text] of texts) if (text === '') texts.delete(key)
}

/**
 * Sets the currency named in the price where the row states none. Returns an error where it states another one, or where
 * the price may be either of two.
 */
function settleCurrency(
  texts: Map<ImportKey, string>,
  item: Equipment | undefined,
  hasDecimalCommas: boolean,
): string[] {
  const cost = texts.get('cost')
  if (cost === undefined) return []
  if (hasDecimalCommas && mayBeEitherPrice(cost)) {
    // Not read below as well, where it would be refused once more.
    texts.delete('cost')
    return [`${labelOf('cost')}: ${priceHint}`]
  }
  const stated = texts.get('currency')
  const assumed = (stated === undefined && item?.currency) || currencies[0]
  const reading = readPriceCurrency(cost, stated, assumed)
  if (!reading.ok) return [`${labelOf('cost')}: ${reading.reason}`]
  if (reading.value) texts.set('currency', reading.value)
  return []
}

/** Refuses times that may be either number: 30,000 days may be 30. */
function unclearTimes({ cells }: TableRow, matched: readonly Matched[], texts: Map<ImportKey, string>) {
  return matched.flatMap(({ key, column }) => {
    const cell = readCellText(cells[column] ?? '')
    if (!isTime(key) || !mayBeEitherNumber(cell)) return []
    texts.delete(key)
    return [`${labelOf(key)}: ${wholeHint}, not "${cell.slice(0, 60)}"`]
  })
}

function shapeErrors({ cells, fault }: TableRow, matching: Matching): string[] {
  if (fault) return [fault]
  const tooMany = cells.slice(matching.length).some((cell) => cell.trim() !== '')
  return tooMany ? ['More cells than there are headers: empty those beyond them'] : []
}

function idErrors(id: string, item: Equipment | undefined, times: number): string[] {
  if (id === '') return []
  if (!uuid.test(id)) return ['ID: Not an ID of this catalog']
  if (times > 1) return ['ID: More than one row has this ID']
  return item ? [] : ['ID: Not in the catalog (any more). Clear the ID to add the row as a new item']
}

/** Parses the values of a row and collects its unknown categories. Of an existing item only differing values are kept. */
function readTexts(
  texts: ReadonlyMap<ImportKey, string>,
  item: Equipment | undefined,
  chosen: Choices['categories'],
) {
  const values: Values = {}
  const refused: { key: WritableKey; reason: string }[] = []
  const unknown: string[] = []
  const stored = new Map(splitCategories(item?.category ?? '').map((name) => [name.toLowerCase(), name]))
  function rename(name: string): string {
    const lower = name.toLowerCase()
    const kept = stored.get(lower)
    if (kept) return kept
    unknown.push(name)
    return chosen.get(lower) ?? name
  }
  for (const [key, text] of texts) {
    // Skip unchanged texts: a stored value may be older than a validation rule.
    if (key === 'id' || key === 'specifications' || isSpecificationColumn(key)) continue
    if (item && isAsStored(text, item[key])) continue
    const reading = readValue(key, text, rename)
    if (!reading.ok) refused.push({ key, reason: reading.reason })
    else if (!item || !isSame(key, reading.value, item)) values[key] = reading.value
  }
  return { values, refused, unknown }
}

/** Categories as they are filed, but for their spacing: a spelling that the file corrects is a difference. */
function isSame(key: WritableKey, value: Json | null, item: Equipment): boolean {
  if (key === 'category') return value === joinCategories(splitCategories(item.category))
  return value === item[key]
}

function describe(key: WritableKey, values: Values, item: Equipment): Difference {
  const header = labelOf(key)
  if (key === 'cost') {
    const after = values.currency === undefined ? item.currency : values.currency
    return { header, before: priceOf(item.cost, item.currency), after: priceOf(values.cost, after) }
  }
  return { header, before: cellTextOf(item[key]), after: String(values[key] ?? '') }
}

/** A price with its currency, which a price list often does not state. */
const priceOf = (cost: Json | undefined, currency: Json | undefined) =>
  typeof cost === 'number' ? formatExactMoney(cost, typeof currency === 'string' ? currency : null) : ''
